import { signIn } from '../api/client.mjs';
import { launchBrowser, newPage, unfoldMenu } from '../page.mjs';
import { isSmall, limited, median, quantile, size } from '../measure.mjs';
import { startSuite } from '../suite/suite.mjs';
import { ask, watch } from './watch.mjs';

/** Milliseconds. */
const limits = { cached: 150, asked: 400 };

const rounds = size(5, 1);

/** @typedef {{ path: string, inMenu: boolean }} Route */
/** @typedef {Map<string, number[]>} Samples Milliseconds by page or field. */

/**
 * Every page of the five remotes, and that of releases: from the click in the menu until its contents are painted.
 * @param {import('../suite/workshop.mjs').Workshop} workshop
 * @returns {Promise<import('../report.mjs').Measured[]>}
 */
export async function run(workshop) {
  const { url } = await startSuite(workshop, { own: 'pages' });
  return visitAll(await pageOpener(url), await routesOf(url), workshop.say);
}

/** @typedef {(path: string) => Promise<{ page: import('playwright-core').Page, close: () => Promise<void> }>} Open */

/**
 * Opens pages, signed in, which are measured from the inside.
 * @param {string} url
 * @returns {Promise<Open>} Resolves once the page is shown and the network idle.
 */
export async function pageOpener(url) {
  const session = await signIn(url, 'super@navette.example');
  const browser = await launchBrowser();
  return async (path) => {
    const { page, close } = await newPage(browser, { session });
    await page.addInitScript(watch);
    await page.goto(`${url}${path}`);
    await ask(page, 'shown');
    await unfoldMenu(page);
    await page.waitForLoadState('networkidle');
    return { page, close };
  };
}

/**
 * @param {string} url
 * @returns {Promise<Route[]>} Pages of the release set, without those for paper.
 */
export async function routesOf(url) {
  const { set } = await (await fetch(`${url}/release/current`)).json();
  /** @type {{ declaration: { routes: { path: string, layout?: string, menu?: object }[] } }[]} */
  const remotes = Object.values(set.remotes);
  const routes = remotes
    .flatMap(({ declaration }) => declaration.routes)
    .filter(({ layout }) => layout !== 'bare')
    .map(({ path, menu }) => ({ path, inMenu: menu !== undefined }));
  return isSmall ? routes.slice(0, 1) : [...routes, { path: '/releases', inMenu: true }];
}

/**
 * @param {Open} open
 * @param {readonly Route[]} routes
 * @param {(message: string) => void} say
 */
async function visitAll(open, routes, say) {
  /** @type {Record<'fresh' | 'first' | 'cached' | 'gone', Samples>} */
  const samples = { fresh: new Map(), first: new Map(), cached: new Map(), gone: new Map() };
  const visit = async (
    /** @type {import('playwright-core').Page} */ page,
    /** @type {Route} */ route,
    /** @type {Samples} */ into,
  ) => {
    add(into, route.path, await follow(page, route));
    await page.waitForTimeout(size(400, 0));
  };
  for (const route of isSmall ? [] : routes) {
    say(`${route.path} in a new tab`);
    const { page, close } = await open(route.path === '/releases' ? '/help' : '/releases');
    await visit(page, route, samples.fresh);
    await close();
  }
  const { page, close } = await open(isSmall ? '/help' : '/releases');
  for (const route of routes) await visit(page, route, samples.first);
  for (let round = 0; round < rounds; round += 1) {
    say(`every page again, round ${round + 1} of ${rounds}`);
    for (const route of isSmall ? [] : routes) await visit(page, route, samples.cached);
    await ask(page, 'forget');
    for (const route of isSmall ? [] : routes) {
      await visit(page, route, samples.gone);
      await ask(page, 'forget');
    }
  }
  await close();
  return isSmall
    ? []
    : [
        worst('second visit, data in the cache', samples.cached, limits.cached),
        worst('code there, no data', samples.gone, limits.asked),
        worst('first visit, after other pages', samples.first, limits.asked),
        worst('first visit, in a new tab', samples.fresh, limits.asked),
      ];
}

/**
 * Goes to a page as a person does: the pointer rests on its entry for a moment before the click. Others are reached without the menu.
 * @param {import('playwright-core').Page} page
 * @param {Route} route
 * @returns {Promise<number>} Milliseconds.
 */
async function follow(page, { path, inMenu }) {
  if (!inMenu) return ask(page, 'follow', path);
  await page.locator(`nav a[href="${path}"]`).hover();
  await page.waitForTimeout(100);
  await ask(page, 'arm');
  const shown = ask(page, 'shown');
  await page.mouse.down();
  await page.mouse.up();
  return shown;
}

/**
 * @param {Samples} samples
 * @param {string} name
 * @param {...number} times
 */
export const add = (samples, name, ...times) => samples.set(name, [...(samples.get(name) ?? []), ...times]);

/**
 * Row of the slowest but 5 %, naming the worst.
 * @param {string} what
 * @param {Samples} samples
 * @param {number} limit
 * @returns {import('../report.mjs').Measured}
 */
export function worst(what, samples, limit) {
  const medians = [...samples].map(([name, times]) => ({ name, time: median(times) }));
  const sorted = medians.toSorted((one, other) => other.time - one.time);
  const p95 = quantile([...samples.values()].flat(), 0.95);
  return {
    ...limited(`${what} (p95; worst ${sorted[0]?.name})`, { value: p95, unit: 'ms' }, limit),
    details: Object.fromEntries(sorted.map(({ name }) => [name, samples.get(name)?.map(Math.round) ?? []])),
  };
}
