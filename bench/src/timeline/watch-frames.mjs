/**
 * Drags the time axis of a timeline to and fro as a hand does, and notes how long every frame took.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<number[]>} Milliseconds.
 */
export async function pan(page) {
  const axis = await page.locator('.vis-panel.vis-top').first().boundingBox();
  if (!axis) throw new Error('there is no axis to drag');
  const [y, left, right] = [axis.y + axis.height / 2, axis.x + 80, axis.x + axis.width - 80];
  await page.mouse.move(right, y);
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
  await page.mouse.down();
  await page.mouse.move(left, y, { steps: 60 });
  await page.mouse.move(right, y, { steps: 60 });
  await page.mouse.up();
  return page.evaluate(() => {
    /** @type {number[]} */
    const noted = Reflect.get(globalThis, 'noted');
    Object.assign(noted, { stopped: true });
    return noted.slice(2);
  });
}

/**
 * Makes a page note when the class of a block changes next: the refresh is drawn.
 * @param {import('playwright-core').Page} page
 */
export const watchBlocks = (page) =>
  page.evaluate(() => {
    performance.clearMarks('navette-drawn');
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => target instanceof Element && target.matches('.vis-item.answer-2'))) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark('navette-drawn'));
    });
    observer.observe(document.body, { attributes: true, attributeFilter: ['class'], subtree: true, childList: true });
  });

/**
 * The time from the last byte of the trips to the frame that shows them.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<number>} Milliseconds.
 */
export async function sinceTrips(page, mark = 'navette-drawn') {
  const drawn = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, mark);
  const time = Number(await drawn.jsonValue());
  const arrived = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry.toJSON())
        .findLast(({ name, responseEnd }) => new URL(name).pathname === '/service/booking/timeline' && responseEnd <= until)?.responseEnd,
    time,
  );
  return time - Number(arrived);
}
