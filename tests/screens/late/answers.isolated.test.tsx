import { TODAY } from '../../support/booking'
import { startApi } from '../../support/server'
import { ADMINISTRATOR_CALLS } from '../faults/administrator-calls'
import { VISITOR_CALLS } from '../faults/visitor-calls'
import { testLateAnswers } from './late-writes'

testLateAnswers(startApi({ today: TODAY }), [...VISITOR_CALLS, ...ADMINISTRATOR_CALLS])
