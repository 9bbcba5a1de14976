import { vi } from 'vitest'

// Imported before all else: a developer's own .env must not decide what the tests call.
vi.stubEnv('VITE_API_URL', '')
vi.stubEnv('VITE_API_AUTH', '')
