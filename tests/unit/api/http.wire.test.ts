import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { failureOf } from './fake-api'
import { beginAnswer, startTestServer } from './test-server'

const server = startTestServer()

const readForm = (body: Buffer<ArrayBuffer>, type: string): Promise<FormData> =>
  new Response(body, { headers: { 'Content-Type': type } }).formData()

/** A form of the platform's own class, as in a browser; jsdom's form cannot be sent over the wire. */
function formWith(name: string, file: Buffer): Promise<FormData> {
  const body = [
    '--edge\r\nContent-Disposition: form-data; name="vehicle_name"\r\n\r\n',
    `${name}\r\n--edge\r\nContent-Disposition: form-data; name="banner_image"; filename="model 3.png"\r\n`,
    'Content-Type: image/png\r\n\r\n',
    file,
    '\r\n--edge--\r\n',
  ]
  return readForm(Buffer.concat(body.map((part) => Buffer.from(part))), 'multipart/form-data; boundary=edge')
}

describe('on the wire', () => {
  it('a call goes to the address of the build, as JSON', async () => {
    const seen: unknown[] = []
    server.serve((request, response) => {
      const { method, url, headers } = request
      request.setEncoding('utf8').on('data', (text: string) => {
        seen.push({ method, url, type: headers['content-type'], authorization: headers.authorization, text })
      })
      request.on('end', () => response.end('{"ok":true}'))
    })
    const call = { method: 'POST', json: { name: 'Ž' } } as const
    await expect(server.http().fetchJson('/greeting', v.object({ ok: v.boolean() }), call)).resolves.toEqual({
      ok: true,
    })
    expect(seen).toEqual([
      {
        method: 'POST',
        url: '/v1/greeting',
        type: 'application/json',
        authorization: undefined,
        text: '{"name":"Ž"}',
      },
    ])
  })

  it('a form arrives byte for byte, with a boundary the platform has set', async () => {
    const bytes = Buffer.from(Uint8Array.from({ length: 70_000 }, (_, place) => (place * 31) % 256))
    const parts: Buffer[] = []
    let type = ''
    server.serve((request, response) => {
      type = request.headers['content-type'] ?? ''
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => response.writeHead(204).end())
    })
    await server
      .http()
      .sendAndIgnoreBody('/vehicles', { method: 'POST', form: await formWith('Tesla Model 3 – ž', bytes) })

    expect(type).toMatch(/^multipart\/form-data; ?boundary=/)
    const arrived = await readForm(Buffer.concat(parts), type)
    expect([...arrived.keys()]).toEqual(['vehicle_name', 'banner_image'])
    expect(arrived.get('vehicle_name')).toBe('Tesla Model 3 – ž')
    const file = arrived.get('banner_image')
    expect(file).toMatchObject({ name: 'model 3.png', type: 'image/png' })
    const content = file === null || typeof file === 'string' ? undefined : await file.arrayBuffer()
    expect(content && bytes.equals(new Uint8Array(content))).toBe(true)
  })
})

describe('a real connection', () => {
  it('that is refused fails as network', async () => {
    await server.close()
    expect(await failureOf(server.http().fetchJson('/greeting', v.unknown()))).toMatchObject({
      name: 'ApiError',
      kind: 'network',
      status: undefined,
    })
  })

  it('that is closed without an answer fails as network', async () => {
    server.serve((_, response) => response.destroy())
    expect(await failureOf(server.http().fetchJson('/greeting', v.unknown()))).toMatchObject({
      kind: 'network',
    })
  })

  it('that breaks off half-way through an ok answer fails as network, not as unreadable', async () => {
    server.serve((request, response) => {
      beginAnswer(200)(request, response)
      setImmediate(() => response.destroy())
    })
    expect(await failureOf(server.http().fetchJson('/greeting', v.unknown()))).toMatchObject({
      kind: 'network',
    })
  })

  it('that breaks off half-way through a refusal is still a refusal', async () => {
    server.serve((request, response) => {
      beginAnswer(503)(request, response)
      setImmediate(() => response.destroy())
    })
    expect(await failureOf(server.http().fetchJson('/greeting', v.unknown()))).toMatchObject({
      kind: 'refused',
      status: 503,
      serverText: undefined,
    })
  })
})
