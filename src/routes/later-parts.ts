// What every page has soon after its first paint, in one lazy script: a release may take away what comes later still.
export { startOffline } from '@/offline/start'
export { ExpiredNotice } from './expired-notice'
