import { expect, it } from 'vitest'

import { headersFile } from '../../../tools/hosting/headers'

it('the headers file of static hosts has the same headers, and lets browsers keep files with a hash in their name', () => {
  expect(
    headersFile({ 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' }),
  ).toBe(
    `/*
  Content-Security-Policy: default-src 'none'
  X-Content-Type-Options: nosniff

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`,
  )
})
