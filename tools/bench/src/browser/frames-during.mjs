/**
 * Records the duration of every frame of a page during an action.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number[]>} Milliseconds.
 */
export async function framesDuring(page, act) {
  await page.evaluate(() => {
    /** @type {number[]} */
    const noted = [];
    let last = performance.now();
    const note = () => {
      const now = performance.now();
      noted.push(now - last);
      last = now;
      if (!('stopped' in noted)) requestAnimationFrame(note);
    };
    Object.assign(globalThis, { noted });
    requestAnimationFrame(note);
  });
  await act();
  return page.evaluate(() => {
    /** @type {number[]} */
    const noted = Reflect.get(globalThis, 'noted');
    Object.assign(noted, { stopped: true });
    return noted.slice(2);
  });
}
