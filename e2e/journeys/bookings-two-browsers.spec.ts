import { expect, test, type Page } from '@playwright/test';
import { bodyRows, fillTrip, listAddress, openNewBooking, rowOf } from '../office/booking-form.ts';
import { quietDay } from '../office/days.ts';
import { newBooking, newTrip } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';

/** The black of the house's palette, and its red. */
const BLACK = 'rgb(18, 16, 14)';
const RED = 'rgb(139, 26, 32)';

test('a booking made on one screen appears on another', async ({ browser, page }) => {
  const day = quietDay();
  const colleague = await (await browser.newContext()).newPage();
  await arrive(colleague, 'lead', listAddress(day));
  await expect(colleague.getByText('No bookings in this period')).toBeVisible();
  await arrive(page, 'dispatch', listAddress(day));
  const dialog = await openNewBooking(page);
  const trip = await newTrip();
  await fillTrip(dialog, trip);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(bodyRows(colleague)).toHaveCount(1);
  await expect(bodyRows(colleague)).toContainText(trip.client.lastname);
  await page.getByRole('button', { name: /^Status of/ }).click();
  await page.getByRole('menuitemradio', { name: 'Canceled' }).click();
  await expect(colleague.getByRole('button', { name: /^Status of .*: Canceled$/ })).toBeVisible();
  await colleague.context().close();
});

/** Puts itself between page and socket. @returns cuts the line and mends it */
async function holdLine(page: Page): Promise<{ cut: () => void; mend: () => void }> {
  let isCut = false;
  const open = new Set<() => void>();
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    open.add(() => void socket.close());
  });
  return {
    cut: () => {
      isCut = true;
      for (const close of open) close();
      open.clear();
    },
    mend: () => {
      isCut = false;
    },
  };
}

test('without the socket the bar is black and says so; reconnecting brings what was missed', async ({ page }) => {
  const day = quietDay();
  const line = await holdLine(page);
  await arrive(page, 'dispatch', listAddress(day));
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('background-color', RED);
  await expect(page.getByText('No bookings in this period')).toBeVisible();
  line.cut();
  await expect(bar).toHaveCSS('background-color', BLACK);
  await expect(bar.getByText('Not connected (Please refresh)')).toBeVisible();
  const { id } = await newBooking(day);
  line.mend();
  await bar.getByRole('button', { name: 'Reconnect' }).click();
  await expect(bar).toHaveCSS('background-color', RED);
  await expect(bar.getByText('Not connected (Please refresh)')).toBeHidden();
  await expect(rowOf(page, id)).toBeVisible();
});
