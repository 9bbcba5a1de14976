import { vi } from 'vitest'

// Imported before all else: Node knows no page to which '/api' would be relative.
vi.stubEnv('VITE_API_URL', 'http://api.example/v1')
vi.stubEnv('VITE_API_AUTH', '')
