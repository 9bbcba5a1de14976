import { createElement, lazy, Suspense, type ComponentType, type FunctionComponent } from 'react'

import { importWithReload } from './import-with-reload'

/** A lazy part that the page cannot do without (docs/decisions.md, "Lost scripts"). */
export const requiredPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await importWithReload(load) }))

/** A lazy part that nobody misses until its script comes, or where it does not: nothing stands in its place. */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props> | undefined>,
): FunctionComponent<Props> {
  const Part = lazy(async () => ({ default: (await load().catch(() => undefined)) ?? nothing }))
  return (props) => createElement(Suspense, null, createElement(Part, props))
}

const nothing = () => null
