/** What a toast reports. */
export type ToastKind = 'success' | 'error' | 'info'

/**
 * Shows a toast (section 8: top right, light, 5000 ms). Its script is fetched with the first one; should it be
 * out of reach, the text is shown all the same.
 */
export async function showToast(kind: ToastKind, text: string): Promise<void> {
  try {
    const { pop } = await import('./toaster')
    pop(kind, text)
  } catch {
    popPlainly(text)
  }
}

const DURATION_MS = 5000

function popPlainly(text: string): void {
  const message = document.createElement('p')
  message.role = 'alert'
  message.className = 'plain-toast'
  message.textContent = text
  document.body.append(message)
  setTimeout(() => message.remove(), DURATION_MS)
}
