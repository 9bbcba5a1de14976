/** An entry of the Server-Timing header of the page's own answer, in which the web server tells the page its settings. */
export const serverEntry = (name: string): PerformanceServerTiming | undefined =>
  performance
    .getEntriesByType('navigation')
    // Without https some browsers keep the header from the page.
    .flatMap((entry) =>
      entry instanceof PerformanceResourceTiming && 'serverTiming' in entry ? entry.serverTiming : [],
    )
    .find((entry) => entry.name === name)
