import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser as the journeys use it: CHROMIUM_PATH, else the system's Chromium, else the one that comes in an npm package. */
export async function launchBrowser() {
  const executablePath = process.env.CHROMIUM_PATH ?? systemChromium.find((path) => existsSync(path));
  if (executablePath) return chromium.launch({ executablePath, args: quiet });
  const { default: packaged } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...packaged.args, ...quiet] });
}
