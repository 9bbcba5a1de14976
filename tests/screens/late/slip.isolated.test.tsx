import { confirmButton, openReadyToSend } from '../../support/deposit'
import { startApi } from '../../support/server'
import { allowFileUploads } from '../../support/uploads'
import { testLateAnswers } from './late-writes'

const api = startApi()
allowFileUploads()

testLateAnswers(api, [
  {
    name: 'a payment slip',
    method: 'put',
    path: '/api/reservations/update-reservation/4',
    open: ({ db }) => openReadyToSend(db),
    press: ({ user }) => user.click(confirmButton()),
    done: {
      text: 'Reservation confirmed succesfuly!',
      link: 'See reservation 4',
      to: '/client?reservation=4',
    },
    failed: {
      text: 'Failed updating reservation!',
      link: 'Back to reservation 4',
      to: '/reservation-confirm?id=4',
    },
  },
])
