import { vi } from 'vitest'

// Imported before all else: a developer's own .env must not decide what the tests call.
vi.stubEnv('VITE_API_URL', '')
vi.stubEnv('VITE_API_AUTH', '')

// The page whose own server the API then is.
Object.defineProperty(globalThis, 'location', { value: new URL('http://localhost:3000/') })
