import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { Refusal } from '../../refusal.ts';

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

/**
 * A headless browser: at the given path, else CHROMIUM_PATH, else the system's, else the one that comes in an npm package.
 * @throws {Refusal} when there is none, or playwright-core is not installed
 */
export async function openBrowser(path?: string): Promise<Browser> {
  const { chromium } = await import('playwright-core').catch((cause: unknown) => {
    throw new Refusal(
      'A boot needs the package playwright-core, which is not installed here: npm install playwright-core, or verify without a boot.',
      { cause },
    );
  });
  const wanted = path ?? process.env.CHROMIUM_PATH;
  if (wanted !== undefined && !existsSync(wanted))
    throw new Refusal(`There is no browser at ${wanted} (CHROMIUM_PATH).`);
  const executable = wanted ?? systemChromium.find((candidate) => existsSync(candidate));
  const { executablePath, args } =
    executable === undefined ? await packaged() : { executablePath: executable, args: [] };
  return chromium.launch({ executablePath, args: [...args, ...quiet] });
}

async function packaged(): Promise<{ executablePath: string; args: readonly string[] }> {
  const { default: chromium } = await import('@sparticuz/chromium').catch((cause: unknown) => {
    throw new Refusal(
      'A boot needs a Chromium: install one, name it in CHROMIUM_PATH, or install the package @sparticuz/chromium.',
      { cause },
    );
  });
  return { executablePath: await chromium.executablePath(), args: chromium.args };
}
