import { onlineManager } from '@tanstack/react-query'
import { onTestFinished, vi } from 'vitest'

/** Takes the connection away, as the browser says it: by its property, and by an event. Gives what brings it back. */
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
