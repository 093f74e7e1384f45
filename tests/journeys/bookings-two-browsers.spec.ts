import type { Page } from '@playwright/test';
import { callAs } from '../office/api.ts';
import { bodyRows, bookingDialog, fillTrip, listAddress, openNewBooking, rowOf } from '../office/booking-form.ts';
import { quietDay } from '../office/days.ts';
import { newBooking, newTrip } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';
import { keepFromNext } from '../suite/shared-page.ts';

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

/** Proxies the socket of a page. @returns cuts the connection and allows it again */
async function proxySocket(page: Page): Promise<{ cut: () => void; allow: () => void }> {
  let isCut = false;
  const open = new Set<() => void>();
  keepFromNext(page);
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
    allow: () => {
      isCut = false;
    },
  };
}

test(
  'without the socket the top bar is black and shows the outage; reconnecting loads the missed changes',
  SLOW,
  async ({ page }) => {
    const day = quietDay();
    const socket = await proxySocket(page);
    await arrive(page, 'dispatch', listAddress(day));
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('background-color', RED);
    await expect(page.getByText('No bookings in this period')).toBeVisible();
    socket.cut();
    await expect(bar).toHaveCSS('background-color', BLACK);
    await expect(bar.getByText('Not connected (Please refresh)')).toBeVisible();
    const { id } = await newBooking(day);
    socket.allow();
    await bar.getByRole('button', { name: 'Reconnect' }).click();
    await expect(bar).toHaveCSS('background-color', RED);
    await expect(bar.getByText('Not connected (Please refresh)')).toBeHidden();
    await expect(rowOf(page, id)).toBeVisible();
  },
);

test(
  'two users who edit the same booking see each other’s changes, and lose nothing',
  SLOW,
  async ({ browser, page }) => {
    const day = quietDay();
    const { id } = await newBooking(day);
    const colleague = await (await browser.newContext()).newPage();
    await arrive(colleague, 'lead', `/booking?id=${id}`);
    await arrive(page, 'dispatch', `/booking?id=${id}`);
    const [mine, theirs] = [bookingDialog(page), bookingDialog(colleague)];
    await mine.getByLabel('Internal comment').fill('Fauteuil roulant');
    await mine.getByLabel('Appointment').fill('11:00');
    await theirs.getByLabel('Information for the driver').fill('Sonner deux fois');
    await theirs.getByLabel('Appointment').fill('12:00');
    await theirs.getByRole('button', { name: 'Save' }).click();
    await expect(theirs).toBeHidden();

    await expect(mine.getByText(/has changed this booking meanwhile$/)).toBeVisible();
    await expect(mine.getByText(/^Taken over in the form: .*Information for the driver/)).toBeVisible();
    const both = mine.getByRole('group', { name: 'Appointment' });
    await expect(both.getByRole('radio', { name: /My text 11:00/ })).toBeChecked();
    await expect(both.getByRole('radio', { name: /Saved value 12:00/ })).toBeVisible();
    await expect(mine.getByLabel('Information for the driver')).toHaveValue('Sonner deux fois');
    await expect(mine.getByLabel('Appointment')).toHaveValue('11:00');
    await mine.getByRole('button', { name: 'Save' }).click();
    await expect(mine).toBeHidden();
    const [saved] = await callAs<Record<string, unknown>[]>('dispatch', 'GET', `/api/booking/${id}`);
    expect(saved).toMatchObject({ ap_time: '11:00', comment: 'Fauteuil roulant', info: 'Sonner deux fois' });
    await colleague.context().close();
  },
);
