import { onlineManager } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { onTestFinished, vi } from 'vitest'

import { ENDPOINTS, type EndpointName } from '@/mocks/handlers/endpoints'

import type { TestApi } from '../../support/server'
import type { Fault } from './fault-table'

/** Makes a call go wrong, until the function it gives is called. */
export function meetFault(api: TestApi, name: EndpointName, fault: Fault): () => void {
  if (fault.wish !== undefined) {
    document.cookie = `demoFault=${name}=${fault.wish}; path=/`
    return () => {
      document.cookie = 'demoFault=; path=/; max-age=0'
    }
  }
  let isOver = false
  const [, method, path] = endpoint(name)
  api.use(
    http[method](`*/api${path}`, async () => {
      if (isOver) return undefined
      if (fault.kind === 'network') return HttpResponse.error()
      await new Promise((resolve) => {
        setTimeout(resolve, fault.takes)
      })
      return undefined
    }),
  )
  const goOnline = fault.kind === 'network' ? goOffline() : () => {}
  return () => {
    isOver = true
    goOnline()
  }
}

/** The method and path of a call. */
export function endpoint(name: EndpointName) {
  const found = ENDPOINTS.find(([known]) => known === name)
  if (found === undefined) throw new Error(`No such call: ${name}`)
  return found
}

// As the browser says it: by its property, and by an event.
function goOffline(): () => void {
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
