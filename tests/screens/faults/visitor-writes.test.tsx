import { TODAY } from '../../support/booking'
import { startApi } from '../../support/server'
import { VISITOR_CALLS } from './visitor-calls'
import { testWriteFaults } from './write-faults'

testWriteFaults(startApi({ today: TODAY }), VISITOR_CALLS)
