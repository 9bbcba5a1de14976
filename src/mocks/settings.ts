/** What the environment says about the demo. */
export interface DemoSettings {
  /** Milliseconds every answer takes: DEMO_LATENCY_MS, 150 if not set. */
  latency: number
  /** Whether it starts with a very large amount of data: DEMO_DATA=large. */
  large: boolean
  /** Whether pages get the banner: not with DEMO_BANNER=off, for measurements and screenshots. */
  banner: boolean
}

const LATENCY_MS = 150

/** Reads the settings; throws with the name of the variable that is wrong. */
export function readSettings(environment: Readonly<Record<string, string>>): DemoSettings {
  const { DEMO_LATENCY_MS: latency = '', DEMO_DATA: data = '', DEMO_BANNER: banner = '' } = environment
  if (!/^\d{0,5}$/.test(latency)) throw new Error('Wrong value in the environment: DEMO_LATENCY_MS')
  if (!['', 'small', 'large'].includes(data)) throw new Error('Wrong value in the environment: DEMO_DATA')
  if (!['', 'on', 'off'].includes(banner)) throw new Error('Wrong value in the environment: DEMO_BANNER')
  return {
    latency: latency === '' ? LATENCY_MS : Number(latency),
    large: data === 'large',
    banner: banner !== 'off',
  }
}
