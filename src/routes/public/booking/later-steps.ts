// What follows step one is one lazy script: nobody needs it before dates and car are chosen.
export { ReservedStep } from './reserved-step'
export { SummaryStep } from './summary-step'
