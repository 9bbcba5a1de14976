import { card, cardButton, chooseDay, dayField, toast } from './support/booking'
import { newPerson, signInSomebody } from './support/people'
import { CAR, freeStay, plain, reservationsOf } from './support/stays'
import { expect, test } from './support/test'

const TOTAL = '70,500 din'

test('a visitor finds a car, opens an account and reserves', async ({ page, openOtherBrowser }) => {
  const stay = await freeStay(page.request)
  const person = newPerson()

  const choiceIsKept = async () => {
    await expect(dayField(page, 'Pickup')).toHaveValue(stay.shown.from)
    await expect(dayField(page, 'Return')).toHaveValue(stay.shown.to)
    await expect(cardButton(page)).toHaveText('Selected car')
    await expect(page.getByRole('region', { name: 'Your choice' })).toContainText(
      `${CAR.name}3 days · ${TOTAL}`,
    )
  }

  await test.step('from the landing page to the cars', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Rent a car' }).click()
    await expect(page).toHaveURL('/vehicles')
    await expect(page.getByRole('heading', { name: 'Choose your car' })).toBeVisible()
    await expect(dayField(page, 'Pickup')).toHaveValue('')
    await expect(card(page)).toContainText('23,500 din per day')
  })

  await test.step('choosing days and car', async () => {
    await chooseDay(page, 'Pickup', stay.from)
    await expect(dayField(page, 'Pickup')).toHaveValue(stay.shown.from)
    await page.reload()
    await expect(dayField(page, 'Pickup')).toHaveValue(stay.shown.from)

    await chooseDay(page, 'Return', stay.to)
    await expect(dayField(page, 'Return')).toHaveValue(stay.shown.to)
    await expect(card(page)).toContainText(`Total for 3 days ${TOTAL}`)

    await cardButton(page).click()
    await choiceIsKept()
    await page.reload()
    await choiceIsKept()
  })

  await test.step('a visitor may not reserve', async () => {
    await page.getByRole('button', { name: 'Reserve', exact: true }).click()
    const message = page.getByRole('alert')
    await expect(message).toContainText('You are not allowed to make a reservation')
    await message.getByRole('link', { name: 'Sign in or register' }).click()
    await expect(page).toHaveURL(/\/auth\?next=/)
  })

  await test.step('registering', async () => {
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByRole('textbox', { name: 'Full name' }).fill(person.fullName)
    await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email)
    await page.getByRole('textbox', { name: 'Phone' }).fill(person.phone)
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Registered successfully')
  })

  await test.step('signing in goes on to step two, with everything chosen', async () => {
    await page.getByRole('button', { name: 'Sign in and continue' }).click()
    await expect(page).toHaveURL(`${stay.path}&car=${CAR.id}&step=2`)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(`${stay.path}&car=${CAR.id}`)
    await choiceIsKept()
    await expect(page.getByText('You need an account')).toHaveCount(0)
  })

  await test.step('step two says it all, and survives a reload', async () => {
    await page.getByRole('button', { name: 'Reserve', exact: true }).click()
    const main = page.getByRole('main')
    const saysItAll = async () => {
      await expect(main.getByRole('heading', { name: 'Your booking' })).toBeVisible()
      await expect(main.getByRole('heading', { name: CAR.name })).toBeVisible()
      await expect(main.getByRole('definition')).toHaveText([
        stay.shown.from,
        stay.shown.to,
        '3 days',
        TOTAL,
        '0 din',
        TOTAL,
      ])
      await expect(main.getByRole('term')).toHaveText([
        'Pickup',
        'Return',
        'Duration',
        'Price without discount',
        'Discount',
        'Total price',
      ])
    }
    await saysItAll()
    await page.reload()
    await saysItAll()
  })

  const id = await test.step('checking out', async () => {
    await page.getByRole('button', { name: 'Checkout now' }).click()
    await expect(toast(page, 'Your reservation created successfuly!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your car is reserved' })).toBeVisible()
    const shown = page.getByRole('status').filter({ hasText: 'Reservation ID' })
    const [reservation] = await reservationsOf(page.request, stay)
    await expect(shown).toHaveText(`Reservation ID ${reservation?.id}`)
    expect(reservation).toMatchObject({
      vehicle_id: CAR.id,
      start_time: `${stay.from} 08:00:00`,
      end_time: `${stay.to} 08:00:00`,
      duration: 3,
      price: '70500.00',
      status: 'pending',
    })
    await page.reload()
    await expect(shown).toHaveText(`Reservation ID ${reservation?.id}`)
    await expect(page.getByRole('link', { name: 'Confirm the deposit' })).toHaveAttribute(
      'href',
      `/reservation-confirm?id=${reservation?.id}`,
    )
    return String(reservation?.id)
  })

  await test.step('the reservation stands among mine', async () => {
    await page.getByRole('link', { name: 'See my reservations' }).click()
    await expect(page).toHaveURL('/client')
    const table = page.getByRole('table', { name: 'My reservations' })
    await expect(table.getByRole('columnheader')).toHaveText([
      /^ID/,
      /^Vehicle/,
      /^Duration/,
      /^Pickup/,
      /^Return/,
      /^Amount/,
      /^Status/,
    ])
    const row = table.getByRole('row').filter({ has: page.getByRole('cell', { name: id, exact: true }) })
    for (const text of [
      id,
      CAR.name,
      '3 days',
      `${plain(stay.from)} - 08:00`,
      `${plain(stay.to)} - 08:00`,
      TOTAL,
      'Waiting',
    ])
      await expect(row.getByRole('cell', { name: text, exact: true })).toBeVisible()
    await expect(table.getByRole('row')).toHaveCount(2)
  })

  await test.step('for another visitor the car is not available', async () => {
    const other = await openOtherBrowser()
    await other.goto(stay.path)
    await expect(cardButton(other)).toHaveText('Not available')
    await expect(cardButton(other)).toBeDisabled()
    await expect(cardButton(other, 'Tesla Model S')).toHaveText('Select car')
  })
})

test('days chosen on the landing page lead to the cars, and are there again after a reload and on the way back', async ({
  page,
}) => {
  const stay = await freeStay(page.request)
  const expectDays = async () => {
    await expect(dayField(page, 'Pickup')).toHaveValue(stay.shown.from)
    await expect(dayField(page, 'Return')).toHaveValue(stay.shown.to)
  }
  await page.goto('/')
  await chooseDay(page, 'Pickup', stay.from)
  await chooseDay(page, 'Return', stay.to)
  await page.reload()
  await expectDays()
  await page.getByRole('button', { name: 'Show available cars' }).click()
  await expect(page).toHaveURL(stay.path)
  await expectDays()
  await expect(card(page)).toContainText(`Total for 3 days ${TOTAL}`)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Rent a car' })).toBeVisible()
  await expectDays()
})

test('Back leaves step two, and Forward enters it again', async ({ page, context, baseURL }) => {
  await signInSomebody(context, baseURL)
  const stay = await freeStay(page.request)
  await page.goto(stay.path)
  await cardButton(page).click()
  await page.getByRole('button', { name: 'Reserve', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`${stay.path}&car=${CAR.id}`)
  await expect(cardButton(page)).toHaveText('Selected car')
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(cardButton(page)).toHaveText('Selected car')
})
