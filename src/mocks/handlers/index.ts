import { delay, http, type HttpHandler } from 'msw'

import { NO_RULES, type OwnerRules } from '../../rental/owner-rules.ts'
import type { Database } from '../database.ts'
import { errorJson, HttpError } from './answers.ts'
import type { Call } from './call.ts'
import { ENDPOINTS, type Answer, type Answers } from './endpoints.ts'
import { faultyAnswer, requestedFault } from './faulty-answer.ts'
import { imageAnswers } from './images.ts'
import { reservationAnswers } from './reservations.ts'
import { userAnswers } from './users.ts'
import { vehicleAnswers } from './vehicles.ts'

interface HandlerOptions {
  /** Milliseconds every answer takes. */
  latency?: number
  /** The owner's rules that the API keeps to; by default none. */
  rules?: OwnerRules
}

/** The demo API's handlers for a database, below '/api' on any origin; for `setupServer` and for the plugin. */
export function createHandlers(
  db: Database,
  { latency = 0, rules = NO_RULES }: HandlerOptions = {},
): HttpHandler[] {
  const answers: Answers = {
    ...vehicleAnswers(db, rules),
    ...reservationAnswers(db, rules),
    ...userAnswers(db),
    ...imageAnswers(db),
  }

  return ENDPOINTS.map(([name, method, path]) =>
    http[method](`*/api${path}`, async ({ request, params, cookies }) => {
      const call = { request, params, cookies }
      if (latency > 0) await delay(latency)
      const giveRealAnswer = () => answerOrRefuse(answers[name], call)
      const fault = await requestedFault(db, name, call)
      return fault ? faultyAnswer(fault, giveRealAnswer) : giveRealAnswer()
    }),
  )
}

async function answerOrRefuse(answer: Answer, call: Call): Promise<Response> {
  try {
    return await answer(call)
  } catch (error) {
    if (error instanceof HttpError) return errorJson(error.status, error.message)
    throw error
  }
}
