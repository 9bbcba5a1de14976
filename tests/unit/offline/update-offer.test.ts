// @vitest-environment jsdom
import '../../support/setup'
import { describe, expect, it } from 'vitest'

import { isBusyAt } from '@/offline/update-offer'

describe('the visitor counts as busy', () => {
  it.each(['/auth', '/auth?next=/client', '/reservation-confirm?id=3', '/vehicles?car=3&step=2'])(
    'at %s',
    (path) => {
      expect(isBusyAt(new URL(path, location.origin))).toBe(true)
    },
  )

  it.each(['/', '/vehicles', '/vehicles?from=2026-12-01&car=3', '/client', '/client/settings'])(
    'not at %s',
    (path) => {
      expect(isBusyAt(new URL(path, location.origin))).toBe(false)
    },
  )

  it('wherever a dialog is open', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.setAttribute('open', '')
    expect(isBusyAt(new URL('/client', location.origin))).toBe(true)
    dialog.remove()
    expect(isBusyAt(new URL('/client', location.origin))).toBe(false)
  })
})
