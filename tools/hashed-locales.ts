import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin } from 'vite'

/**
 * Puts a hash of all texts into the names of their files in the built app, `common-Ab12Cd.json`, as scripts have one:
 * they can be kept by the browser for ever, and those of an older release stand beside them. The app knows the
 * ending as `LOCALE_ENDING`; on the dev server the files have their plain names.
 */
export function hashedLocales(source: string): Plugin {
  let target = ''
  return {
    name: 'struja:hashed-locales',
    config: (_, { command }) => ({
      define: { LOCALE_ENDING: JSON.stringify(command === 'build' ? localeEnding(source) : '.json') },
    }),
    configResolved({ root, build }) {
      target = join(root, build.outDir, 'locales')
    },
    writeBundle() {
      const ending = localeEnding(source)
      for (const name of filesIn(target))
        renameSync(join(target, name), join(target, name.replace(/\.json$/, ending)))
    },
  }
}

/** The ending of the built files of these texts: their hash in six letters, and '.json'. */
export function localeEnding(folder: string): string {
  const hash = createHash('sha256')
  for (const name of filesIn(folder)) hash.update(name).update(readFileSync(join(folder, name)))
  return `-${hash.digest('base64url').replaceAll(/[-_]/g, '').slice(0, 6)}.json`
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
