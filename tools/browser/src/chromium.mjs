import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unpackedChromium } from './unpack.mjs';

// The package's own arguments are left out: with its --single-process the browser loses typed text and crashes.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * How Playwright launches a browser.
 * @typedef {object} Launch
 * @property {string} [executablePath]
 * @property {string} [channel] An installed browser by its name.
 * @property {string[]} args
 * @property {Record<string, string | undefined>} [env]
 */

/**
 * Options with which Playwright launches Chromium: the one at the given path; else the installed one that CHROMIUM_CHANNEL names (chrome, msedge …); else, on Linux, the
 * one of the package @sparticuz/chromium with the libraries and fonts that it brings, and on macOS, for which there is no such package, an installed Chrome. On Linux
 * an installed browser is never preferred, so that every machine tests with the same one.
 * @param {string} [path] of an executable, by default CHROMIUM_PATH
 * @param {NodeJS.Platform} [platform] of this machine
 * @returns {Promise<Launch>}
 * @throws {Error} when there is no browser at the path, or the package is not installed or not for this machine
 */
export async function chromiumLaunch(path = process.env.CHROMIUM_PATH, platform = process.platform) {
  if (path) {
    if (!existsSync(path)) throw new Error(`There is no browser at ${path} (CHROMIUM_PATH).`);
    return { executablePath: path, args };
  }
  const channel = process.env.CHROMIUM_CHANNEL || (platform === 'darwin' ? 'chrome' : undefined);
  if (channel) return { channel, args };
  const folder = await unpackedChromium();
  const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  // Without a locale of UTF-8 a file is not saved under a name with accents.
  const env = {
    ...process.env,
    LC_ALL: 'C.UTF-8',
    LD_LIBRARY_PATH: libraries,
    FONTCONFIG_PATH: join(folder, 'fonts'),
  };
  return { executablePath: join(folder, 'chromium'), args, env };
}
