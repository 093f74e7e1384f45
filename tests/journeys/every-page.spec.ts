import type { Page } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { callAs } from '../office/api.ts';
import { expectTranslated } from '../office/translation.ts';
import { arrive } from '../people/at-work.ts';
import { goInside } from '../people/go.ts';
import { expect, SLOW, test } from '../suite/journey.ts';
import { runningRelease } from '../suite/running-release.ts';

/** Every page that the demo fills; journeys of a page audit what it shows only after some clicks. */
const PAGES = [
  '/',
  '/daily',
  '/booking',
  '/calendar',
  '/distance',
  '/help',
  '/clientDuplicates',
  '/monthEnd',
  '/walletdriver',
  '/driverCash',
  '/results/budget',
  '/walletclient',
  '/walletinsurrance',
  '/invoice',
  '/invoicesDrivers',
  '/invoiceInsurance',
  '/archive',
  '/archiveDrivers',
  '/archiveInsurances',
  '/lateInvoices',
  '/dunning',
  '/agedBalance',
  '/creditNotes',
  '/payments',
  '/transactions',
  '/reconcile',
  '/closing',
  '/accounting',
  '/settings?tab=tariffs',
  '/logs?dates=all',
  '/campaign',
  '/campaign?tab=lists',
  '/campaign?tab=campaigns',
  '/campaign?tab=templates',
  '/planningBooqit',
  '/transportsBooqit',
  '/invoicesBooqit',
  '/tracker?show=drivers,clients,destinations,careCenters',
  '/tracker?panel=nearest',
  '/tracker?panel=route',
  '/tracker?panel=apps',
  '/tracker?view=table',
];

// In English alone: the words aside, a page is the same in each language, and the catalogues have the same keys.
test('every page is translated and accessible', SLOW, async ({ page }) => {
  test.setTimeout(180_000);
  const [driver] = await callAs<{ id: number }[]>('super', 'GET', '/api/driver?limit=1');
  await page.setViewportSize({ width: 1024, height: 768 });
  await arrive(page, 'super', '/');
  for (const path of [...PAGES, `/tracker?id=${driver?.id}`, `/trackerHistory?driver=${driver?.id}`]) {
    await goInside(page, path);
    // Not by its role: the dialog of a driver hides the page behind it.
    await expect(page.locator('main h1'), path).toBeVisible();
    await expect(page.locator('main [aria-busy=true]'), path).toHaveCount(0);
    await expectTranslated(page);
    await expectAccessible(page, path);
  }
});

/** Data that was sent for before the code of the page had arrived: of how many requests, and which no code has asked for. */
const earlyData = (page: Page): Promise<{ sent: number; unused: readonly string[] }> =>
  page.evaluate(() => {
    const early: unknown = Reflect.get(globalThis, 'navetteEarly');
    const data = early instanceof Map ? [...early].filter(([request]) => !String(request).includes(' /release/')) : [];
    return { sent: data.length, unused: data.flatMap(([request, asked]) => (asked.early ? [String(request)] : [])) };
  });

test('each page asks for what its route declares as first', SLOW, async ({ page }) => {
  test.setTimeout(180_000);
  const { set } = await runningRelease();
  await arrive(page, 'super', '/help');
  const routes = Object.values(set.remotes).flatMap(({ declaration }) => declaration.routes);
  const declared = routes.filter(({ path, first = [] }) => first.length > 0 && !path.includes(':'));
  expect(declared.length).toBeGreaterThan(30);
  for (const { path, first = [] } of declared) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect
      .poll(() => earlyData(page), { message: path, intervals: [50] })
      .toEqual({ sent: first.length, unused: [] });
  }
});
