const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The file `_headers`, which static hosts such as Netlify and Cloudflare Pages read: rules by path, indented by two. */
export const headersFile = (security: Readonly<Record<string, string>>): string =>
  Object.entries({
    '/*': security,
    // All else is asked about each time, which is those hosts' own rule.
    '/assets/*': { 'Cache-Control': IMMUTABLE },
  })
    .map(([path, headers]) => [path, ...linesOf(headers)].join('\n'))
    .join('\n\n')
    .concat('\n')

const linesOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
