import { newPage, whenThere } from '../page.mjs';

/**
 * Opens a page with an empty cache.
 * @param {import('../page.mjs').Launched} browser
 * @param {object} options
 * @param {string} options.url Origin.
 * @param {import('../page.mjs').Screen} options.screen
 * @param {Line} options.line
 * @param {{ token: string, user: object, expiresAt: string }} [options.session]
 * @returns {Promise<{ ready: number, all: number, code: number }>} Milliseconds until it is usable; kB until the network is idle.
 */
export async function coldVisit(browser, { url, screen, line, session }) {
  const { page, close } = await newPage(browser, session && { session });
  try {
    const devtools = await page.context().newCDPSession(page);
    const count = await transferred(devtools);
    if (line.conditions) await devtools.send('Network.emulateNetworkConditions', line.conditions);
    const ready = await whenThere(page, screen.ready);
    await page.goto(`${url}${screen.path}`, { waitUntil: 'commit' });
    const time = await ready();
    await page.waitForLoadState('networkidle');
    return { ready: time, ...count() };
  } finally {
    await close();
  }
}

/**
 * Network profiles for page loads. On one machine there is no latency, so a chain of requests costs nothing; on an office line every request of the
 * chain does.
 */
export const lines = {
  machine: { name: 'same machine', conditions: undefined },
  office: {
    name: '20 Mbit/s, 30 ms',
    conditions: { offline: false, latency: 30, downloadThroughput: 2_500_000, uploadThroughput: 1_250_000 },
  },
};

/** @typedef {(typeof lines)[keyof typeof lines]} Line */

const apiPaths = /^\/(?:api|service|auth|socket\.io)\//;

/**
 * Counts the bytes that a page fetches, as transferred, with headers.
 * @param {import('playwright-core').CDPSession} devtools
 * @returns {Promise<() => { all: number, code: number }>} kB so far; `code` excludes API responses, fonts and pictures.
 */
async function transferred(devtools) {
  /** @type {Map<string, boolean>} */
  const isCode = new Map();
  const bytes = { all: 0, code: 0 };
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    isCode.set(
      requestId,
      !apiPaths.test(new URL(response.url).pathname) && !/^(?:font|image)\//.test(response.mimeType),
    );
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (isCode.get(requestId)) bytes.code += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return () => ({ all: bytes.all / 1000, code: bytes.code / 1000 });
}
