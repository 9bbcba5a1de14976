import { parseArgs } from 'node:util'

import * as v from 'valibot'

import { Id } from '@/api/fields'
import { readConfig } from '@/config'

import { examine } from './examine.ts'
import { reportText } from './report.ts'

export const HELP = `Usage: npm run api:doctor -- https://api.example.com [options]

Requests everything the shop reads from an API, as the shop would, and reports what users would notice.
It sends GET requests only and changes nothing. docs/api.md says more.

  --origin URL    the shop's address; by default the API's own origin, which needs no CORS
  --user ID       the user to request from GET /users/{id}; by default the first in the list
  --json          the report as JSON
  --help          this text

  API_DOCTOR_TOKEN   in the environment: the token of a signed-in user, ideally an administrator; the
                     shop keeps it in the cookie authToken. It is sent as a shop with
                     VITE_API_AUTH=bearer sends it, and is never printed.

Exit code: 0 nothing found, 1 something found, 2 not reached or invalid arguments.`

interface Output {
  print: (text: string) => void
  printError: (text: string) => void
}

/** Runs the doctor; gives the exit code. */
export async function main(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  { print, printError: complain }: Output,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
    if (values.help) {
      print(HELP)
      return 0
    }
    const { caller, user } = readCall(positionals, values, environment['API_DOCTOR_TOKEN'] || undefined)
    const examination = await examine(caller, user)
    const { asked, findings } = examination
    const isReached = asked.some(({ status }) => status !== 0)
    if (values.json) print(JSON.stringify({ ...caller, ...examination }, withoutSecrets, 2))
    else if (isReached) print(reportText(examination, caller))
    else complain(`${caller.apiUrl} could not be reached. ${findings[0]?.seen ?? ''}`)
    return isReached ? Number(findings.length > 0) : 2
  } catch (error) {
    complain(`${error instanceof Error ? error.message : 'Invalid arguments'}\n\n${HELP}`)
    return 2
  }
}

const OPTIONS = {
  origin: { type: 'string' },
  user: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const withoutSecrets = (key: string, value: unknown) =>
  ['token', 'headers', 'text', 'json'].includes(key) ? undefined : value

interface Values {
  origin?: string | undefined
  user?: string | undefined
}

/** Reads the arguments; throws an error that says what is wrong without quoting a secret. */
function readCall([address, ...others]: string[], { origin, user }: Values, token: string | undefined) {
  if (!address || others.length > 0) throw new Error('Give the address of one API.')
  const { apiUrl } = readConfig({ VITE_API_URL: address })
  const shop = origin ?? apiUrl
  if (!/^https?:\/\//.test(shop) || !URL.canParse(shop)) throw new Error('--origin must be an http(s) URL.')
  // A token that is no valid header would be quoted in the error of fetch.
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    throw new Error('API_DOCTOR_TOKEN is not a token.')
  if (user !== undefined && !v.is(Id, user)) throw new Error('--user must be an id.')
  return { caller: { apiUrl, origin: new URL(shop).origin, token }, user }
}
