import { QueryClient } from '@tanstack/react-query'
import { matchPath, type RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'

import { routes } from '@/routes'

import { AREA_PAGES, PUBLIC_PAGES } from '../e2e/support/pages'

const pathsOf = ({ path = '*', children = [] }: RouteObject): string[] => [path, ...children.flatMap(pathsOf)]

it('the browser tests know every page', () => {
  const pages = routes(new QueryClient()).flatMap(pathsOf)
  const listed = [...PUBLIC_PAGES, ...AREA_PAGES].map(({ path }) => path)
  const isListed = (page: string) => listed.some((path) => matchPath(page, path))
  expect(pages.filter((page) => !page.endsWith('*') && !isListed(page))).toEqual([])
})
