import { signIn } from '../api/client.mjs';
import { limited } from '../measure.mjs';
import { coldPage, lines } from './visit.mjs';

const limits = { bytes: 100, shift: 0.02 };

/** Page of no remote: what it fetches, every page does. */
const nowhere = '/nowhere';

/** Milliseconds until it has fetched the forms too, which nobody has waited for. */
const whole = 4000;

/**
 * Opens every page of the remotes in a slow office, nothing cached: the bytes that the first page of each remote needs on top of the host, and how much
 * a page moves until it is quiet.
 * @param {import('../page.mjs').Launched} browser
 * @param {string} url
 * @param {(message: string) => void} say
 * @returns {Promise<import('../report.mjs').Measured[]>}
 */
export async function rowsOfPages(browser, url, say) {
  const { set } = await (await fetch(`${url}/release/current`)).json();
  const signedIn = await signIn(url, 'super@navette.example');
  const open = async (/** @type {string} */ path) => {
    say(`${path} in a slow office`);
    const session = path === '/login' ? undefined : signedIn;
    return quietVisit(browser, `${url}${path}`, session, path === nowhere ? whole : 0);
  };
  const known = new Set((await open(nowhere)).files.map((file) => file.url));
  /** @type {Record<string, number>} */
  const shifts = { '/login': (await open('/login')).shift };
  const rows = [];
  for (const [name, { declaration }] of remotesOf(set)) {
    /** @type {Record<string, number>} */
    const onTop = {};
    for (const { path } of declaration.routes) {
      const { files, shift } = await open(path);
      shifts[path] = shift;
      onTop[path] = sum(files.filter((file) => !known.has(file.url)));
    }
    const [first = ['', 0]] = Object.entries(onTop);
    rows.push({ ...limited(`${name}: ${first[0]} on top of the host`, kB(first[1]), limits.bytes), details: onTop });
  }
  const [worst = ['', 0]] = Object.entries(shifts).toSorted(([, left], [, right]) => right - left);
  const most = { value: worst[1], unit: /** @type {const} */ ('CLS') };
  return [...rows, { ...limited(`layout shift, worst ${worst[0]}`, most, limits.shift), details: shifts }];
}

/**
 * @param {{ remotes: Record<string, { declaration: { routes: { path: string }[] } }> }} set
 */
const remotesOf = ({ remotes }) => Object.entries(remotes);

/**
 * Opens a page and waits until it has shown its contents and nothing changed for two seconds.
 * @param {import('../page.mjs').Launched} browser
 * @param {string} address
 * @param {import('./visit.mjs').Session | undefined} session
 * @param {number} longer Milliseconds to stay after that.
 */
async function quietVisit(browser, address, session, longer) {
  const { page, files, close } = await coldPage(browser, lines.slowOffice, session);
  try {
    await page.addInitScript(watchShifts);
    await page.goto(address, { waitUntil: 'commit' });
    // Maps and clocks may never be quiet.
    await page
      .waitForFunction(() => Reflect.get(globalThis, 'bench').isQuiet(), undefined, { timeout: 30_000 })
      .catch(() => {});
    await page.waitForTimeout(longer);
    return { files, shift: Number(await page.evaluate(() => Reflect.get(globalThis, 'bench').shift)) };
  } finally {
    await close();
  }
}

/** Runs in the page: adds up the scores of layout shifts that follow no input. */
function watchShifts() {
  let last = 0;
  const bench = {
    shift: 0,
    isQuiet: () =>
      document.querySelector('h1') && !document.querySelector('[data-skeleton]') && performance.now() - last > 2000,
  };
  Object.assign(globalThis, { bench });
  new MutationObserver(() => (last = performance.now())).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) bench.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** @param {readonly import('./packages.mjs').Fetched[]} files Bytes of them all. */
export const sum = (files) => files.reduce((bytes, file) => bytes + file.bytes, 0);

/**
 * @param {number} bytes
 * @returns {import('../report.mjs').Figure}
 */
export const kB = (bytes) => ({ value: bytes / 1000, unit: 'kB' });
