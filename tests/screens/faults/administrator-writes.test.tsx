import { TODAY } from '../../support/booking'
import { startApi } from '../../support/server'
import { ADMINISTRATOR_CALLS } from './administrator-calls'
import { testWriteFaults } from './write-faults'

testWriteFaults(startApi({ today: TODAY }), ADMINISTRATOR_CALLS)
