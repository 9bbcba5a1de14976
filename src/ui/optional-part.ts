import { lazy, type ComponentType } from 'react'

/** A lazy part that nobody misses where its script does not come: nothing stands in its place. */
export const optionalPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load()
      .then((part) => ({ default: part }))
      .catch(() => ({ default: () => null })),
  )
