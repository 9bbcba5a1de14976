import { getServers } from 'node:dns'
import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'

/** A host that the web server passes requests on to, and how nginx resolves and trusts that host. */
export interface Upstream {
  /** The address from API_URL or ERROR_URL. */
  url: string
  /** The name servers that resolve the host while nginx runs; empty if the host is resolved once, at the start. */
  nameServers: readonly string[]
  /** The file with the trusted certificates; required for https. */
  certificates: string | undefined
}

/** The directives that deploy/nginx.conf needs to pass requests on: for the whole server, and for the location. */
export interface Proxy {
  server: string
  location: string
}

/**
 * Passes calls below /api on to the API at API_URL. With 'bearer' as `auth` (API_AUTH) the token of the signed-in user
 * is added. Throws if a setting is invalid.
 */
export function apiProxy(upstream: Upstream, auth: string): Proxy {
  if (!['', 'none', 'bearer'].includes(auth)) throw new Error("API_AUTH must be 'none' or 'bearer'")
  const { folder, origin, server, location } = proxyDirectives('API_URL', upstream)
  const withToken = auth === 'bearer'
  return {
    server: lines([
      ...server,
      // Passes the path on as received, so that an escaped slash in an id does not become a separator.
      `map $request_uri $api_path { default "${folder}/"; "~^/api(?<api_rest>[/?].*)$" "${folder}$api_rest"; }`,
      ...(withToken ? [AUTHORIZATION] : []),
    ]),
    location: lines([
      ...location('$api_path'),
      // Rewrites redirects to the API's own address, such as to a final slash, to the shop's /api.
      `proxy_redirect "~^(?:${origin})?${escapeRegExp(folder)}(/(?!/).*)" /api$1;`,
      ...(withToken ? ['proxy_set_header Authorization $api_authorization;'] : []),
      'proxy_set_header Cookie "";',
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      // Compresses lists that the API sends uncompressed.
      'gzip on; gzip_types application/json; gzip_min_length 1k; gzip_proxied any;',
      // Uploaded slips and pictures are streamed, not buffered.
      'proxy_request_buffering off;',
      // As long as the app waits for the answer to a call with pictures.
      'proxy_read_timeout 300s;',
      'proxy_send_timeout 300s;',
      'client_max_body_size 25m;',
    ]),
  }
}

// Sign-in and registration are sent no token: a server may refuse any call that carries an expired token.
const AUTHORIZATION =
  'map "$cookie_authToken $uri" $api_authorization { "~^ " ""; "~ /api/users/(login|register)/?$" ""; default "Bearer $cookie_authToken"; }'

/** Passes reports of errors on to ERROR_URL, with nothing about their sender. Throws if ERROR_URL is invalid. */
export function reportsProxy(upstream: Upstream): Proxy {
  const { folder, server, location } = proxyDirectives('ERROR_URL', upstream)
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

function proxyDirectives(variable: string, { url, nameServers, certificates }: Upstream) {
  if (!/^https?:\/\/[^\s?#@"$\\]+$/.test(url) || !URL.canParse(url))
    throw new Error(`${variable} must be an http(s) URL, without a password or query`)
  const { protocol, hostname, host, port, pathname } = new URL(url)
  const isSecure = protocol === 'https:'
  if (isSecure && certificates === undefined)
    throw new Error('No trusted certificates are found: name their file in SSL_CERT_FILE')
  const address = `${hostname}:${port || (isSecure ? 443 : 80)}`
  const isResolvedAtRuntime = nameServers.length > 0
  const name = variable.toLowerCase()
  return {
    folder: pathname.replace(/\/+$/, ''),
    // A pattern: behind a proxy that ends TLS an API may name itself by http.
    origin: `${isSecure ? 'https?' : 'http'}://${escapeRegExp(host)}`,
    server: isResolvedAtRuntime ? [] : [`upstream ${name} { server ${address}; keepalive 16; }`],
    location: (path: string) => [
      ...(isResolvedAtRuntime ? [`resolver ${nameServers.join(' ')} valid=30s;`] : []),
      `proxy_pass ${protocol}//${isResolvedAtRuntime ? address : name}${path};`,
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

/** Escapes text for use in a regular expression. */
const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^{}()|[\]]/g, String.raw`\$&`)

const lines = (some: readonly string[]) => some.join('\n      ')

/** The name servers of this machine; none if it knows the URL's host without them, as a fixed address. */
export function nameServersFor(url: string): string[] {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : ''
  const own = existsSync('/etc/hosts') ? readFileSync('/etc/hosts', 'utf8').split(/\s+/) : []
  if (isIP(host) !== 0 || host === 'localhost' || own.includes(host)) return []
  return getServers().map((server) => (isIP(server) === 6 ? `[${server}]` : server))
}

/** The upstream at this URL, with the name servers and certificates of this machine. */
export const upstreamOf = (url: string): Upstream => ({
  url,
  nameServers: nameServersFor(url),
  certificates: trustedCertificates(),
})

/** The file with the certificates that this machine trusts. */
const trustedCertificates = (): string | undefined =>
  [
    process.env['SSL_CERT_FILE'] ?? '',
    '/etc/ssl/certs/ca-certificates.crt',
    '/etc/pki/tls/certs/ca-bundle.crt',
    '/etc/ssl/cert.pem',
  ].find((file) => file !== '' && existsSync(file))
