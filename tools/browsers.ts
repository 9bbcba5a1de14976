/** The oldest browsers that can show the app: they have `light-dark()` and declarative shadow roots. */
export const BROWSERS = ['chrome123', 'firefox123', 'safari17.5']
