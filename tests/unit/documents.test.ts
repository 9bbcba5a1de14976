import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { ENDPOINTS } from '@/mocks/handlers/endpoints'

const textOf = (file: string) => readFileSync(file, 'utf8')

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)

const DECISIONS = ['docs/decisions.md', 'docs/engineering.md']

describe('the calls of the demo API', () => {
  it('each fail in a test of a screen, except the call for pictures', () => {
    const tables = readdirSync('tests/screens/faults').map((file) => textOf(`tests/screens/faults/${file}`))
    const unmet = ENDPOINTS.filter(([name]) => !tables.some((table) => table.includes(`name: '${name}',`)))
    expect(unmet.map(([name]) => name)).toEqual(['image'])
  })
})

describe('the decisions', () => {
  it('have every heading that a comment or a document cites', () => {
    const texts = ['src', 'design', 'tests', 'tools', 'deploy', 'docs']
      .flatMap(filesIn)
      .concat(readdirSync('.'))
      .filter((file) => /\.(?:tsx?|css|md)$/.test(file))
      .map((file) => textOf(file).replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' '))
    const citation = /(docs\/(?:decisions|engineering)\.md)`?, "([^"]+)"/g
    const citations = [...texts.join('\n').matchAll(citation)]
    const gone = citations.filter(
      ([, document = '', heading = '']) => !textOf(document).includes(`# ${heading}\n`),
    )
    expect(citations.length).toBeGreaterThan(30)
    expect(gone.map(([text]) => text)).toEqual([])
  })

  it.each(DECISIONS)('of %s take at most five lines of 140 characters each', (document) => {
    const entries = [...textOf(document).matchAll(/^### .+\n+((?:[^#\n].*\n+)*)/gm)]
    const tooLong = entries.filter(([, text = '']) => {
      const lines = text.trim().split('\n')
      return lines.length > 5 || lines.some((line) => line.length > 140)
    })
    expect(entries.length).toBeGreaterThan(10)
    expect(tooLong.map(([text]) => text)).toEqual([])
  })
})

describe('the documents', () => {
  it('cite only existing tests in docs/security.md', () => {
    const cited = [...textOf('docs/security.md').matchAll(/`(tests\/[^`]+)` "([^"]+)"/g)]
    const gone = cited.filter(([, file = '', title = '']) => !textOf(file).includes(title))
    expect(cited.length).toBeGreaterThan(0)
    expect(gone.map(([text]) => text)).toEqual([])
  })

  it('name in .env.example every setting of hosting', () => {
    const settings = [...textOf('docs/hosting.md').matchAll(/^\| `([A-Z_]+)` /gm)].map(
      ([, name = '']) => name,
    )
    expect(settings).toContain('API_URL')
    expect(settings.filter((name) => !textOf('.env.example').includes(`\n${name}=`))).toEqual([])
  })
})
