import { TODAY } from '../../support/booking'
import { startApi } from '../../support/server'
import { ADMINISTRATOR_CALLS } from './administrator-calls'
import { meetAllFaults } from './meet-all-faults'

meetAllFaults(startApi({ today: TODAY }), ADMINISTRATOR_CALLS)
