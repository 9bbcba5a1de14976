import { CancelledError, type QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'

import { ApiError } from '@/api/api-error'
import { createQueryClient, refetchNow } from '@/api/query-client'

describe('a check before something is sent', () => {
  const query = (queryFn: () => Promise<string>) => ({ queryKey: ['read'], queryFn, staleTime: Infinity })
  type Read = ReturnType<typeof query>

  it('fetches again what is already cached', async () => {
    const client = createQueryClient()
    client.setQueryData(['read'], 'old')
    expect(
      await refetchNow(
        client,
        query(() => Promise.resolve('new')),
      ),
    ).toBe('new')
    expect(client.getQueryData(['read'])).toBe('new')
  })

  it.each([
    ['a read', (client: QueryClient, read: Read) => client.fetchQuery({ ...read, staleTime: 0 })],
    ['another check', (client: QueryClient, read: Read) => refetchNow(client, read)],
  ])('ignores the answer to an earlier request by %s, which also gets the new answer', async (_, ask) => {
    const client = createQueryClient()
    client.setQueryData(['read'], 'old')
    const answers = [new Promise<string>(() => {}), Promise.resolve('new')]
    const read = query(() => answers.shift() ?? Promise.reject(new Error('A third read')))
    const before = ask(client, read)
    expect(await refetchNow(client, read)).toBe('new')
    expect(await before).toBe('new')
    expect(client.getQueryData(['read'])).toBe('new')
  })

  it('is tried once, and gives undefined when the API fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const queryFn = vi.fn(() => Promise.reject<string>(new ApiError('refused', { status: 503 })))
    expect(await refetchNow(createQueryClient(), query(queryFn))).toBeUndefined()
    expect(queryFn).toHaveBeenCalledTimes(1)
  })

  it('rejects when it is cancelled', async () => {
    const client = createQueryClient()
    const check = refetchNow(
      client,
      query(() => new Promise<string>(() => {})),
    )
    void client.cancelQueries()
    await expect(check).rejects.toBeInstanceOf(CancelledError)
  })
})
