import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

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

/** How to start a browser here: CHROMIUM_PATH, else the system's Chromium, else the one that comes in an npm package. */
export async function browserLaunch(): Promise<LaunchOptions> {
  const executablePath = process.env.CHROMIUM_PATH ?? systemChromium.find((path) => existsSync(path));
  if (executablePath) return { executablePath, args: quiet };
  const { default: packaged } = await import('@sparticuz/chromium');
  return { executablePath: await packaged.executablePath(), args: [...packaged.args, ...quiet] };
}
