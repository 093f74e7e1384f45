/**
 * Makes a page record the time when an element first appears. Call it before the page is opened.
 * @param {import('playwright-core').Page} page
 * @param {string} selector
 * @returns {Promise<() => Promise<number>>} Milliseconds after the navigation began.
 */
export async function whenThere(page, selector) {
  await page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      performance.mark('navette-ready');
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  }, selector);
  return async () => {
    const time = await page.waitForFunction(() => performance.getEntriesByName('navette-ready')[0]?.startTime);
    return Number(await time.jsonValue());
  };
}
