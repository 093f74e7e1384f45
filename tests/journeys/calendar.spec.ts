import type { Locator, Page } from '@playwright/test';
import { bookingDialog } from '../office/booking-form.ts';
import { quietDay, shownDay } from '../office/days.ts';
import { boxOf } from '../office/timeline.ts';
import { arrive } from '../people/at-work.ts';
import { expect, test } from '../suite/journey.ts';

const week = (page: Page): Locator => page.getByRole('region', { name: /^Week from / });
const bookOn = (page: Page, day: string): Locator =>
  week(page).getByRole('button', { name: new RegExp(`^Book on .* ${shownDay(day)}$`) });

/** Presses in a free day and drags an hour down, without letting go. @returns the times that are shown during the drag */
async function drag(page: Page, day: string): Promise<readonly string[]> {
  const head = await boxOf(bookOn(page, day));
  const grid = await boxOf(week(page));
  const x = head.x - 30;
  await page.mouse.move(x, grid.y + 180);
  await page.mouse.down();
  await page.mouse.move(x, grid.y + 200, { steps: 3 });
  await page.mouse.move(x, grid.y + 270, { steps: 5 });
  const drawn = week(page).getByText(/^\d\d:\d\d – \d\d:\d\d$/);
  await expect(drawn).toBeVisible();
  return (await drawn.innerText()).split(' – ');
}

test('the week shows the bookings there are, and opens them', async ({ page }) => {
  await arrive(page, 'dispatch', '/calendar');
  const trip = week(page)
    .getByRole('button', { name: /^\d\d:\d\d–\d\d:\d\d .* → / })
    .first();
  await expect(trip).toBeVisible();
  await trip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Booking no\. / })).toBeVisible();
});

test('dragging over a free time starts a booking with that day and those times', async ({ page }) => {
  const day = quietDay();
  await arrive(page, 'dispatch', `/calendar?date=${day}`);
  const [from = '', to = ''] = await drag(page, day);
  await page.mouse.up();
  const form = bookingDialog(page);
  await expect(form.getByLabel('Appointment')).toHaveValue(to);
  await expect(
    form
      .getByLabel('Pick-up', { exact: false })
      .and(form.locator(`input[value="${from}"]`))
      .first(),
  ).toBeVisible();
  await expect(form.getByText(shownDay(day)).first()).toBeVisible();
});
