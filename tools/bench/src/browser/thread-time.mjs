/**
 * Counts the processor time of the main thread of a page, which says more than the clock while others are at work on the machine.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<() => Promise<number>>} Milliseconds since.
 */
export async function threadTime(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const total = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const before = await total();
  return async () => (await total()) - before;
}
