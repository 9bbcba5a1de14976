import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { builtHeaders } from './built-headers.ts'
import { compress } from './compress.ts'
import { readEnvironment } from './environment.ts'
import { headersFile } from './headers-file.ts'

/** The last step of the build, once every page is written: the headers file of static hosts, and the compressed files. */
export async function finishBuild(folder: string): Promise<void> {
  const headers = builtHeaders(folder, readEnvironment('.'))
  await writeFile(join(folder, '_headers'), headersFile(headers))
  await compress(folder)
}
