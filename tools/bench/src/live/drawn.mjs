import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser, newPage } from '../page.mjs';

/** Zoom level at which the map opens, and the one at which every driver has a separate marker. */
const [OPENS_AT, ZOOM] = [12, 15];

/**
 * Opens the live map in a browser, and records when markers of drivers have moved.
 * @param {{ url: string, session: { token: string, user: object, expiresAt: string }, milliseconds: number, sentBefore: (name: string, moment:
 * number) => number | undefined }} options
 *   `sentBefore`: when a driver, by the name in lists, sent the last position before a moment
 * @returns {Promise<number[]>} Milliseconds from each sent position to the end of the frame that showed its marker there.
 */
export async function drawnDelays({ url, session, milliseconds, sentBefore }) {
  const browser = await launchBrowser();
  const { page } = await newPage(browser, { session });
  await page.goto(`${url}/tracker?show=drivers`);
  // Besides the markers of the two headquarters, which appear first.
  await page.waitForFunction(() => document.querySelectorAll('.leaflet-marker-icon').length > 2);
  for (let zoom = OPENS_AT; zoom < ZOOM; zoom += 1) {
    await page.locator('.leaflet-control-zoom-in').click();
    await page.waitForTimeout(500);
  }
  // The loading of the page is not measured.
  await pause(milliseconds / 6);
  await page.evaluate(noteMoves);
  await pause(milliseconds);
  // On a busy machine a short window may show no move, since moves are batched per second.
  await page.waitForFunction(() => Reflect.get(globalThis, 'moves').length > 0);
  const moves = await page.evaluate(() => {
    /** @type {[string, number][]} */
    const noted = Reflect.get(globalThis, 'moves');
    return noted;
  });
  await browser.close();
  return moves.flatMap(([label, at]) => {
    const sent = sentBefore(label.split(' · ')[0] ?? '', at);
    return sent === undefined ? [] : [at - sent];
  });
}

/** Records each moved marker, with the end of the frame that shows it. */
function noteMoves() {
  /** @type {[string, number][]} */
  const moves = [];
  Object.assign(globalThis, { moves });
  const observer = new MutationObserver((changes) => {
    const labels = new Set(changes.map(({ target }) => target instanceof Element && target.getAttribute('aria-label')));
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      'message',
      () => {
        for (const label of labels) if (label) moves.push([label, Date.now()]);
      },
      { once: true },
    );
    port1.start();
    requestAnimationFrame(() => port2.postMessage(null));
  });
  const pane = document.querySelector('.leaflet-marker-pane');
  if (pane) observer.observe(pane, { attributes: true, attributeFilter: ['style'], subtree: true });
}
