import { size } from '../measure/size.mjs';

const drawn = { idle: size(120, 10), scrolling: size(240, 20) };

/**
 * Renders frames for some seconds, first at rest, then scrolling through the table by about nine rows per frame.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<{ idle: number[], scrolling: number[] }>} Milliseconds of every frame.
 */
export async function frames(page) {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async (counts) => {
    const scroller = (() => {
      let element = document.querySelector('[role=grid]');
      while (element && element.scrollHeight <= element.clientHeight + 1) element = element.parentElement;
      return element;
    })();
    if (!scroller) throw new Error('nothing scrolls');
    const draw = async (/** @type {number} */ count, /** @type {() => void} */ each) => {
      const times = [];
      let last = await new Promise(requestAnimationFrame);
      for (let frame = 0; frame < count; frame += 1) {
        each();
        const now = await new Promise(requestAnimationFrame);
        times.push(now - last);
        last = now;
      }
      return times;
    };
    const idle = await draw(counts.idle, () => undefined);
    const scrolling = await draw(counts.scrolling, () => scroller.scrollBy(0, 320));
    if (scroller.scrollTop < counts.scrolling * 200) throw new Error(`scrolled to ${scroller.scrollTop} only`);
    return { idle, scrolling };
  }, drawn);
}
