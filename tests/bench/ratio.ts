import { performance } from 'node:perf_hooks'

/** The shortest time of some work in milliseconds: its cost when nothing else disturbs it. */
export function bestTime(runs: number, work: () => unknown): number {
  let best = Infinity
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    work()
    best = Math.min(best, performance.now() - start)
  }
  return best
}

/** The median of some figures; of an even number the upper one of the two in the middle. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

/** The worst of some figures, where less is better. */
export const worst = (figures: readonly number[]): number => Math.max(...figures)

/** Prints a line of the report: what was measured, the figure, the bound, and whether the bound holds. */
export function report(
  what: string,
  figure: number,
  unit: string,
  bound: { least?: number; most?: number },
): void {
  const isMet = figure >= (bound.least ?? -Infinity) && figure <= (bound.most ?? Infinity)
  const limit = bound.least === undefined ? `at most ${bound.most}` : `at least ${bound.least}`
  console.log(`${isMet ? 'holds' : 'FAILS'}  ${what}: ${figure.toFixed(2)}${unit} (${limit}${unit})`)
  if (!isMet) process.exitCode = 1
}
