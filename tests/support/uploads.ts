import { File as NodeFile } from 'node:buffer'

import { beforeEach, vi } from 'vitest'

// Node's fetch cannot send jsdom's forms and files. This form has the FormData class of fetch itself.
const emptyForm = () =>
  new Response('', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }).formData()

const PageFormData = FormData

/** Lets the app make files and send forms with them in the tests of a file; the files picked come from `fileOf`. */
export function allowFileUploads(): void {
  beforeEach(async () => {
    const { constructor } = await emptyForm()
    vi.stubGlobal('File', NodeFile)
    // Only jsdom's own reads a form of the page.
    vi.stubGlobal('FormData', function SentFormData(form?: HTMLFormElement) {
      const made: unknown = Reflect.construct(constructor, [])
      return form ? new PageFormData(form) : made
    })
  })
}

/** A file with that name, type and content that Node's fetch can send. */
export function fileOf(content: string | Uint8Array<ArrayBuffer>, name: string, type = 'image/png'): File {
  const file: unknown = new NodeFile([content], name, { type })
  if (!isFile(file)) throw new Error('Not a file')
  return file
}

const isFile = (value: unknown): value is File => value instanceof NodeFile

/** The parts of a multipart request: text as text, a file with all of its bytes. */
export async function partsOf(request: Request): Promise<[string, unknown][]> {
  const parts = [...(await request.clone().formData())].map(async ([field, value]) => {
    if (typeof value === 'string') return [field, value] satisfies [string, string]
    const { name, type } = value
    const bytes = [...new Uint8Array(await value.arrayBuffer())]
    return [field, { name, type, bytes }] satisfies [string, unknown]
  })
  return Promise.all(parts)
}
