import { getServers } from 'node:dns'
import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'

/** The API that the web server stands in front of, on the shop's own address. */
export interface ApiProxy {
  /** Its address, as API_URL names it. */
  url: string
  /** Whether the token of who is signed in goes along, as API_AUTH says: 'bearer', or not. */
  auth: string
  /** The name servers that find its host while the server runs; none where it is looked up once, at the start. */
  nameServers: readonly string[]
  /** The file of the certificates that are trusted; needed for https. */
  certificates: string | undefined
}

/** What deploy/nginx.conf needs for it: a part for the whole server and one for the location /api. Throws where a setting is wrong. */
export function apiProxy({ url, auth, nameServers, certificates }: ApiProxy): {
  server: string
  location: string
} {
  if (!['', 'none', 'bearer'].includes(auth)) throw new Error("API_AUTH must be 'none' or 'bearer'")
  if (!/^https?:\/\/[^\s?#@"$\\]+$/.test(url) || !URL.canParse(url))
    throw new Error('API_URL must be an http(s) URL')
  const { protocol, hostname, host, port, pathname } = new URL(url)
  if (protocol === 'https:' && certificates === undefined)
    throw new Error('No trusted certificates are found: name their file in SSL_CERT_FILE')
  const folder = pathname.replace(/\/+$/, '')
  const address = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
  return {
    server: lines([
      nameServers.length > 0
        ? `resolver ${nameServers.join(' ')} valid=30s;`
        : `upstream struja_api { server ${address}; keepalive 16; }`,
      // As it came, so that nothing escaped in an id is read for a slash.
      `map $request_uri $api_path { default "${folder}/"; "~^/api(?<api_rest>[/?].*)$" "${folder}$api_rest"; }`,
      ...(auth === 'bearer'
        ? ['map $cookie_authToken $api_authorization { "" ""; default "Bearer $cookie_authToken"; }']
        : []),
    ]),
    location: lines([
      `proxy_pass ${protocol}//${nameServers.length > 0 ? address : 'struja_api'}$api_path;`,
      'proxy_http_version 1.1;',
      'proxy_set_header Connection "";',
      `proxy_set_header Host ${host};`,
      ...(auth === 'bearer' ? ['proxy_set_header Authorization $api_authorization;'] : []),
      'proxy_set_header Cookie "";',
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      'proxy_redirect off;',
      // Slips and pictures are streamed, not kept.
      'proxy_request_buffering off;',
      'client_max_body_size 25m;',
      ...(protocol === 'https:'
        ? [
            'proxy_ssl_server_name on;',
            `proxy_ssl_name ${hostname};`,
            'proxy_ssl_verify on;',
            'proxy_ssl_verify_depth 5;',
            `proxy_ssl_trusted_certificate "${certificates}";`,
          ]
        : []),
    ]),
  }
}

const lines = (some: readonly string[]) => some.join('\n      ')

/** The name servers of this machine, or none where it knows the host of that URL by itself: its address does not change then. */
export function nameServersFor(url: string): string[] {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : ''
  const own = existsSync('/etc/hosts') ? readFileSync('/etc/hosts', 'utf8').split(/\s+/) : []
  if (isIP(host) !== 0 || host === 'localhost' || own.includes(host)) return []
  return getServers().map((server) => (isIP(server) === 6 ? `[${server}]` : server))
}

/** The file in which this machine has the certificates it trusts. */
export const trustedCertificates = (): string | undefined =>
  [
    process.env['SSL_CERT_FILE'] ?? '',
    '/etc/ssl/certs/ca-certificates.crt',
    '/etc/pki/tls/certs/ca-bundle.crt',
    '/etc/ssl/cert.pem',
  ].find((file) => file !== '' && existsSync(file))
