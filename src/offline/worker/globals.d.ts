/** The files of this release that are kept, as paths. */
declare const RELEASE_FILES: readonly string[]

/** Where the API has the fleet. */
declare const FLEET_URL: string
