import { TODAY } from '../../support/booking'
import { startApi } from '../../support/server'
import { meetAllFaults } from './meet-all-faults'
import { VISITOR_CALLS } from './visitor-calls'

meetAllFaults(startApi({ today: TODAY }), VISITOR_CALLS)
