import type { Page } from '@playwright/test';
import { bodyRows } from '../office/booking-form.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const figures = (page: Page) => page.getByRole('list', { name: 'The day' }).getByRole('link');

/** Rows of the list in the window, as its pager counts them. */
const expectRows = (page: Page, count: number) =>
  expect(page.getByText(count === 0 ? '0–0 of 0' : new RegExp(`^1–\\d+ of ${count}$`))).toBeVisible();

test('each figure of the day leads to a list of as many trips', SLOW, async ({ page }) => {
  await arrive(page, 'dispatch', '/');
  await expect(figures(page).first()).toHaveAccessibleName(/^\d/);
  const trips = await figures(page).evaluateAll((links) =>
    links
      .map((link) => ({ href: link.getAttribute('href') ?? '', count: Number.parseInt(link.textContent ?? '', 10) }))
      .filter(({ href }) => href.startsWith('/booking')),
  );
  expect(trips.length).toBe(6);
  expect(trips[0]?.count).toBeGreaterThan(0);
  for (const { href, count } of trips) {
    await page.goto(href);
    await expectRows(page, count);
  }
});

test('accounting sees its own figures alone: reminders, and trips to invoice of last month, of which as many are listed', async ({
  page,
}) => {
  await arrive(page, 'account', '/');
  const link = figures(page).filter({ hasText: 'To invoice, last month' });
  await expect(link).toHaveAccessibleName(/^\d/);
  const count = Number.parseInt((await link.textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(0);
  await expect(figures(page).filter({ hasText: 'Proposed reminders' })).toHaveAccessibleName(/^\d/);
  await expect(figures(page)).toHaveCount(2);
  await link.click();
  await expect(bodyRows(page).first()).toBeVisible();
  await expectRows(page, count);
});
