/** Matches what the browser and the app write into the console when a call fails. */
export const NETWORK_ERRORS =
  /^console error: (Failed to load resource: (the server responded with a status of [45]\d\d|net::ERR_)|\/\S+ could not be loaded:)/
