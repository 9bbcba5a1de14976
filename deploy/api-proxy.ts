import { getServers } from 'node:dns'
import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'

/** Where the web server passes requests on to, and how it finds and trusts that host. */
export interface Upstream {
  /** Its address, as API_URL or ERROR_URL names it. */
  url: string
  /** The name servers that find its host while the server runs; none where it is looked up once, at the start. */
  nameServers: readonly string[]
  /** The file of the certificates that are trusted; needed for https. */
  certificates: string | undefined
}

/** What deploy/nginx.conf needs to pass requests on: a part for the whole server, and what stands in the location. */
export interface Proxy {
  server: string
  location: string
}

/**
 * Passes on what is asked below /api to the API at API_URL. With 'bearer' as `auth`, which is API_AUTH, the token of who
 * is signed in goes along. Throws where a setting is wrong.
 */
export function apiProxy(upstream: Upstream, auth: string): Proxy {
  if (!['', 'none', 'bearer'].includes(auth)) throw new Error("API_AUTH must be 'none' or 'bearer'")
  const { folder, origin, server, location } = passOn('API_URL', upstream)
  const withToken = auth === 'bearer'
  return {
    server: lines([
      ...server,
      // As it came, so that nothing escaped in an id is read for a slash.
      `map $request_uri $api_path { default "${folder}/"; "~^/api(?<api_rest>[/?].*)$" "${folder}$api_rest"; }`,
      ...(withToken ? [AUTHORIZATION] : []),
    ]),
    location: lines([
      ...location('$api_path'),
      // An API that leads its own addresses on, as some do to a slash at the end, means those the shop has for them.
      `proxy_redirect "~^(?:${origin})?${literal(folder)}(/(?!/).*)" /api$1;`,
      ...(withToken ? ['proxy_set_header Authorization $api_authorization;'] : []),
      'proxy_set_header Cookie "";',
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      // Slips and pictures are streamed, not kept.
      'proxy_request_buffering off;',
      'client_max_body_size 25m;',
    ]),
  }
}

// Not where a new token is asked for: a server may refuse every call with one that has expired.
const AUTHORIZATION =
  'map "$cookie_authToken $uri" $api_authorization { "~^ " ""; "~ /api/users/(login|register)/?$" ""; default "Bearer $cookie_authToken"; }'

/** Passes on reports of errors to ERROR_URL, and nothing about who sends them. Throws where that is no address. */
export function reportsProxy(upstream: Upstream): Proxy {
  const { folder, server, location } = passOn('ERROR_URL', upstream)
  return {
    server: lines([...server, `map "" $reports_path { default "${folder || '/'}"; }`]),
    location: lines([
      'limit_except POST { deny all; }',
      ...location('$reports_path'),
      'proxy_redirect off;',
      'proxy_pass_request_headers off;',
      'proxy_set_header Content-Type application/json;',
      'proxy_set_header Content-Length $content_length;',
      'client_max_body_size 4k;',
    ]),
  }
}

function passOn(variable: string, { url, nameServers, certificates }: Upstream) {
  if (!/^https?:\/\/[^\s?#@"$\\]+$/.test(url) || !URL.canParse(url))
    throw new Error(`${variable} must be an http(s) URL, without a password or query`)
  const { protocol, hostname, host, port, pathname } = new URL(url)
  const isSecure = protocol === 'https:'
  if (isSecure && certificates === undefined)
    throw new Error('No trusted certificates are found: name their file in SSL_CERT_FILE')
  const address = `${hostname}:${port || (isSecure ? 443 : 80)}`
  const isFound = nameServers.length > 0
  const name = variable.toLowerCase()
  return {
    folder: pathname.replace(/\/+$/, ''),
    // As a pattern: behind a proxy that ends TLS an API may not know of it.
    origin: `${isSecure ? 'https?' : 'http'}://${literal(host)}`,
    server: isFound ? [] : [`upstream ${name} { server ${address}; keepalive 16; }`],
    location: (path: string) => [
      ...(isFound ? [`resolver ${nameServers.join(' ')} valid=30s;`] : []),
      `proxy_pass ${protocol}//${isFound ? address : name}${path};`,
      'proxy_http_version 1.1;',
      'proxy_set_header Connection "";',
      `proxy_set_header Host ${host};`,
      ...(isSecure
        ? [
            'proxy_ssl_server_name on;',
            `proxy_ssl_name ${hostname};`,
            'proxy_ssl_verify on;',
            'proxy_ssl_verify_depth 5;',
            `proxy_ssl_trusted_certificate "${certificates}";`,
          ]
        : []),
    ],
  }
}

/** Text as the pattern of just that. */
const literal = (text: string) => text.replaceAll(/[.*+?^{}()|[\]]/g, String.raw`\$&`)

const lines = (some: readonly string[]) => some.join('\n      ')

/** The name servers of this machine, or none where it knows the host of that URL by itself: its address does not change then. */
export function nameServersFor(url: string): string[] {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : ''
  const own = existsSync('/etc/hosts') ? readFileSync('/etc/hosts', 'utf8').split(/\s+/) : []
  if (isIP(host) !== 0 || host === 'localhost' || own.includes(host)) return []
  return getServers().map((server) => (isIP(server) === 6 ? `[${server}]` : server))
}

/** That address, as this machine finds and trusts it. */
export const upstreamOf = (url: string): Upstream => ({
  url,
  nameServers: nameServersFor(url),
  certificates: trustedCertificates(),
})

/** The file in which this machine has the certificates it trusts. */
const trustedCertificates = (): string | undefined =>
  [
    process.env['SSL_CERT_FILE'] ?? '',
    '/etc/ssl/certs/ca-certificates.crt',
    '/etc/pki/tls/certs/ca-bundle.crt',
    '/etc/ssl/cert.pem',
  ].find((file) => file !== '' && existsSync(file))
