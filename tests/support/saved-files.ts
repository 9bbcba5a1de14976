import { beforeEach, vi } from 'vitest'

/** A file the app had the browser save. */
interface SavedFile {
  name: string
  text: () => Promise<string>
}

/** Takes the files the app has the browser save in the tests of a file. */
export function savedFiles(): SavedFile[] {
  const saved: SavedFile[] = []
  beforeEach(() => {
    saved.length = 0
    let last: Blob | undefined
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) last = blob
      return 'blob:saved'
    }
    URL.revokeObjectURL = () => {}
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const content = last
      saved.push({ name: this.download, text: async () => textOf(content) })
    })
  })
  return saved
}

// jsdom's Blob cannot be read by itself; its FileReader can.
const textOf = (content = new Blob()): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.readAsText(content)
  })
