import { FAULT_COOKIE } from '@/mocks/faults'

/** Has the demo API answer with faults, such as 'vehicles=500,reservations=html*2', in place of any asked for before. */
export function askForFaults(faults: string): void {
  document.cookie = `${FAULT_COOKIE}=${faults}; path=/`
}

/** Has the demo API answer without faults again. */
export function endFaults(): void {
  document.cookie = `${FAULT_COOKIE}=; path=/; max-age=0`
}
