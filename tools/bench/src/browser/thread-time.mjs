/**
 * Counts the processor time of a page's main thread, which is more reliable than the clock while other processes use the machine.
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
