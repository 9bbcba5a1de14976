import { openAccount } from '../e2e/support/people'
import { freeStay } from '../e2e/support/stays'
import { text } from '../e2e/support/texts'
import { signInSomebody } from './support'
import { test } from './test'
import { field, byRole } from './visitor'

test('a sign-in keeps the chosen days and lasts until the sign-out', async ({ visitor, request }) => {
  const stay = await freeStay(request)
  const { email, password, fullName } = await openAccount({ request })
  await visitor.open(stay.path)
  await visitor.clicks(byRole('link', 'Sign in or register', byRole('main')))
  await visitor.fills(field('E-mail'), email)
  await visitor.fills(field('Password'), password)
  await visitor.clicks(byRole('button', 'Sign in', byRole('main')))
  await visitor.isAt(stay.path)
  await visitor.sees(field('Return'), stay.shown.to)

  await visitor.clicks(byRole('link', 'My account', byRole('banner')))
  await visitor.seesText(`Welcome, ${fullName}`)
  await visitor.reloads()
  await visitor.seesText(`Welcome, ${fullName}`)
  await visitor.clicks(byRole('button', 'Sign out'))
  await visitor.isAt('/auth')
  await visitor.sees(byRole('heading', 'Welcome back'))
  await visitor.open('/client')
  await visitor.isAt('/auth?next=%2Fclient')
})

test('a chosen language is shown at once, and kept', async ({ visitor }) => {
  await signInSomebody(visitor)
  await visitor.open('/')
  await visitor.sees(byRole('heading', text('en', 'landing', 'hero.title')))
  await visitor.isInLanguage('en')
  await visitor.chooses(byRole('combobox', 'Language'), 'Deutsch')
  await visitor.sees(byRole('heading', text('de', 'landing', 'hero.title')))
  await visitor.isInLanguage('de')
  await visitor.reloads()
  await visitor.sees(byRole('heading', text('de', 'landing', 'hero.title')))
  await visitor.chooses(byRole('combobox', text('de', 'common', 'language')), 'Srpski')
  await visitor.sees(byRole('heading', text('sr', 'landing', 'hero.title')))
  await visitor.isInLanguage('sr-Latn')
  await visitor.clicks(byRole('link', text('sr', 'landing', 'hero.rent')))
  await visitor.sees(byRole('heading', text('sr', 'booking', 'title')))
  await visitor.open('/client')
  await visitor.sees(byRole('heading', text('sr', 'client', 'myReservations')))
})
