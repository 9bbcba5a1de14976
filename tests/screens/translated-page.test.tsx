import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openApp } from '../support/app'
import { card, findCard, TODAY } from '../support/booking'
import { startApi } from '../support/server'

startApi({ today: TODAY })

/** Puts every text into elements of its own, as the translation that browsers offer does. */
function translatePage() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    const font = document.createElement('font')
    font.textContent = text.textContent
    text.parentNode?.replaceChild(font, text)
  }
}

it('a page translated by the browser shows the days and the price of another choice', async () => {
  const { user } = await openApp('/vehicles?from=2027-03-15&to=2027-03-19')
  await findCard('Tesla Model X')
  await user.click(within(card('Tesla Model X')).getByRole('button', { name: 'Select car' }))
  expect(screen.getByText(/· 94,000/)).toBeVisible()
  translatePage()
  await user.click(within(card('Tesla Model S')).getByRole('button', { name: 'Select car' }))
  expect(await screen.findByText(/· 84,000/)).toBeVisible()
  expect(screen.queryByText(/· 94,000/)).not.toBeInTheDocument()
})
