import { lazy, type ComponentType } from 'react'

import { importWithReload } from './import-with-reload'

/** A lazy part that the page cannot do without (docs/decisions.md, "Lost scripts"). */
export const requiredPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await importWithReload(load) }))

/** A lazy part that nobody misses where its script does not come: nothing stands in its place. */
export const optionalPart = <Props>(load: () => Promise<ComponentType<Props> | undefined>) =>
  lazy<ComponentType<Props>>(async () => ({ default: (await load().catch(() => undefined)) ?? nothing }))

const nothing = () => null
