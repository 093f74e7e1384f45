import { newPage, whenThere } from '../page.mjs';

/**
 * Opens a page with an empty cache.
 * @param {import('../page.mjs').Launched} browser
 * @param {object} options
 * @param {string} options.url Origin.
 * @param {import('../page.mjs').Screen} options.screen
 * @param {Line} options.line
 * @param {Session} [options.session]
 * @returns {Promise<Visit>}
 */
export async function coldVisit(browser, { url, screen, line, session }) {
  const { page, files, close } = await coldPage(browser, line, session);
  try {
    const ready = await whenThere(page, screen.ready);
    await page.goto(`${url}${screen.path}`, { waitUntil: 'commit' });
    const time = await ready();
    await page.waitForLoadState('networkidle');
    return { ready: time, files };
  } finally {
    await close();
  }
}

/**
 * Page with an empty cache behind a line, which notes what it fetches.
 * @param {import('../page.mjs').Launched} browser
 * @param {Line} line
 * @param {Session} [session]
 */
export async function coldPage(browser, { conditions, slower }, session) {
  const { page, close } = await newPage(browser, session && { session });
  const devtools = await page.context().newCDPSession(page);
  const files = await transferred(devtools);
  if (conditions) await devtools.send('Network.emulateNetworkConditions', conditions);
  if (slower) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { page, files, close };
}

/**
 * Profiles for page loads: the line, and how many times slower the processor is. On one machine there is no latency, so a chain of requests costs
 * nothing; on an office line every request of the chain does.
 * @satisfies {Record<string, Line>}
 */
export const lines = {
  machine: { name: 'same machine' },
  office: {
    name: '20 Mbit/s, 30 ms',
    conditions: { offline: false, latency: 30, downloadThroughput: 2_500_000, uploadThroughput: 1_250_000 },
  },
  slowOffice: {
    name: '10 Mbit/s, 80 ms, processor ÷ 4',
    conditions: { offline: false, latency: 80, downloadThroughput: 1_250_000, uploadThroughput: 625_000 },
    slower: 4,
  },
};

/**
 * @typedef {object} Line
 * @property {string} name
 * @property {{ offline: boolean, latency: number, downloadThroughput: number, uploadThroughput: number }} [conditions]
 * @property {number} [slower]
 */

/** @typedef {{ token: string, user: object, expiresAt: string }} Session */

/** @typedef {{ ready: number, files: import('./packages.mjs').Fetched[] }} Visit Milliseconds until it is usable; files until the network is idle. */

const apiPaths = /^\/(?:api|service|auth|socket\.io)\//;

/**
 * Lists the files and answers that a page fetches, with their bytes as transferred, headers included.
 * @param {import('playwright-core').CDPSession} devtools
 * @returns {Promise<import('./packages.mjs').Fetched[]>} Grows while the page loads.
 */
async function transferred(devtools) {
  /** @type {Map<string, { url: string, type: import('./packages.mjs').Fetched['type'] }>} */
  const answers = new Map();
  /** @type {import('./packages.mjs').Fetched[]} */
  const files = [];
  devtools.on('Network.responseReceived', ({ requestId, response: { url, mimeType } }) => {
    const [, media] = /^(font|image)\//.exec(mimeType) ?? [];
    answers.set(requestId, { url, type: apiPaths.test(new URL(url).pathname) ? 'API' : (media ?? 'code') });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) files.push({ ...answer, bytes: encodedDataLength });
  });
  await devtools.send('Network.enable');
  return files;
}
