import { chromiumLaunch } from '@navette/browser';
import { chromium } from 'playwright-core';
import { isSmall } from './measure.mjs';
import { stopWithAll } from './suite/stopped.mjs';

/** @typedef {Pick<import('playwright-core').Browser, 'newContext' | 'close'>} Launched */

const launch = async () => {
  const browser = await chromium.launch(await chromiumLaunch());
  stopWithAll(() => browser.close());
  return browser;
};

/** @type {ReturnType<typeof launch> | undefined} */
let shared;

/**
 * A browser as the journeys use it, until the suite ends. In a small run one serves all suites.
 * @returns {Promise<Launched>}
 */
export async function launchBrowser() {
  if (!isSmall) return launch();
  const browser = await (shared ??= launch());
  return { newContext: (options) => browser.newContext(options), close: async () => {} };
}

/**
 * Page with an empty cache, signed in as the demo's dispatcher when there is a session.
 * @param {Launched} browser
 * @param {{ session?: { token: string, user: object, expiresAt: string } }} [options]
 */
export async function newPage(browser, { session } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
  });
  const page = await context.newPage();
  if (session) {
    const stored = JSON.stringify({ ...session, expiresAt: Date.parse(session.expiresAt) });
    await page.addInitScript((text) => localStorage.setItem('navette.session', text), stored);
  }
  return { page, close: () => context.close() };
}

/** Measured pages: their path, whether they are for those who signed in, and the selector that is present once they are usable. */
export const screens = {
  signIn: { name: 'sign-in page', path: '/login', signedIn: false, ready: 'h1' },
  bookings: {
    name: 'bookings page',
    path: '/booking',
    signedIn: true,
    ready: '[role=grid][aria-busy=false] tbody tr[data-index]',
  },
};

/** @typedef {{ name: string, path: string, signedIn: boolean, ready: string }} Screen */

/**
 * Makes a page record the time when an element first appears. Call it before the page is opened.
 * @param {import('playwright-core').Page} page
 * @param {string} selector
 * @param {string} [mark] Name of the entry, one for each selector.
 * @returns {Promise<() => Promise<number>>} Milliseconds after the navigation began.
 */
export async function whenThere(page, selector, mark = 'navette-ready') {
  await page.addInitScript(
    (wanted) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(wanted.selector)) return;
        performance.mark(wanted.mark);
        observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
    },
    { selector, mark },
  );
  return async () => {
    const time = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, mark);
    return Number(await time.jsonValue());
  };
}

/**
 * Opens the sections of a menu that is too long to begin with all of them.
 * @param {import('playwright-core').Page} page
 */
export async function unfoldMenu(page) {
  await page.locator('nav a[href^="/"]').first().waitFor();
  for (const section of (await page.locator('nav button[aria-expanded=false]').all()).toReversed())
    await section.click();
}
