import type { Plugin } from 'vite'

// Chromium looks for it at the very top of a file; other browsers skip it.
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the scripts of these names as called from end to end when they load. Browsers that know the mark compile them
 * while they arrive, beside the page, instead of function by function when each is called, in the page's way.
 */
export const eagerScripts = (...names: string[]): Plugin => ({
  name: 'struja:eager-scripts',
  apply: 'build',
  // It comes after the names are given, which speak for all that is in a file.
  augmentChunkHash: ({ name }) => (names.includes(name) ? HINT : undefined),
  generateBundle: {
    // What the bundler itself puts first is there by now.
    order: 'post',
    handler(_, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && names.includes(part.name)) part.code = HINT + part.code
    },
  },
})
