/** What a reservation's status means to people: anything but 'success' and 'failed' is awaiting (section 4). */
export type ReservationStatus = 'success' | 'failed' | 'waiting'

/** The meaning of the API's status text, whatever its case; a missing one is awaiting. */
export function readStatus(text: string | undefined): ReservationStatus {
  const status = text?.trim().toLowerCase()
  return status === 'success' || status === 'failed' ? status : 'waiting'
}

interface Confirmable {
  status?: string | undefined
  slipImage?: string | undefined
}

/** What comes next for a reservation: its deposit is due, its slip was sent and waits, or its fate is settled. */
export type NextStep = 'deposit' | 'confirmation' | 'success' | 'failed'

/** The next step of a reservation; 'Confirm now' is offered where it is the deposit (section 2). */
export function nextStepOf({ status, slipImage }: Confirmable): NextStep {
  const meaning = readStatus(status)
  if (meaning !== 'waiting') return meaning
  return slipImage === undefined ? 'deposit' : 'confirmation'
}

/** Whether an administrator may confirm it: a slip was sent, and the status is not success (sections 2 and 4). */
export const awaitsConfirmation = ({ status, slipImage }: Confirmable): boolean =>
  slipImage !== undefined && readStatus(status) !== 'success'
