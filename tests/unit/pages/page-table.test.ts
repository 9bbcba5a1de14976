import { existsSync, readFileSync } from 'node:fs'

import { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'

import { LANGUAGES } from '@/i18n/languages'
import { ENDPOINTS } from '@/mocks/handlers/endpoints'
import { paths as addresses } from '@/paths'
import { rooms } from '@/rooms'
import { routes } from '@/router'

import { LANDING, NOT_FOUND, PAGES } from '../../../tools/pages/page-table'

const pages = [
  ...Object.entries(PAGES),
  ['the landing page', LANDING],
  ['any other path', NOT_FOUND],
] as const

/** The paths that lead to a page with a script of its own. */
function lazyPaths(children: RouteObject[], parent = ''): string[] {
  return children.flatMap((route) => {
    const below = route.path === undefined ? parent : `${parent}/${route.path}`.replace(/^\/+/, '/')
    const path = route.path?.startsWith('/') ? route.path : below
    const own = route.lazy === undefined || route.children !== undefined ? [] : [path || '/']
    return [...own, ...lazyPaths(route.children ?? [], path)]
  })
}

const table = [...routes(new QueryClient()), ...rooms(new QueryClient())]
const paths = [...new Set(lazyPaths(table))].filter((path) => !path.endsWith('*'))

/** The modules the route table loads lazily. */
const lazyModules = [
  ...['src/router.tsx', 'src/rooms.tsx']
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
    .matchAll(/import\('@\/([^']+)'\)/g),
].map(([, module]) => `src/${module}.tsx`)

describe('the table', () => {
  it('has every page the router has a script for, and no other', () => {
    const landing = [addresses.home, ...LANGUAGES.map(addresses.homeIn)]
    expect([...Object.keys(PAGES), ...landing].toSorted()).toEqual(paths.toSorted())
  })

  it.each(pages)('names modules that exist, for %s', (_, { modules }) => {
    expect(modules.length).toBeGreaterThan(0)
    expect(modules.filter((module) => !existsSync(module))).toEqual([])
  })

  it.each(pages)('names modules that the router loads, for %s', (_, { modules }) => {
    expect(modules.filter((module) => !lazyModules.includes(module))).toEqual([])
  })

  it('names every module that the router loads, but those for who may not come in', () => {
    const named = new Set(pages.flatMap(([, { modules }]) => modules))
    expect([...new Set(lazyModules.filter((module) => !named.has(module)))].toSorted()).toEqual([
      'src/routes/client/layout/administrators-only.tsx',
    ])
  })

  it.each(pages)('names texts that exist, for %s', (_, { texts }) => {
    expect(texts.filter((namespace) => !existsSync(`public/locales/en/${namespace}.json`))).toEqual([])
  })

  it.each(pages)('names calls that the API has, for %s', (_, { data }) => {
    const reads = new Set<string>(
      ENDPOINTS.filter(([, method]) => method === 'get').map(([, , path]) => path),
    )
    expect(data.filter((call) => !reads.has(call))).toEqual([])
    expect(data).not.toContain('/users')
  })
})
