import { vi } from 'vitest'

// Imported first: a developer's own .env must not decide which API the tests call.
vi.stubEnv('VITE_API_URL', '')
vi.stubEnv('VITE_API_AUTH', '')

// The address of the page: without VITE_API_URL the API is on the page's own server. Files that share a worker each set it.
Object.defineProperty(globalThis, 'location', {
  value: new URL('http://localhost:3000/'),
  configurable: true,
})
