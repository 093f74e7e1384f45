import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { pick } from '../office/booking-form.ts';
import { someDriver } from '../office/records.ts';
import { saveAnyway } from '../office/save-anyway.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

/** The transports of some rows, and who travels. */
async function transportsOf(rows: Locator): Promise<{ readonly id: string; readonly passenger: string }[]> {
  const buttons = rows.getByRole('button', { name: /^Actions/ });
  await expect(buttons.first()).toBeVisible();
  const labels = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return labels.flatMap((label) => {
    const [, id = '', passenger = ''] = /(BQ-\d+-\w+) (.+)$/u.exec(label) ?? [];
    return id ? [{ id, passenger }] : [];
  });
}
const bookable = (rows: Locator, page: Page) =>
  rows.filter({ has: page.getByRole('button', { name: /^Create booking/ }) });
/** The box that selects a transport. Its number as a whole: another transport of the same passenger may be named 13B beside 13. */
const boxOf = (within: Locator | Page, id: string) =>
  within.getByRole('checkbox', { name: new RegExp(`^Select ${id}\\b`, 'u') });
const partsOf = (page: Page, id: string) => page.getByRole('row').filter({ has: boxOf(page, id) });

/** Searches passengers, until all of so many parts of a transport can be booked: not every passenger is known for sure. */
async function findWhole(page: Page, rows: Locator, count: number): Promise<{ id: string; parts: Locator }> {
  for (const { id, passenger } of await transportsOf(rows)) {
    await page.getByRole('searchbox').fill(passenger);
    const parts = partsOf(page, id);
    const whole = bookable(parts, page).nth(count - 1);
    const isWhole = await whole.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (isWhole && (await parts.count()) === count) return { id, parts };
  }
  throw new Error('no transport can be booked whole');
}

const open = async (page: Page) => {
  await arrive(page, 'lead', '/planningBooqit');
  await expect(page.getByRole('grid', { name: 'Booqit planning' })).toHaveAttribute('aria-busy', 'false');
};

test('the parts of a chain are booked together, each with its destination, and are linked', SLOW, async ({ page }) => {
  await open(page);
  await page.getByRole('searchbox').fill('Onward');
  await expect(page.getByRole('row', { name: /Outbound/ })).toHaveCount(0);
  const { id, parts } = await findWhole(page, page.getByRole('row', { name: /Onward/ }), 3);
  const onward = parts.and(page.getByRole('row', { name: /Onward/ }));
  await onward.getByRole('button', { name: /^Onward, details/ }).click();
  await expect(page.getByText(/^Outbound \d\d:\d\d, .+ · Onward \d\d:\d\d, .+ · Return /u)).toBeVisible();
  await boxOf(onward, id).check();
  await page.getByRole('button', { name: 'Book…' }).click();
  const preview = page.getByRole('dialog');
  const results = preview.getByRole('list', { name: 'Result for each trip' }).getByRole('listitem');
  await expect(results.filter({ hasText: 'will be booked' })).toHaveCount(3);
  await preview.getByRole('button', { name: 'Book (3)' }).click();
  const done = page.getByRole('dialog', { name: /booked$/u });
  await done.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.locator('#main h1')).toBeFocused();
  await onward.getByRole('button', { name: /^Open the booking/ }).click();
  const booking = page.getByRole('dialog', { name: /^Booking no\. / });
  await expect(booking.getByText(/^Same Booqit transport: no\. \d+, /u)).toHaveCount(2);
  await expectAccessible(page, 'a booking of a chain');
  await booking
    .getByRole('button', { name: /^Open no\. \d+$/u })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Booking no\. / }).last()).toContainText('Linked trip: no.');
});

test('a round trip that is booked in the form has both of its parts booked', async ({ page }) => {
  await open(page);
  const { parts } = await findWhole(page, bookable(page.getByRole('row', { name: /Outbound/ }), page), 2);
  const outbound = parts.and(page.getByRole('row', { name: /Outbound/ }));
  await outbound.getByRole('button', { name: /^Create booking/ }).click();
  const form = page.getByRole('dialog', { name: /New booking/u });
  await expect(form.getByRole('checkbox', { name: 'Also book the return' })).toBeChecked();
  await expect(form.getByLabel('Ready to go home at')).toHaveValue(/^\d\d:\d\d$/u);
  await pick(form, 'Driver', (await someDriver()).lastname);
  await form.getByRole('button', { name: 'Save' }).click();
  await saveAnyway(page, form);
  await expect(parts.getByRole('button', { name: /^Open the booking/ })).toHaveCount(2);
});
