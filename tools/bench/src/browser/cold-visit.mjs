import { newPage } from './new-page.mjs';
import { transferred } from './transferred.mjs';
import { whenThere } from './when-there.mjs';

/**
 * Opens a page with an empty cache.
 * @param {import('./launch.mjs').Launched} browser
 * @param {object} options
 * @param {string} options.url Origin.
 * @param {import('./screens.mjs').Screen} options.screen
 * @param {import('./lines.mjs').Line} options.line
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
