import { startApi } from '../../support/server'
import { allowFileUploads } from '../../support/uploads'
import { SLIP_CALLS } from './slip-calls'
import { testWriteFaults } from './write-faults'

allowFileUploads()

testWriteFaults(startApi(), SLIP_CALLS)
