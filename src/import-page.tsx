import type { ComponentType } from 'react'

import { importWithReload } from '@/ui/import-with-reload'

/** The page of an address that does not exist. */
export const NOT_FOUND = 'public/not-found/not-found-page'

const MODULES = import.meta.glob<ComponentType>('./*/*/*-page.tsx', { base: './routes', import: 'default' })

/** Loads the component of a page; `module` is its path below src/routes. */
export async function importPage(module: string): Promise<ComponentType> {
  const load = MODULES[`./${module}.tsx`]
  if (load === undefined) throw new Error(`No page ${module}`)
  return importWithReload(load)
}

const importLayout = () => import('@/routes/client/layout/client-layout')

/** Loads the frame of the signed-in area. */
export const importClientLayout = () => importWithReload(async () => (await importLayout()).ClientLayout)

/** Loads what shows the administrator's pages to administrators alone. */
export async function importAdministratorsOnly(): Promise<ComponentType> {
  const [AdministratorsOnly, NotFoundPage] = await Promise.all([
    importWithReload(async () => (await importLayout()).AdministratorsOnly),
    importPage(NOT_FOUND),
  ])
  return () => <AdministratorsOnly otherwise={<NotFoundPage />} />
}
