import { chromiumLaunch } from '@navette/browser';
import type { Browser } from 'playwright-core';
import { Refusal } from '../../refusal.ts';

/**
 * Flags of V8 for a minute's work: the slower of its optimising compilers does not pay, the quicker one does, and what one page compiled stays for the next ones
 * that need it (docs/testing.md).
 */
const MINUTE_OF_WORK = '--js-flags=--no-opt --min-semi-space-size=32 --no-flush-bytecode';

/** The tabs of a session share a renderer: what one of them has compiled is there for the others. */
const ONE_RENDERER_A_SESSION = '--process-per-site';

/**
 * A headless browser: at the given path, else CHROMIUM_PATH, else the one that comes in an npm package.
 * @throws {Refusal} when there is none, or playwright-core is not installed
 */
export async function openBrowser(path?: string): Promise<Browser> {
  const { chromium } = await import('playwright-core').catch((cause: unknown) => {
    throw new Refusal(
      'A boot needs the package playwright-core, which is not installed here: npm install playwright-core, or verify without a boot.',
      { cause },
    );
  });
  const launch = await chromiumLaunch(path).catch((cause: unknown) => {
    throw new Refusal(cause instanceof Error ? cause.message : String(cause), { cause });
  });
  return chromium.launch({ ...launch, args: [...launch.args, MINUTE_OF_WORK, ONE_RENDERER_A_SESSION] });
}
