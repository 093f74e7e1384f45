import { chromiumLaunch } from '@navette/browser';
import { chromium } from 'playwright-core';
import { isSmall } from '../measure/size.mjs';
import { stopWithAll } from '../suite/stopped.mjs';

/** @typedef {Pick<import('playwright-core').Browser, 'newContext' | 'close'>} Launched */

const launch = async () => chromium.launch(await chromiumLaunch());

/** @type {Promise<import('playwright-core').Browser> | undefined} */
let shared;

/**
 * A browser as the journeys use it. In a small run one serves all suites.
 * @returns {Promise<Launched>}
 */
export async function launchBrowser() {
  if (!isSmall) return launch();
  shared ??= launch().then((browser) => {
    stopWithAll(() => browser.close());
    return browser;
  });
  const browser = await shared;
  return { newContext: (options) => browser.newContext(options), close: async () => {} };
}
