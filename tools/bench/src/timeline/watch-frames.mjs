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
  return framesDuring(page, async () => {
    await page.mouse.down();
    await page.mouse.move(left, y, { steps: 60 });
    await page.mouse.move(right, y, { steps: 60 });
    await page.mouse.up();
  });
}

/**
 * Teaches a page to note the end of the frame in which something is drawn, whether it was drawn in a task of its own or in the frame itself. To be called
 * before it is opened. `navette-ready` is noted when a block can be seen for the first time.
 * @param {import('playwright-core').Page} page
 * @param {string} block
 */
export const watchFirstPaint = (page, block) =>
  page.addInitScript((wanted) => {
    let isInFrame = false;
    const after = (/** @type {() => void} */ act) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', act, { once: true });
      port1.start();
      port2.postMessage(null);
    };
    const request = requestAnimationFrame;
    globalThis.requestAnimationFrame = (draw) =>
      request((time) => {
        if (!isInFrame) after(() => (isInFrame = false));
        isInFrame = true;
        draw(time);
      });
    const markFrame = (/** @type {string} */ name) => {
      const mark = () => after(() => performance.mark(name));
      if (isInFrame) mark();
      else requestAnimationFrame(mark);
    };
    Object.assign(globalThis, { markFrame });
    const observer = new MutationObserver(() => {
      if (!document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true })) return;
      observer.disconnect();
      markFrame('navette-ready');
    });
    observer.observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['class', 'style'],
    });
  }, block);

/**
 * Makes a page note the frame in which the class of a block changes next: the refresh is drawn.
 * @param {import('playwright-core').Page} page
 */
export const watchBlocks = (page) =>
  page.evaluate(() => {
    performance.clearMarks('navette-drawn');
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => target instanceof Element && target.matches('.vis-item.answer-2'))) return;
      observer.disconnect();
      Reflect.get(globalThis, 'markFrame')('navette-drawn');
    });
    observer.observe(document.body, { attributes: true, attributeFilter: ['class'], subtree: true, childList: true });
  });

/**
 * The time from the last byte of the trips to the end of the frame that shows them.
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
        .findLast(
          ({ name, responseEnd }) => new URL(name).pathname === '/service/booking/timeline' && responseEnd <= until,
        )?.responseEnd,
    time,
  );
  return time - Number(arrived);
}

/**
 * The size of the last answer with trips.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<number>} Bytes.
 */
export const bytesOfTrips = (page) =>
  page.evaluate(() =>
    Number(
      performance
        .getEntriesByType('resource')
        .map((entry) => entry.toJSON())
        .findLast(({ name }) => new URL(name).pathname === '/service/booking/timeline')?.encodedBodySize,
    ),
  );

/**
 * Records the duration of every frame of a page during an action.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number[]>} Milliseconds.
 */
async function framesDuring(page, act) {
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
