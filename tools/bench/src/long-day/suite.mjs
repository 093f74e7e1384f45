import { signIn } from '../api/client.mjs';
import { isSmall, limited, size } from '../measure.mjs';
import { launchBrowser, newPage, unfoldMenu } from '../page.mjs';
import { startSuite } from '../suite/suite.mjs';

/** Until `warm`, code and cached lists of every page make the heap grow; after that nothing should. */
const rounds = { warm: size(10, 1), all: size(50, 1) };
const DIALOG = '[role=dialog][data-state=open]';

/** Maximum percent, for a tab that stays open all day. */
const GROWTH = 10;

/**
 * Heap of a tab in which every page of the menu, then the booking form, is opened fifty times: its growth after garbage collection.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report.mjs').Measured[]>}
 */
export async function run(workshop) {
  const suite = await startSuite(workshop);
  const session = await signIn(suite.url, 'super@navette.example');
  const { page, close } = await newPage(await launchBrowser(), { session });
  try {
    await page.goto(`${suite.url}/booking`);
    await unfoldMenu(page);
    const all = await page
      .locator('nav a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    const paths = all.slice(0, size(all.length, 2));
    const pages = await growth(page, workshop.say, 'every page', async () => {
      for (const path of paths) {
        await page
          .locator(`nav a[href="${path}"]`)
          .first()
          .evaluate((link) => link instanceof HTMLElement && link.click());
        await page.waitForTimeout(size(250, 0));
      }
    });
    if (isSmall) return [];
    await page.goto(`${suite.url}/booking`);
    await page.locator('#main h1').waitFor();
    const form = await growth(page, workshop.say, 'booking form', async () => {
      await page.locator('#main h1').focus();
      await page.keyboard.press('n');
      await page.locator(DIALOG).waitFor();
      await page.waitForTimeout(size(250, 0));
      await page.keyboard.press('Escape');
      await page.locator(DIALOG).waitFor({ state: 'detached' });
    });
    return [
      row(`heap of the tab, every page opened ${rounds.all} times`, pages),
      row(`heap of the tab, booking form opened ${rounds.all} times`, form),
    ];
  } finally {
    await close();
  }
}

/**
 * @param {string} what
 * @param {readonly [warm: number, end: number]} heaps Megabytes.
 */
const row = (what, [warm, end]) => ({
  ...limited(`${what}: growth since the ${rounds.warm}th`, { value: 100 * (end / warm - 1), unit: '%' }, GROWTH),
  details: { MB: [warm, end] },
});

/**
 * @param {import('playwright-core').Page} page
 * @param {(message: string) => void} say
 * @param {string} what
 * @param {() => Promise<void>} once
 * @returns {Promise<readonly [warm: number, end: number]>} Megabytes.
 */
async function growth(page, say, what, once) {
  let warm = 0;
  for (let round = 1; round <= rounds.all; round += 1) {
    await once();
    if (round !== rounds.warm) continue;
    warm = await heapOf(page);
    say(`${what}, round ${round} of ${rounds.all}: ${warm.toFixed(1)} MB`);
  }
  return [warm, await heapOf(page)];
}

/**
 * Heap after garbage collection: three times, since finalizers release objects of their own.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<number>} Megabytes.
 */
async function heapOf(page) {
  const devtools = await page.context().newCDPSession(page);
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1e6;
}
