import { beforeEach, vi } from 'vitest'

interface SavedFile {
  name: string
  /** Without the byte-order mark. */
  text: () => Promise<string>
  bytes: () => Promise<number[]>
}

/** Collects the files that the app saves in the tests of a test file. */
export function savedFiles(): SavedFile[] {
  const saved: SavedFile[] = []
  beforeEach(() => {
    saved.length = 0
    let last: Blob | undefined
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) last = blob
      return 'blob:saved'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const content = last
      saved.push({
        name: this.download,
        text: async () => new TextDecoder().decode(await bytesOf(content)),
        bytes: async () => [...(await bytesOf(content))],
      })
    })
  })
  return saved
}

// jsdom's Blob has no method that reads it; its FileReader can.
const bytesOf = (content = new Blob()): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      reader.result instanceof ArrayBuffer
        ? resolve(new Uint8Array(reader.result))
        : reject(new Error('The file cannot be read')),
    )
    reader.readAsArrayBuffer(content)
  })
