import { defineConfig } from '@playwright/test';
import { browserLaunch } from './suite/browser.ts';
import { baseUrl } from './suite/address.ts';

export default defineConfig({
  testDir: './journeys',
  globalSetup: './suite/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  forbidOnly: true,
  use: {
    baseURL: baseUrl,
    viewport: { width: 1440, height: 900 },
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    trace: 'retain-on-failure',
    launchOptions: await browserLaunch(),
  },
});
