import type { Locator, Page } from '@playwright/test';
import { bodyRows, bookingDialog } from '../office/booking-form.ts';
import { arrive } from '../people/at-work.ts';
import { goInside } from '../people/go.ts';
import { expect, SLOW, test } from '../suite/journey.ts';
import { keepFromNext } from '../suite/shared-page.ts';

// Nineteen pages are opened one after the other, neighbours with different headings.
test.describe.configure({ timeout: 240_000 });

const PAGES = [
  { path: '/', heading: 'Home' },
  { path: '/daily', heading: 'Daily reports' },
  { path: '/?tab=tasks', heading: 'Home' },
  { path: '/todo', heading: 'Tasks' },
  { path: '/timeline', heading: 'Timeline' },
  { path: '/booking', heading: 'Bookings' },
  { path: '/timeline?view=table', heading: 'Timeline' },
  { path: '/myDrivers', heading: 'My drivers' },
  { path: '/calendar', heading: 'Calendar' },
  { path: '/tickets', heading: 'Parking receipts' },
  { path: '/distance', heading: 'Distance and price' },
  { path: '/mail', heading: 'Mail' },
  { path: '/help', heading: 'Help' },
  { path: '/payments', heading: 'Payments' },
  { path: '/transactions', heading: 'Bank transactions' },
  { path: '/reconcile', heading: 'Reconciliation' },
  { path: '/mcode', heading: 'M-codes' },
  { path: '/releases', heading: 'Releases' },
  { path: '/nowhere', heading: 'Page not found' },
  { path: '/changepass', heading: 'Change password' },
  { path: '/denied?msg=Error%20403', heading: 'Error' },
] as const;

/** Nothing of the page lies beyond the window's right edge. */
async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const beyond = await page.evaluate(() =>
    [document.scrollingElement, document.querySelector('main')].map((element) =>
      element ? element.scrollWidth - element.clientWidth : 0,
    ),
  );
  expect(beyond, where).toEqual([0, 0]);
}

/** Checks that click targets are at least 24 pixels wide and high. */
async function expectTargets(page: Page, where: string): Promise<void> {
  const small = await page
    .locator('main')
    .locator('a[href], button')
    .evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        return width > 1 && Math.min(width, height) < 24
          ? [`${target.outerHTML.slice(0, 120)}: ${String(width)} × ${String(height)}`]
          : [];
      }),
    );
  expect(small, where).toEqual([]);
}

/** The buttons in the head of the page lie under nothing else. */
async function expectUncoveredHead(page: Page, where: string): Promise<void> {
  const covered = await page
    .locator('main header')
    .locator('a[href], button')
    .evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { x, y, width, height } = target.getBoundingClientRect();
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        return target.contains(there)
          ? []
          : [`${target.outerHTML.slice(0, 120)}: ${String(there?.outerHTML.slice(0, 120))}`];
      }),
    );
  expect(covered, where).toEqual([]);
}

/** Width and height of a desk, a laptop and a tablet, and the desk at a zoom of 200 %. */
const WINDOWS = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [720, 450],
] as const;

/** Opens each page once and looks at it in each window. */
async function expectFitting(page: Page, windows: readonly (typeof WINDOWS)[number][]): Promise<void> {
  const inEach = async (where: string, look: (where: string, width: number) => Promise<unknown>) => {
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      // A frame, for what measures itself.
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
      await look(`${where} at ${width} × ${height}`, width);
    }
  };
  await arrive(page, 'super', '/');
  for (const { path, heading } of PAGES) {
    await goInside(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await inEach(path, async (where) => {
      await expectNoSidewaysScroll(page, where);
      await expectTargets(page, where);
      await expectUncoveredHead(page, where);
    });
  }
  await goInside(page, '/booking');
  await expect(bodyRows(page).first()).toBeVisible();
  await inEach('bookings with rows', (where) => expectNoSidewaysScroll(page, where));
  const dialog = bookingDialog(page);
  await inEach('booking form', async (where, width) => {
    await page.getByRole('button', { name: 'New booking' }).click();
    await expect(dialog.getByLabel('Appointment')).toBeVisible();
    await expectNoSidewaysScroll(page, where);
    const box = await dialog.boundingBox();
    if (width <= 768) expect(box).toMatchObject({ x: 0, width });
    else expect(box?.width ?? 0).toBeLessThanOrEqual(Math.min(1200, width));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}

test('nothing overflows sideways, and every control is large enough, at 1440 × 900', ({ page }) =>
  expectFitting(page, WINDOWS.slice(0, 1)));

test('nothing overflows sideways, and every control is large enough, in smaller windows', SLOW, ({ page }) =>
  expectFitting(page, WINDOWS.slice(1)),
);

/** Lists whose rows have actions, filled by the demo. */
const LISTS = [
  '/booking',
  '/tickets',
  '/daily',
  '/client',
  '/destination',
  '/driver',
  '/insurances',
  '/carecenter',
  '/mcode',
  '/users',
  '/invoice',
  '/invoiceInsurance',
  '/invoicesDrivers',
  '/archive',
  '/archiveDrivers',
  '/archiveInsurances',
  '/lateInvoices',
  '/dunning',
  '/agedBalance',
  '/creditNotes',
  '/expenses',
  '/transactions',
  '/planningBooqit',
  '/transportsBooqit',
];

/** Links and buttons of a row that something else covers, or that lie beyond the window. */
const outOfReach = (row: Locator): Promise<readonly string[]> =>
  row.locator('a[href], button, input').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { x, y, width, height } = target.getBoundingClientRect();
      if (width <= 1) return [];
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      const reached = there !== null && (target.contains(there) || there.contains(target));
      return reached ? [] : [target.outerHTML.slice(0, 160)];
    }),
  );

test('every action of a row can be clicked at 1024 × 768 without scrolling sideways', SLOW, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await arrive(page, 'super', '/');
  for (const path of LISTS) {
    // The list before stays until the next one is there.
    await page.evaluate(() => document.querySelector('main [role=grid]')?.setAttribute('data-left', ''));
    await goInside(page, path);
    await expect(page.locator('[data-left]'), path).toHaveCount(0);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const row = bodyRows(page)
      .filter({ has: page.getByRole('button') })
      .first();
    await expect(row, path).toBeVisible();
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    expect.soft(await outOfReach(row), path).toEqual([]);
  }
});

test('the head of a page that takes two lines keeps both in a low window', SLOW, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 420 });
  await arrive(page, 'super', '/client');
  await expect(bodyRows(page).first()).toBeVisible();
  const [title, action] = await Promise.all(
    [page.getByRole('heading', { level: 1 }), page.getByRole('button', { name: 'Add client' })].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(action?.y ?? 0).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  await expectUncoveredHead(page, 'clients');
});

test('high contrast mode outlines open, selected and current elements', SLOW, async ({ page }) => {
  keepFromNext(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await arrive(page, 'super', '/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const marked of [menu.getByRole('link', { name: 'Home' }), page.getByRole('tab', { selected: true })])
    await expect(marked).toHaveCSS('outline-width', '2px');
  await goInside(page, '/booking');
  await page.getByRole('button', { name: 'New booking' }).click();
  await expect(bookingDialog(page)).toHaveCSS('outline-style', 'solid');
});

test('the menu is full, mini or over the page, as the window allows', SLOW, async ({ page }) => {
  await arrive(page, 'dispatch', '/booking');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const width = async (): Promise<number> => (await menu.boundingBox())?.width ?? 0;
  const toggle = page.getByRole('button', { name: 'Show or collapse the menu' });
  await expect(menu).toBeVisible();
  expect(await width()).toBeGreaterThan(230);
  await toggle.click();
  await expect.poll(width).toBeLessThanOrEqual(80);
  await toggle.click();
  await expect.poll(width).toBeGreaterThan(230);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(width).toBeLessThanOrEqual(80);
  await expect(menu.getByRole('link', { name: 'Bookings' })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(menu).toBeHidden();
  await toggle.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
