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
 * A tab in which every page of the menu, then the booking form, is opened fifty times, and what it keeps: growth of its heap, listeners, timers, nodes and style sheets,
 * after garbage collection. A remote that leaves something behind with a page (module-federation/core#4160) leaves it forty times.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report.mjs').Measured[]>}
 */
export async function run(workshop) {
  const suite = await startSuite(workshop);
  const session = await signIn(suite.url, 'super@navette.example');
  const { page, close } = await newPage(await launchBrowser(), { session });
  try {
    await page.addInitScript(countTimers);
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
      ...rowsOf(`every page opened ${rounds.all} times`, pages),
      ...rowsOf(`booking form opened ${rounds.all} times`, form),
    ];
  } finally {
    await close();
  }
}

/** @typedef {Record<'heap' | 'listeners' | 'timers' | 'nodes' | 'sheets', number>} Kept What a tab keeps; `heap` in megabytes. */

/**
 * @param {string} what
 * @param {readonly [warm: Kept, end: Kept]} kept
 */
const rowsOf = (what, [warm, end]) =>
  /** @type {(keyof Kept)[]} */ (['heap', 'listeners', 'timers', 'nodes', 'sheets']).map((kind) => ({
    ...limited(
      `${kind} of the tab, ${what}: growth since the ${rounds.warm}th`,
      { value: 100 * (end[kind] / Math.max(1, warm[kind]) - 1), unit: '%' },
      GROWTH,
    ),
    details: { [kind]: [warm[kind], end[kind]] },
  }));

/**
 * @param {import('playwright-core').Page} page
 * @param {(message: string) => void} say
 * @param {string} what
 * @param {() => Promise<void>} once
 * @returns {Promise<readonly [warm: Kept, end: Kept]>}
 */
async function growth(page, say, what, once) {
  /** @type {Kept | undefined} */
  let warm;
  for (let round = 1; round <= rounds.all; round += 1) {
    await once();
    if (round !== rounds.warm) continue;
    warm = await keptBy(page);
    say(`${what}, round ${round} of ${rounds.all}: ${JSON.stringify(warm)}`);
  }
  const end = await keptBy(page);
  return [warm ?? end, end];
}

/**
 * After garbage collection: three times, since finalizers release objects of their own.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Kept>}
 */
async function keptBy(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const metric = (/** @type {string} */ name) => metrics.find((each) => each.name === name)?.value ?? 0;
  const ofPage = await page.evaluate(() => ({
    timers: Number(Reflect.get(globalThis, 'benchTimers').size),
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
  }));
  return { heap: usedSize / 1e6, listeners: metric('JSEventListeners'), nodes: metric('Nodes'), ...ofPage };
}

/** Runs in the page: notes the intervals that nobody has cleared. */
function countTimers() {
  const running = new Set();
  const { setInterval: set, clearInterval: clear } = globalThis;
  Object.assign(globalThis, {
    benchTimers: running,
    setInterval: (/** @type {Parameters<typeof set>} */ ...given) => {
      const id = set(...given);
      running.add(id);
      return id;
    },
    clearInterval: (/** @type {number} */ id) => {
      running.delete(id);
      clear(id);
    },
  });
}
