// One lazy script: nobody needs it before days and vehicle are chosen.
export { ReservedStep } from './reserved-step'
export { SummaryStep } from './summary-step'
