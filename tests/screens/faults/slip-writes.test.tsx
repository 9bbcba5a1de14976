import { startApi } from '../../support/server'
import { sendsFiles } from '../../support/uploads'
import { meetAllFaults } from './meet-all-faults'
import { SLIP_CALLS } from './slip-calls'

sendsFiles()
meetAllFaults(startApi(), SLIP_CALLS)
