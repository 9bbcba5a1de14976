import { onlineManager } from '@tanstack/react-query'
import { onTestFinished, vi } from 'vitest'

/** Goes offline as browsers report it, by property and event. Returns a function that goes online again. */
export function goOffline(): () => void {
  const stop = onlineManager.subscribe(() => {})
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const goOnline = () => {
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
  }
  onTestFinished(() => {
    goOnline()
    stop()
  })
  return goOnline
}
