import { chromiumLaunch } from '@navette/browser';
import { defineConfig } from '@playwright/test';
import { baseUrl } from './suite/address.ts';

const browser = await chromiumLaunch();

/**
 * Flags of V8 for pages that live a few seconds: what the optimising compilers make ready for a page is thrown away with it, and a young generation that
 * starts large is collected less often. A page load costs a sixth less of the processor, audits by axe about the same. Code that one page compiled stays for
 * the next ones that need it, however much later: another twelfth of a load.
 */
const SHORT_LIVED_PAGES = '--js-flags=--no-opt --no-maglev --min-semi-space-size=32 --no-flush-bytecode';

const SLOW_TAG = /@slow\b/;

export default defineConfig({
  testDir: './journeys',
  // Both sets together are all journeys; without a name all run.
  ...(process.env.E2E_SET === 'core' && { grepInvert: SLOW_TAG }),
  ...(process.env.E2E_SET === 'slow' && { grep: SLOW_TAG }),
  globalSetup: './suite/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  // A machine that is busy with something else may stall a journey once; what is broken fails every time, for as long as its timeout.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  forbidOnly: true,
  use: {
    actionTimeout: 30_000,
    baseURL: baseUrl,
    viewport: { width: 1440, height: 900 },
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    // Nobody waits for what fades: dialogs come and go at once, as they do for those who ask their system for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a fourth of a journey's time: `npx playwright test --trace on` records one that failed.
    trace: 'on-first-retry',
    launchOptions: { ...browser, args: [...browser.args, SHORT_LIVED_PAGES] },
  },
});
