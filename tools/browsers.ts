/** The oldest browsers that can show the app: they have `light-dark()`, declarative shadow roots and `AbortSignal.any`. */
export const BROWSERS = ['chrome123', 'firefox124', 'safari17.5']
