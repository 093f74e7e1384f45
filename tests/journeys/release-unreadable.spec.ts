import type { Page } from '@playwright/test';
import { arrive } from '../people/at-work.ts';
import type { Locale } from '../people/sign-in.ts';
import { coreIf, expect, SLOW, test } from '../suite/journey.ts';

const CURRENT = '**/release/current*';

/** Addresses of the menu: its texts have figures beside them that come later. */
const menuLinks = (page: Page) =>
  page
    .getByRole('navigation')
    .first()
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('a browser keeps menu and pages when the release set can not be had, or is damaged', SLOW, async ({ page }) => {
  await arrive(page, 'dispatch', '/booking');
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  const menu = await menuLinks(page);
  for (const answer of [{ status: 503 }, { status: 200, json: { set: 'gone' } }]) {
    await page.route(CURRENT, (route) => route.fulfill(answer));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
    await expect(page.getByText(/last version that worked in this browser/)).toBeVisible();
    expect(await menuLinks(page)).toEqual(menu);
    await page.unroute(CURRENT);
  }
  await page.getByRole('button', { name: 'Refresh', exact: true }).first().click();
  await expect(page.getByText(/last version that worked in this browser/)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
});

const SAFE: Readonly<Record<Locale, readonly [notLoaded: string, releases: string, leave: string, home: string]>> = {
  fr: [
    'En mode sans échec, cette page n’est pas chargée.',
    'Versions en service',
    'Quitter le mode sans échec',
    'Réservations',
  ],
  nl: ['In de veilige modus wordt deze pagina niet geladen.', 'Actieve versies', 'Veilige modus verlaten', 'Boekingen'],
  en: ['In safe mode this page is not loaded.', 'Releases', 'Leave safe mode', 'Bookings'],
};

for (const [locale, [notLoaded, releases, leave, title]] of [
  ['fr', SAFE.fr],
  ['nl', SAFE.nl],
  ['en', SAFE.en],
] as const)
  test(
    `safe mode starts without any remote, and opens the page of releases, in ${locale}`,
    coreIf(locale === 'en'),
    async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await arrive(page, 'super', '/booking?safe=1', { locale });
      await expect(page.getByText(notLoaded)).toBeVisible();
      await page.getByRole('link', { name: releases }).click();
      await expect(page.getByRole('heading', { level: 1, name: releases })).toBeVisible();
      await expect(page.getByText('dispatch').first()).toBeVisible();
      expect(requested.filter((path) => path.startsWith('/registry/'))).toEqual([]);
      await page.goto('/booking');
      await expect(page.getByText(notLoaded)).toBeVisible();
      await page.getByRole('button', { name: leave }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    },
  );
