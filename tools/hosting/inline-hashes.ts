import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The hashes of all inline scripts and styles of some pages, as a content policy names them. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

const INLINE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gis
const ATTRIBUTE = /<[a-z][^<>]*\s(style|on[a-z]+)=/i

/** The hashes for the pages of a built app. */
export function hashesOfBuild(folder: string): InlineHashes {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const pages = names.filter((name) => name.endsWith('.html'))
  if (pages.length === 0) throw new Error(`There is no built app in ${folder}: run "npm run build"`)
  return inlineHashes(
    Object.fromEntries(pages.map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
  )
}

/** The hashes for pages by name; throws if a page has a style or event attribute, which no hash can allow. */
export function inlineHashes(pages: Record<string, string>): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [name, html] of Object.entries(pages)) {
    for (const [, tag, attributes = '', content = ''] of html.matchAll(INLINE))
      // External scripts and JSON data need no hash.
      if (!/\s(src\s*=|type="application\/(ld\+)?json")/i.test(attributes))
        (tag?.toLowerCase() === 'style' ? styles : scripts).add(hashOf(content))
    const [found, attribute] = ATTRIBUTE.exec(html.replace(INLINE, '')) ?? []
    if (attribute !== undefined)
      throw new Error(`${name}: the policy allows no ${attribute} attribute: ${found?.slice(-120)}`)
  }
  return { scripts: [...scripts].toSorted(), styles: [...styles].toSorted() }
}

const hashOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`
