import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { onPlatform } from '../office/platform.ts';
import { arrive } from '../people/at-work.ts';
import { goInside } from '../people/go.ts';
import { baseUrl } from '../suite/address.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const ready = async (page: Page) => {
  await expect(page.getByRole('grid', { name: 'Booqit planning' })).toHaveAttribute('aria-busy', 'false');
};
const rowActions = (row: Locator) => row.getByRole('button', { name: /^Actions/ });

test('a transport with certain client and destination opens the form of its booking', async ({ page }) => {
  await arrive(page, 'dispatch', '/planningBooqit');
  await ready(page);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Create booking/ }) })
    .first();
  await row.getByRole('button', { name: /^Create booking/ }).click();
  const booking = page.getByRole('dialog', { name: /booking/iu });
  await expect(booking.getByRole('combobox', { name: /^Client/ })).toHaveValue(/\S/u);
});
test(
  'several transports are booked after a preview, once, a colleague sees it, and a change on the platform is applied',
  SLOW,
  async ({ browser, page }) => {
    const colleague = await (await browser.newContext()).newPage();
    await arrive(colleague, 'lead', '/planningBooqit');
    await ready(colleague);
    await arrive(page, 'dispatch', '/planningBooqit');
    await ready(page);
    const row = page
      .getByRole('row', { name: /Outbound/ })
      .filter({ has: page.getByRole('button', { name: /^Create booking/ }) })
      .first();
    const id = /BQ-\d+-\w+/u.exec((await rowActions(row).getAttribute('aria-label')) ?? '')?.[0] ?? '';
    expect(id).not.toBe('');
    const book = async () => {
      await page
        .getByRole('checkbox', { name: new RegExp(`^Select ${id}\\b`, 'u') })
        .first()
        .check();
      await page.getByRole('button', { name: 'Book…' }).click();
      return page.getByRole('dialog');
    };
    const preview = await book();
    await expect(preview.getByRole('list', { name: 'Result for each trip' })).toContainText('will be booked');
    await expectAccessible(page, 'preview of an import');
    await preview.getByRole('button', { name: /^Book \(\d\)/u }).click();
    const done = page.getByRole('dialog', { name: /booked$/u });
    await expect(done).toBeVisible();
    await done.getByRole('button', { name: 'Close' }).last().click();
    const seen = colleague
      .getByRole('row')
      .filter({ has: colleague.getByRole('checkbox', { name: new RegExp(`^Select ${id}\\b`, 'u') }) })
      .first();
    await expect(seen.getByText('Booked', { exact: true })).toBeVisible();
    const again = await book();
    await expect(again.getByRole('list', { name: 'Result for each trip' })).toContainText('booked already, unchanged');
    await expect(again.getByRole('button', { name: 'Book (0)' })).toBeDisabled();
    await again.getByRole('button', { name: 'Cancel' }).click();

    await onPlatform({ transportId: id, change: 'cancelled' });
    const menu = page.getByRole('navigation').getByRole('link', { name: /Booqit planning.*difference/u });
    await expect(menu).toBeVisible({ timeout: 60_000 });
    const theirs = colleague.getByRole('button', { name: /^Differences \([1-9]/u });
    await expect(theirs).toBeVisible();
    await page.getByRole('button', { name: /^Differences \([1-9]/u }).click();
    const differences = page.getByRole('dialog', { name: 'Differences with the platform' });
    await expect(differences.getByText('Cancelled by the booker').first()).toBeVisible();
    await expectAccessible(page, 'differences with the platform');
    await differences
      .getByRole('button', { name: /^Apply/ })
      .first()
      .click();
    const question = page.getByRole('dialog', { name: /^Cancel booking \d+\?$/u });
    await question.getByRole('button', { name: 'Cancel the booking' }).click();
    await expect(differences.getByText('Nothing changed on the platform.')).toBeVisible();
    await expect(theirs).toHaveCount(0);
  },
);

test('a request that the platform leaves unanswered is retried automatically', SLOW, async ({ page }) => {
  await arrive(page, 'dispatch', '/planningBooqit');
  await ready(page);
  // Two: the server's own poll may take one.
  for (let count = 0; count < 2; count += 1) await onPlatform({ fault: 'silence' });
  await page.locator('label', { hasText: 'Inbox' }).click();
  await expect(page.getByRole('row', { name: /Outbound|Return/ }).first()).toBeVisible({ timeout: 45_000 });
  await expect(page.getByRole('button', { name: /Try again|Retry/ })).toHaveCount(0);
});

/** Personal data of patients kept in the browser. */
const personal = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('navette.personal.')));

/** Shows the passengers of planning until the browser has stored them. */
async function keepPassengers(page: Page): Promise<void> {
  await arrive(page, 'dispatch', '/planningBooqit', { own: true });
  await ready(page);
  await expect.poll(() => personal(page)).not.toEqual([]);
  for (const [, text] of await personal(page)) expect(text).toMatch(/^aes:[\w+/=]+$/u);
}

test(
  'lists of passengers are encrypted in the browser, shown after a reload, and gone after sign-out',
  SLOW,
  async ({ page }) => {
    await keepPassengers(page);
    await page.route('**/service/booqit/trips', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('row', { name: /Outbound|Return/ }).first()).toBeVisible();
    await page.unroute('**/service/booqit/trips');
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login/u);
    expect(await personal(page)).toEqual([]);
  },
);

test(
  'a session that ends without a sign-out leaves nothing of patients to the next user of the browser',
  SLOW,
  async ({ page }) => {
    await keepPassengers(page);
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('navette.session') ?? '{}').token);
    await page.request.post(`${baseUrl}/auth/logout`, { headers: { authorization: `Bearer ${token}` } });
    await page.reload();
    // A page that heard of the end before it was left opens at the sign-in.
    const over = page.getByRole('dialog', { name: 'Your session has expired' });
    await expect(over.or(page.getByRole('heading', { level: 1, name: 'Sign in' }))).toBeVisible();
    expect(await personal(page)).toEqual([]);

    await keepPassengers(page);
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('navette.session') ?? '{}');
      localStorage.setItem('navette.session', JSON.stringify({ ...session, expiresAt: Date.now() - 1 }));
    });
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await personal(page)).toEqual([]);
  },
);

test(
  'transports are filtered by the platform, and those of an invoice without a booking are named',
  SLOW,
  async ({ page }) => {
    await arrive(page, 'super', '/transportsBooqit');
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('button', { name: 'Filters of the platform' }).click();
    await page.getByRole('switch', { name: 'Invoiceable' }).or(page.getByLabel('Invoiceable')).first().click();
    await expect(page.getByRole('button', { name: 'Filters of the platform (1)' })).toBeVisible();
    await page.keyboard.press('Escape');
    await goInside(page, '/invoicesBooqit');
    const invoices = page.getByRole('row', { name: /BQF-/ });
    await expect(invoices.first()).toBeVisible();
    const notFound = page.getByText(/^Not found \(\d+\)$/u);
    // Which of them lacks a booking depends on the day.
    for (const invoice of await invoices.all()) {
      const [number = ''] = /BQF-\d+/u.exec(await invoice.innerText()) ?? [];
      await invoice.click();
      // Its bookings, with the notice about those that are not found, are there at once.
      await expect(page.getByRole('heading', { name: number })).toBeVisible();
      if (await notFound.isVisible()) break;
    }
    await expect(notFound).toBeVisible();
    await page.locator('label', { hasText: 'Reconciliation' }).click();
    const lines = page.getByRole('grid', { name: 'Reconciliation' });
    await expect(lines.getByText('no booking').first()).toBeVisible();
    const differing = await lines.getByRole('row').count();
    await page.locator('label', { hasText: 'Differences only' }).click();
    await expect.poll(() => lines.getByRole('row').count()).toBeGreaterThan(differing);
    await expectAccessible(page, 'reconciliation');
  },
);
