import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { HELP, main } from '../../../tools/api-doctor/main'
import { ADMINISTRATOR } from '../mocks/demo'
import { listen } from '../mocks/listen'
import { combineFaults, fields, headers, startFaultyApi } from './faulty-api'

const TWO_FAULTS = combineFaults(
  fields('/vehicles', 1, { range_km: '530 km' }),
  headers('/users', { 'Cache-Control': '' }),
)

async function run(args: string[], token?: string) {
  const printed: string[] = []
  const complained: string[] = []
  const code = await main(
    args,
    { API_DOCTOR_TOKEN: token },
    { print: (text) => printed.push(text), printError: (text) => complained.push(text) },
  )
  return { code, printed: printed.join('\n'), complained: complained.join('\n') }
}

// No measured time passes: a busy machine must not become a finding.
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
})

describe('the api:doctor command', () => {
  it('prints its calls and that nothing was found, and exits with 0', async () => {
    const { apiUrl, signIn } = await startFaultyApi()
    const token = await signIn(ADMINISTRATOR)
    const { code, printed } = await run([apiUrl, '--origin', 'https://shop.example/'], token)
    expect(code).toBe(0)
    expect(printed).toContain(`The API at ${apiUrl}, as the shop at https://shop.example sees it`)
    expect(printed).toMatch(/GET \/vehicles +visitor +200 +\d+ ms +\d+\.\d kB +8 rows: 8 shown/)
    expect(printed).toMatch(/GET \/users +visitor +401 +\d+ ms +25 B +closed to visitors, as it should be/)
    expect(printed).toMatch(/GET \/users +signed in +200 +\d+ ms +\d+ B +4 rows: 4 shown/)
    expect(printed).toMatch(/\n\nNothing found\.$/)
  })

  it('prints each finding with what was seen, what it means and what to change, and exits with 1', async () => {
    const { apiUrl, signIn } = await startFaultyApi(TWO_FAULTS)
    const { code, printed } = await run([apiUrl], await signIn(ADMINISTRATOR))
    expect(code).toBe(1)
    const [, report = ''] = printed.split('1 fault and 1 risk found.')
    expect(report.split('\n').filter((line) => line !== '')).toEqual([
      ' 1. FAULT  field-unread  GET /vehicles',
      '    Seen    range_km is "530 km" in 1 of 8 rows (id 1).',
      '    Means   The card of the vehicle does without it.',
      '    Change  Send the field in the form of docs/openapi.yml.',
      ' 2. RISK  stored-person  GET /users, GET /users/1',
      '    Seen    Cache-Control is missing.',
      '    Means   A browser or proxy may keep personal data and show it to the next person at that',
      '            computer.',
      '    Change  Send Cache-Control: no-store with every response about a person.',
    ])
  })

  it('prints the same report as JSON for scripts', async () => {
    const { apiUrl } = await startFaultyApi(TWO_FAULTS)
    const { code, printed } = await run([apiUrl, '--json'])
    expect(code).toBe(1)
    const report = v.parse(
      v.object({
        apiUrl: v.string(),
        asked: v.array(v.object({ call: v.string(), status: v.number(), ms: v.number(), bytes: v.number() })),
        notTried: v.array(v.string()),
        findings: v.array(
          v.object({ code: v.string(), seen: v.string(), means: v.string(), change: v.string() }),
        ),
      }),
      JSON.parse(printed),
    )
    expect(report.apiUrl).toBe(apiUrl)
    expect(report.asked.map(({ call }) => call)).toContain('GET /reservations')
    expect(report.findings.map(({ code }) => code)).toEqual(['field-unread'])
    expect(report.notTried).toHaveLength(2)
    expect(printed).not.toContain('Tesla')
  })

  it('never prints the token, whatever the API does with it', async () => {
    const token = 'a-token-nobody-may-see'
    for (const args of [[], ['--json']]) {
      const { apiUrl } = await startFaultyApi(headers('/', { 'Cache-Control': '' }))
      const { code, printed, complained } = await run([apiUrl, '--user', '1', ...args], token)
      expect(code).toBe(1)
      expect(printed + complained).not.toContain(token)
    }
    const { code, printed, complained } = await run(['https://api.example'], `${token}\n`)
    expect(code).toBe(2)
    expect(printed + complained).not.toContain(token)
  })

  it('names the fields of a person, never their contents', async () => {
    const { apiUrl, signIn } = await startFaultyApi(fields('/users', 3, { phone: 381_601_234_567 }))
    const { code, printed } = await run([apiUrl], await signIn(ADMINISTRATOR))
    expect(code).toBe(1)
    expect(printed).toContain('phone is a number in 1 of 4 rows (id 3).')
    expect(printed).not.toMatch(/381601234567|@struja/)
  })

  it('says that the API could not be reached, and exits with 2', async () => {
    const { url, server } = await listen(() => undefined)
    server.closeAllConnections()
    await new Promise((resolve) => {
      server.close(resolve)
    })
    const { code, printed, complained } = await run([`${url}/api`])
    expect([code, printed]).toEqual([2, ''])
    expect(complained).toContain(`${url}/api could not be reached.`)
  })

  it.each([
    ['no address', [], 'one API'],
    ['two addresses', ['https://a.example', 'https://b.example'], 'one API'],
    ['an address that is none', ['api.example'], 'http(s) URL'],
    ['an address with a password', ['https://me:secret@api.example'], 'http(s) URL'],
    ['an unknown option', ['https://a.example', '--delete'], '--delete'],
    ['an origin that is none', ['https://a.example', '--origin', 'shop'], '--origin'],
    ['an id that leads elsewhere', ['https://a.example', '--user', '..'], '--user'],
  ])('says what is wrong with %s, sends nothing and exits with 2', async (_, args, message) => {
    const { code, printed, complained } = await run(args)
    expect([code, printed]).toEqual([2, ''])
    expect(complained).toContain(message)
    expect(complained).toContain(HELP)
    expect(complained).not.toContain('secret')
  })

  it('runs by its npm script, in a process of its own', async () => {
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'api:doctor', '--', '--help'])
    expect(stdout.trim()).toBe(HELP)
  })
})
