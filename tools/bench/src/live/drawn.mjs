import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser } from '../browser/launch.mjs';
import { newPage } from '../browser/new-page.mjs';

/** Where the map opens, and where every driver has a marker of their own. */
const [OPENS_AT, ZOOM] = [12, 15];

/**
 * Opens the live map in a browser, and notes when markers of drivers have moved on it.
 * @param {{ url: string, session: { token: string, user: object, expiresAt: string }, milliseconds: number, sentBefore: (name: string, moment: number) => number | undefined }} options
 *   `sentBefore`: when a driver, by the name in lists, sent the last position before a moment
 * @returns {Promise<number[]>} Milliseconds from each position sent to the end of the frame in which its marker stood there.
 */
export async function drawnDelays({ url, session, milliseconds, sentBefore }) {
  const browser = await launchBrowser();
  try {
    const { page } = await newPage(browser, { session });
    await page.goto(`${url}/tracker?show=drivers`);
    // Beside the two headquarters, which stand there first.
    await page.waitForFunction(() => document.querySelectorAll('.leaflet-marker-icon').length > 2);
    for (let zoom = OPENS_AT; zoom < ZOOM; zoom += 1) {
      await page.locator('.leaflet-control-zoom-in').click();
      await page.waitForTimeout(500);
    }
    // The opening of the page is no part of it.
    await pause(milliseconds / 6);
    await page.evaluate(noteMoves);
    await pause(milliseconds);
    // A busy machine may show no move in a short window, as moves of a second are shown together.
    await page.waitForFunction(() => Reflect.get(globalThis, 'moves').length > 0);
    const moves = await page.evaluate(() => {
      /** @type {[string, number][]} */
      const noted = Reflect.get(globalThis, 'moves');
      return noted;
    });
    return moves.flatMap(([label, at]) => {
      const sent = sentBefore(label.split(' · ')[0] ?? '', at);
      return sent === undefined ? [] : [at - sent];
    });
  } finally {
    await browser.close();
  }
}

/** Notes each marker that goes elsewhere, with the end of the frame in which it is there. */
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
