const HALF_A_YEAR_S = 15_768_000
const SAFE_REFERRER = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/

type Headers = Readonly<Record<string, string>>

/** The directives of a content security policy, each with its values. */
export const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/)
      return [name, values]
    }),
  )

/** The score of Mozilla's HTTP Observatory for the headers of a page, whose names are in lower case. */
export function observatoryScore(headers: Headers): number {
  const policy = directivesOf(headers['content-security-policy'] ?? '')
  const [, seconds = '0'] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? []
  const points = [
    contentPoints(policy),
    Number(seconds) >= HALF_A_YEAR_S ? 0 : -20,
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    SAFE_REFERRER.test(headers['referrer-policy'] ?? '') ? 5 : 0,
    "'none' 'self'".includes(policy['frame-ancestors']?.join(' ') ?? '*') ? 5 : -20,
    headers['cross-origin-opener-policy'] === 'same-origin' ? 10 : 0,
    ['require-corp', 'credentialless'].includes(headers['cross-origin-embedder-policy'] ?? '') ? 10 : 0,
    ['same-origin', 'same-site'].includes(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
  ]
  return points.reduce((sum, some) => sum + some, 100)
}

function contentPoints(policy: Record<string, string[]>): number {
  if (policy['default-src'] === undefined && policy['script-src'] === undefined) return -25
  const values = Object.values(policy).flat()
  if (values.some((value) => value.startsWith("'unsafe-"))) return -20
  if (values.some((value) => value.startsWith('http:'))) return -20
  const isClosed = policy['default-src']?.join(' ') === "'none'" && policy['form-action'] !== undefined
  return isClosed ? 10 : 5
}
