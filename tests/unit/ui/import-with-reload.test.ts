// @vitest-environment jsdom
import '../../support/setup'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import {
  setReloadTarget,
  importWithReload,
  SCRIPT_TIMEOUT_MS,
  ScriptMissingError,
} from '@/ui/import-with-reload'

const reload = vi.fn<() => void>()
const assign = vi.fn<(address: string) => void>()

const failToLoad = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const never = () => new Promise<never>(() => {})

/** Whether a promise is still pending after everything that is due now has run. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const settled = vi.fn<() => void>()
  promise.then(settled, settled)
  await vi.advanceTimersByTimeAsync(0)
  return settled.mock.calls.length === 0
}

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  assign.mockClear()
  setReloadTarget(undefined)
  vi.stubGlobal('location', { reload, assign, pathname: '/' })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
})

describe('a script that arrives', () => {
  it('is returned', async () => {
    await expect(importWithReload(() => Promise.resolve({ Page: 1 }))).resolves.toEqual({ Page: 1 })
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a script that is gone', () => {
  it('causes one reload, and stays pending until then', async () => {
    const script = importWithReload(failToLoad)
    expect(await isPending(script)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('loads the address that the app is going to', async () => {
    setReloadTarget('/vehicles?from=2030-03-10')
    const script = importWithReload(failToLoad)
    expect(await isPending(script)).toBe(true)
    expect(assign.mock.calls).toEqual([['/vehicles?from=2030-03-10']])
    expect(reload).not.toHaveBeenCalled()
  })

  it('counts as missing, without a reload, if another page is open by then', async () => {
    const script = importWithReload(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return failToLoad()
    })
    const outcome = script.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(0)
    vi.stubGlobal('location', { reload, assign, pathname: '/auth' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(await outcome).toBeInstanceOf(ScriptMissingError)
    expect(reload).not.toHaveBeenCalled()
    expect(assign).not.toHaveBeenCalled()
  })

  it('counts as missing after that reload', async () => {
    void importWithReload(failToLoad)
    await vi.advanceTimersByTimeAsync(0)
    await expect(importWithReload(failToLoad)).rejects.toThrow(ScriptMissingError)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('causes no reload without a connection, and counts as missing at once', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(importWithReload(failToLoad)).rejects.toThrow(ScriptMissingError)
    expect(reload).not.toHaveBeenCalled()
  })

  it('causes another reload in the next release', async () => {
    void importWithReload(failToLoad)
    await vi.advanceTimersByTimeAsync(0)
    const [mark = ''] = Object.keys(sessionStorage)
    sessionStorage.setItem(mark, 'https://struja.example/assets/earlier.js')
    const script = importWithReload(failToLoad)
    expect(await isPending(script)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it.each(['getItem', 'setItem'] as const)(
    'counts as missing at once where storage is forbidden: %s',
    async (way) => {
      vi.spyOn(Storage.prototype, way).mockImplementation(() => {
        throw new DOMException('Forbidden', 'SecurityError')
      })
      await expect(importWithReload(failToLoad)).rejects.toThrow(ScriptMissingError)
      expect(reload).not.toHaveBeenCalled()
    },
  )

  it('has the same effect if it arrives empty', async () => {
    const script = importWithReload(() => Promise.resolve(undefined))
    expect(await isPending(script)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
    await expect(importWithReload(() => Promise.resolve(undefined))).rejects.toThrow(ScriptMissingError)
  })
})

describe('a script that does not arrive', () => {
  it('is waited for 120,000 ms and no longer', async () => {
    void importWithReload(never)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(SCRIPT_TIMEOUT_MS).toBe(120_000)
  })

  it('counts as missing after the reload', async () => {
    void importWithReload(failToLoad)
    await vi.advanceTimersByTimeAsync(0)
    const outcome = importWithReload(never).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(SCRIPT_TIMEOUT_MS)
    expect(await outcome).toBeInstanceOf(ScriptMissingError)
  })
})
