import { framesDuring } from '../browser/frames-during.mjs';

const MARKERS = '.leaflet-marker-icon';

/**
 * Drags and zooms a map as a hand does. It zooms in first: further out than it stood, ours puts markers together.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<number[]>} Milliseconds of every frame.
 */
export async function dragAndZoom(page) {
  const box = await page.locator('.leaflet-container').first().boundingBox();
  if (!box) throw new Error('there is no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  return framesDuring(page, async () => {
    for (const reach of [-150, 150]) {
      await page.mouse.down();
      await page.mouse.move(x + reach, y + reach / 2, { steps: 40 });
      await page.mouse.move(x, y, { steps: 40 });
      await page.mouse.up();
      await page.mouse.wheel(0, reach);
      await page.waitForTimeout(400);
    }
  });
}

/** How many markers there are. @param {import('playwright-core').Page} page */
export const markersOn = (page) => page.locator(MARKERS).count();

/**
 * How many markers go elsewhere within some steps of their drivers, while the map rests.
 * @param {import('playwright-core').Page} page
 */
export async function movedMarkers(page) {
  const places = () =>
    page.evaluate(
      (selector) => [...document.querySelectorAll(selector)].map((marker) => marker.getAttribute('style') ?? ''),
      MARKERS,
    );
  const before = await places();
  await page.waitForTimeout(3000);
  const after = await places();
  return after.filter((place, line) => place !== before[line]).length;
}
