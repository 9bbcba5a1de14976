import { readFileSync } from 'node:fs'

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import { parse } from 'yaml'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const Json: v.GenericSchema<unknown, Json> = v.lazy(() =>
  v.union([v.null(), v.boolean(), v.number(), v.string(), v.array(Json), v.record(v.string(), Json)]),
)

const contract = v.parse(Json, parse(readFileSync('docs/openapi.yml', 'utf8')))

/** The contract without the branches that are only tolerated. */
function plainForm(node: Json): Json {
  if (Array.isArray(node)) return node.filter((branch) => at(branch, 'x-tolerated') !== true).map(plainForm)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, plainForm(value)]))
}

const at = (node: Json | undefined, key: string): Json | undefined =>
  typeof node === 'object' && node !== null && !Array.isArray(node) && Object.hasOwn(node, key)
    ? node[key]
    : undefined

const plain = plainForm(contract)

const ajv = new Ajv2020({ allErrors: true })
ajv.addVocabulary(['x-tolerated', 'x-assumed', ...Object.keys(v.parse(v.record(v.string(), Json), contract))])
ajv.addSchema({ $id: 'full', ...v.parse(v.record(v.string(), Json), contract) })
ajv.addSchema({ $id: 'plain', ...v.parse(v.record(v.string(), Json), plain) })

/** The contract with all that the app can read ('full'), or only what a new API should send ('plain'). */
export type Form = 'full' | 'plain'

const compiled = new Map<string, ValidateFunction>()

/** The faults that the schema at that place finds in a value. */
export function violations(form: Form, place: readonly string[], value: unknown): string[] {
  const reference = `${form}#/${place.map(pointerPart).join('/')}`
  const validate = compiled.get(reference) ?? ajv.compile({ $ref: reference })
  compiled.set(reference, validate)
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const pointerPart = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

/** The node at that place and its real place, after following references. */
function follow(
  place: readonly string[],
  document = contract,
): { node: Json | undefined; place: readonly string[] } {
  let node: Json | undefined = document
  for (const part of place) node = Array.isArray(node) ? node[Number(part)] : at(node, part)
  const reference = at(node, '$ref')
  return typeof reference === 'string' ? follow(reference.split('/').slice(1), document) : { node, place }
}

const keysOf = (node: Json | undefined): string[] =>
  typeof node === 'object' && node !== null ? Object.keys(node) : []

const METHODS = new Set(['get', 'post', 'put', 'delete', 'patch', 'head', 'options'])

interface Operation {
  id: string
  method: string
  path: string
  place: readonly string[]
}

export const OPERATIONS: readonly Operation[] = keysOf(at(contract, 'paths')).flatMap((path) =>
  keysOf(follow(['paths', path]).node)
    .filter((key) => METHODS.has(key))
    .map((method) => {
      const place = ['paths', path, method]
      return { id: v.parse(v.string(), at(follow(place).node, 'operationId')), method, path, place }
    }),
)

/** The names of the fields of a schema, and the place of each. */
export const fieldsOf = (schema: string): [name: string, place: readonly string[]][] => {
  const place = ['components', 'schemas', schema, 'properties']
  return keysOf(follow(place).node).map((name) => [name, [...place, name]])
}

/** The operation of a call; a fixed path wins over a path with an id. */
export const operationOf = (method: string, path: string): Operation | undefined =>
  OPERATIONS.filter(
    (operation) => operation.method === method.toLowerCase() && idIn(operation, path) !== undefined,
  )
    .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
    .at(0)

/** The id in the path of a call: '' if the operation has no id, undefined if its path does not match. */
function idIn({ path: template }: Operation, path: string): string | undefined {
  const pattern = template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '([^/]+)')
  const match = new RegExp(`^${pattern}$`).exec(path)
  return match === null ? undefined : decodeURIComponent(match[1] ?? '')
}

/** The faults that the contract finds in a request; the path is relative to the API's address. */
export async function requestViolations(path: string, request: Request): Promise<string[]> {
  const operation = operationOf(request.method, path)
  if (operation === undefined) return [`the contract names no ${request.method} ${path}`]
  const id = idIn(operation, path)
  const wrongId = id === '' ? [] : violations('full', ['components', 'schemas', 'TextId'], id)

  const body = follow([...operation.place, 'requestBody'])
  const [type] = request.headers.get('Content-Type')?.split(';') ?? []
  if (body.node === undefined) return [...wrongId, ...(request.body === null ? [] : ['there is a body'])]
  if (type === undefined || at(at(body.node, 'content'), type) === undefined)
    return [...wrongId, `the body is ${type ?? 'missing'}`]
  const schema = [...body.place, 'content', type, 'schema']
  if (type !== 'multipart/form-data') return [...wrongId, ...violations('full', schema, await request.json())]

  const form = [...(await request.formData())]
  const wrongKinds = form
    .filter(([name, value]) => isFile([...schema, 'properties', name]) !== (typeof value !== 'string'))
    .map(([name]) => `${name} is a text for a file, or a file for a text`)
  const fields = form.map(([name, value]) => [name, typeof value === 'string' ? value : value.type])
  return [...wrongId, ...wrongKinds, ...violations('full', schema, Object.fromEntries(fields))]
}

/** The fields that the body of an operation may have and must have. */
export function bodyFieldsOf(operation: Operation | undefined): { allowed: unknown[]; required: unknown[] } {
  const body = follow([...(operation?.place ?? []), 'requestBody'])
  const [type = ''] = keysOf(at(body.node, 'content'))
  const { node } = follow([...body.place, 'content', type, 'schema'])
  return { allowed: keysOf(at(node, 'properties')), required: [at(node, 'required') ?? []].flat() }
}

const isFile = (place: readonly string[]) => at(follow(place).node, 'contentMediaType') !== undefined

/** The examples of answers, each with the place of the schema that it has to match. */
export const ANSWER_EXAMPLES = OPERATIONS.flatMap((operation) => {
  const responses = [...operation.place, 'responses']
  return keysOf(follow(responses).node).flatMap((status) => {
    const { node, place } = follow([...responses, status])
    return keysOf(at(node, 'content')).flatMap((type) => {
      const media = [...place, 'content', type]
      return keysOf(follow([...media, 'examples']).node).map((name) => ({
        name: `${operation.id} ${status} ${name}`,
        schema: [...media, 'schema'],
        value: at(follow([...media, 'examples', name]).node, 'value'),
      }))
    })
  })
})

/** The faults that the plain form of the contract finds in an answer. */
export async function answerViolations(id: string, response: Response): Promise<string[]> {
  const operation = OPERATIONS.find((operation) => operation.id === id)
  if (operation === undefined) return [`the contract names no ${id}`]
  const statuses = keysOf(follow([...operation.place, 'responses']).node)
  const code = String(response.status)
  const status = [code, `${code[0]}XX`, ...(response.ok ? [] : ['default'])].find((key) =>
    statuses.includes(key),
  )
  if (status === undefined) return [`the contract names no status ${response.status}`]
  const answer = follow([...operation.place, 'responses', status])
  if (at(answer.node, 'content') === undefined) return []
  const [type = 'missing'] = response.headers.get('Content-Type')?.split(';') ?? []
  if (at(at(answer.node, 'content'), type) === undefined) return [`the body is ${type}`]
  const isJson = type === 'application/json'
  const body: unknown = isJson ? await response.json().catch(() => undefined) : await response.text()
  if (body === undefined) return ['the body is no JSON']
  return violations('plain', [...answer.place, 'content', type, 'schema'], body)
}
