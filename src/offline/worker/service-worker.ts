import { fetchFleet, keepFleet } from './fleet'
import { fetchFiles, keepFiles } from './kept-files'
import { fetchPages, keepPages } from './pages'

// The service worker. It keeps what is everybody's: files, pages, the fleet. Nothing private goes through its caches.

declare const self: ServiceWorkerGlobalScope

keepFiles()
keepPages()
keepFleet()

self.addEventListener('install', (event) => {
  // An older tab goes on as it is: files of earlier releases stay beside the new ones, and no tab is reloaded.
  void self.skipWaiting()
  event.waitUntil(Promise.all([...fetchFiles(event, RELEASE_FILES), ...fetchPages(event), fetchFleet(event)]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      // The page is asked for while the worker starts.
      self.registration.navigationPreload?.enable(),
    ]),
  )
})

// A page asks whether one of its scripts is of this worker's release.
self.addEventListener('message', ({ data, ports }) => {
  ports[0]?.postMessage(RELEASE_FILES.some((path) => path === data))
})
