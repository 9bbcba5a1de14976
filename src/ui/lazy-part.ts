import { createElement, lazy, Suspense, type ComponentType, type FunctionComponent } from 'react'

import { importWithReload } from './import-with-reload'

/** A lazy part that the page cannot do without (docs/engineering.md, "Lost scripts"). */
export const requiredPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await importWithReload(load) }))

/** A lazy part that the page can do without: nothing is shown until its script has loaded, or if it does not load. */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props> | undefined>,
): FunctionComponent<Props> {
  const Part = lazy(async () => ({ default: (await load().catch(() => undefined)) ?? nothing }))
  return (props) => createElement(Suspense, null, createElement(Part, props))
}

const nothing = () => null
