import { defineConfig } from '@playwright/test';
import { browserLaunch } from './suite/browser.ts';
import { baseUrl } from './suite/address.ts';

export default defineConfig({
  testDir: './journeys',
  globalSetup: './suite/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  // A machine that is busy with something else may stall a journey once; what is broken fails every time.
  retries: process.env.CI ? 2 : 0,
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
    // Recording each journey costs a good part of its time; where a failure is tried again, the second try is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: await browserLaunch(),
  },
});
