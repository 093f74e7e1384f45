import { newPage } from '../browser/new-page.mjs';

/**
 * Opens the positions of a driver's day.
 * @param {import('../browser/launch.mjs').Launched} browser
 * @param {{ url: string, session: { token: string, user: object, expiresAt: string }, driver: number, day: string, points: number }} options
 * @returns {Promise<number>} Milliseconds from the last byte of the positions to the end of the frame in which they are painted.
 */
export async function openTrack(browser, { url, session, driver, day, points }) {
  const { page, close } = await newPage(browser, { session });
  try {
    await page.addInitScript(watchCircles, points);
    await page.goto(`${url}/trackerHistory?driver=${driver}&date=${day}`);
    const painted = await page.waitForFunction(() => performance.getEntriesByName('navette-painted')[0]?.startTime);
    const isPainted = await page.evaluate(paintedPixels);
    if (!isPainted) throw new Error('no position is painted');
    const arrived = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .map((entry) => entry.toJSON())
          .find(({ name }) => name.endsWith('/service/live/history'))?.responseEnd,
    );
    return Number(await painted.jsonValue()) - Number(arrived);
  } finally {
    await close();
  }
}

/** Notes the end of the frame in which so many circles stand on a canvas. @param {number} points */
function watchCircles(points) {
  let drawn = 0;
  const before = (/** @type {'arc' | 'clearRect'} */ name, /** @type {() => void} */ note) => {
    /** @type {Function} */
    const own = Reflect.get(CanvasRenderingContext2D.prototype, name);
    /** @this {CanvasRenderingContext2D} @param {unknown[]} of */
    function noted(...of) {
      note();
      return Reflect.apply(own, this, of);
    }
    Reflect.set(CanvasRenderingContext2D.prototype, name, noted);
  };
  before('clearRect', () => {
    drawn = 0;
  });
  before('arc', () => {
    drawn += 1;
    if (drawn !== points) return;
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => performance.mark('navette-painted'), { once: true });
    port1.start();
    // Handled once the frame is drawn.
    requestAnimationFrame(() => port2.postMessage(null));
  });
}

/** Whether a canvas above the base shows the blue of positions: strong, whatever lies under and over it. */
function paintedPixels() {
  return [...document.querySelectorAll('.leaflet-overlay-pane canvas')].some((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return false;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    for (let at = 0; at < data.length; at += 4)
      if (Number(data[at + 2]) - Number(data[at]) > 60 && Number(data[at + 3]) > 128) return true;
    return false;
  });
}
