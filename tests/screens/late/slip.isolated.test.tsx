import { startApi } from '../../support/server'
import { allowFileUploads } from '../../support/uploads'
import { SLIP_CALLS } from '../faults/slip-calls'
import { testLateAnswers } from './late-writes'

allowFileUploads()

testLateAnswers(startApi(), SLIP_CALLS)
