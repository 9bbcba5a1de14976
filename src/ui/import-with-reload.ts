/** Thrown where a lazy part of the app cannot be loaded, even after a reload. */
export class ScriptMissingError extends Error {}

/** How long a lazy script may take, in milliseconds. */
export const SCRIPT_TIMEOUT_MS = 120_000

const RELOADED = 'reloadedForScript'

let destination: string | undefined
// The page that was last turned to.
let page: string | undefined

/** Sets the address that a reload for a script leads to, while the app is on its way there. */
export const setReloadTarget = (address: string | undefined): void => {
  destination = address
  page = address?.split('?')[0] ?? page
}

/**
 * Loads a lazy part of the app. Where it does not come in time, or is gone or empty after a release, reloads the page once; throws
 * a ScriptMissingError if it is still missing then, where nothing answers, or where the visitor has turned to another
 * page (docs/decisions.md, "Lost scripts").
 */
export async function importWithReload<Module>(load: () => Promise<Module>): Promise<Module> {
  // The router tells where it goes only after it has asked for the script.
  const asker = Promise.resolve().then(() => page)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ScriptMissingError('timeout')), SCRIPT_TIMEOUT_MS)
  })
  try {
    const part = await Promise.race([load(), late])
    // A script may come without what is in it.
    if (part === undefined) throw new TypeError('empty')
    return part
  } catch (cause) {
    // On another page a reload would lose what is typed there, for a part that nobody waits for.
    if ((await isReachable()) && (await asker) === page && reloadOnce())
      return await new Promise<never>(() => {})
    throw new ScriptMissingError('missing', { cause })
  } finally {
    clearTimeout(timer)
  }
}

// Reloading without a connection would put the browser's own error page in place of this one.
const isReachable = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

// This script's address changes with each release, so each release has its one reload.
function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === import.meta.url) return false
    sessionStorage.setItem(RELOADED, import.meta.url)
  } catch {
    return false
  }
  if (destination === undefined) location.reload()
  else location.assign(destination)
  return true
}
