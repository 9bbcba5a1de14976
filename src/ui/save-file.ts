// Firefox and Safari still read the file after the click.
const REVOKE_AFTER_MS = 60_000

/** Downloads the content as a file with that name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}
