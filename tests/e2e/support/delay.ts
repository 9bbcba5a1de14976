import type { Page, Route } from '@playwright/test'

/** Holds requests for `url` back until the function that it gives is called; then `end` answers them. */
export async function delayRequests(
  page: Page,
  url: string | RegExp,
  end: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await end(route)
  })
  return () => release()
}
