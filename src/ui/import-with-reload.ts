/** Thrown where a part of the app's own script cannot be had, even after a reload (D30). */
export class ScriptMissingError extends Error {}

/** How long a lazy script may take, in milliseconds (section 9). */
export const SCRIPT_TIMEOUT_MS = 120_000

const RELOADED = 'reloadedForScript'

let destination: string | undefined

/** Tells the address the app is on its way to, or that it has arrived; a reload for a script (D30) leads there. */
export const setReloadTarget = (address: string | undefined): void => {
  destination = address
}

/**
 * Loads a lazy part of the app. Where it does not arrive in time, or is gone after a new release, the page is
 * reloaded once by itself, at the address it is on its way to; if it is still missing then, ScriptMissingError is thrown (D30).
 */
export async function importWithReload<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ScriptMissingError('timeout')), SCRIPT_TIMEOUT_MS)
  })
  try {
    return await Promise.race([load(), late])
  } catch (cause) {
    if (reloadOnce()) return await new Promise<never>(() => {})
    throw new ScriptMissingError('missing', { cause })
  } finally {
    clearTimeout(timer)
  }
}

// The address of this script changes with each release, so each release gets its one reload.
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
