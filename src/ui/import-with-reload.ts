import { readStored, store } from '@/storage'

/** Thrown if a lazy part of the app cannot be loaded and the page is not reloaded for it. */
export class ScriptMissingError extends Error {}

/** How long a lazy script may take to load, in milliseconds. */
export const SCRIPT_TIMEOUT_MS = 120_000

const RELOADED = 'reloadedForScript'

let destination: string | undefined

/** Sets the address that a reload for a lost script leads to while the app is on its way there, else undefined. */
export const setReloadTarget = (address: string | undefined): void => {
  destination = address
}

/** Loads a lazy part; reloads once, or throws a ScriptMissingError, if it is lost (docs/engineering.md, "Lost scripts"). */
export async function importWithReload<Module>(load: () => Promise<Module>): Promise<Module> {
  // There is no address where a page is prerendered.
  const askingPage = globalThis.location?.pathname
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ScriptMissingError('timeout')), SCRIPT_TIMEOUT_MS)
  })
  try {
    const part = await Promise.race([load(), late])
    // A script may come without its contents.
    if (part === undefined) throw new TypeError('empty')
    return part
  } catch (cause) {
    // On another page a reload would lose what is typed there, for a part that nobody waits for any more.
    if ((await isReachable()) && location.pathname === askingPage && reloadOnce())
      return await new Promise<never>(() => {})
    throw new ScriptMissingError('missing', { cause })
  } finally {
    clearTimeout(timer)
  }
}

// Without a connection a reload would replace this page with the browser's own error page.
const isReachable = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

// The address of this script changes with each release, so each release has one reload.
function reloadOnce(): boolean {
  if (readStored(RELOADED, 'sessionStorage') === import.meta.url) return false
  store(RELOADED, import.meta.url, 'sessionStorage')
  // Without storage it would reload for ever.
  if (readStored(RELOADED, 'sessionStorage') !== import.meta.url) return false
  if (destination === undefined) location.reload()
  else location.assign(destination)
  return true
}
