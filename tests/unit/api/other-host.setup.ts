import { vi } from 'vitest'

// Imported first: Node has no page to which '/api' would be relative.
vi.stubEnv('VITE_API_URL', 'http://api.example/v1')
vi.stubEnv('VITE_API_AUTH', '')
