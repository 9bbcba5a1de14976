import { openAccount } from '../e2e/support/people'
import { freeStay } from '../e2e/support/stays'
import { text } from '../e2e/support/texts'
import { signInSomebody } from './support'
import { test } from './test'
import { field, the } from './visitor'

test('a sign-in keeps the chosen days and lasts until the sign-out', async ({ visitor, request }) => {
  const stay = await freeStay(request)
  const { email, password, fullName } = await openAccount({ request })
  await visitor.open(stay.path)
  await visitor.clicks(the('link', 'Sign in or register', the('main')))
  await visitor.fills(field('E-mail'), email)
  await visitor.fills(field('Password'), password)
  await visitor.clicks(the('button', 'Sign in', the('main')))
  await visitor.isAt(stay.path)
  await visitor.sees(field('Return'), stay.shown.to)

  await visitor.clicks(the('link', 'My account', the('banner')))
  await visitor.reads(`Welcome, ${fullName}`)
  await visitor.reloads()
  await visitor.reads(`Welcome, ${fullName}`)
  await visitor.clicks(the('button', 'Sign out'))
  await visitor.isAt('/auth')
  await visitor.sees(the('heading', 'Welcome back'))
  await visitor.open('/client')
  await visitor.isAt('/auth?next=%2Fclient')
})

test('a chosen language is shown at once, and kept', async ({ visitor }) => {
  await signInSomebody(visitor)
  await visitor.open('/')
  await visitor.sees(the('heading', text('en', 'landing', 'hero.title')))
  await visitor.hears('en')
  await visitor.chooses(the('combobox', 'Language'), 'Deutsch')
  await visitor.sees(the('heading', text('de', 'landing', 'hero.title')))
  await visitor.hears('de')
  await visitor.reloads()
  await visitor.sees(the('heading', text('de', 'landing', 'hero.title')))
  await visitor.chooses(the('combobox', text('de', 'common', 'language')), 'Srpski')
  await visitor.sees(the('heading', text('sr', 'landing', 'hero.title')))
  await visitor.hears('sr-Latn')
  await visitor.clicks(the('link', text('sr', 'landing', 'hero.rent')))
  await visitor.sees(the('heading', text('sr', 'booking', 'title')))
  await visitor.open('/client')
  await visitor.sees(the('heading', text('sr', 'client', 'myReservations')))
})
