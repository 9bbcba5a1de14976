import { benchAvailability } from './availability'
import { benchRepaint } from './repaint'

// Ratios and figures of one run; the bounds are those the project promises.
benchAvailability()
await benchRepaint()
