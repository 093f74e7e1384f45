import type { Page } from '@playwright/test';
import { bodyRows, bookingDialog, listAddress, pick, rowOf } from '../office/booking-form.ts';
import { daysAfter, quietDay, shownDay } from '../office/days.ts';
import { newBooking, newClient, someDestination, someDriver } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, test } from '../suite/journey.ts';

interface Leg {
  readonly trip: { readonly distance: number; readonly duration: number };
}

interface Distances {
  readonly to: readonly Leg[];
  readonly back: readonly Leg[];
}

/** The rules as the specification states them: pick-up is appointment − loaded leg − 15 min, the price a sum of the legs of both ways, each rounded up. */
function expectedOf({ to, back }: Distances, appointmentMinutes: number): { pickUp: string; price: string } {
  const loaded = to.at(-1)?.trip.duration ?? Number.NaN;
  const minutes = Math.floor(appointmentMinutes - (loaded + 900) / 60);
  const two = (part: number): string => String(part).padStart(2, '0');
  const price = [...to, ...back].reduce((sum, { trip }) => sum + Math.ceil(trip.distance * 0.3595), 0);
  return { pickUp: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`, price: price.toFixed(2) };
}

/** Records the distances that the server answers to the page. @returns the legs of the last answer */
function followDistances(page: Page): () => Promise<Distances> {
  const answers: Promise<Distances | undefined>[] = [];
  page.on('response', (response) => {
    // Of a request that the form has given up for a later one there is nothing to read any more.
    if (response.url().endsWith('/service/distance/get') && response.ok())
      answers.push(response.json().catch(() => undefined));
  });
  return async () => (await Promise.all(answers)).findLast((answer) => answer !== undefined) ?? { to: [], back: [] };
}

test('a dispatcher books a trip with return on three dates', async ({ page }) => {
  const [client, driver, destination] = await Promise.all([newClient(), someDriver(), someDestination()]);
  const days = [0, 2, 7].map((days) => daysAfter(FIRST, days));
  await arrive(page, 'dispatch', listAddress(FIRST, daysAfter(FIRST, 7)));
  const lastDistances = followDistances(page);
  await page.getByRole('button', { name: 'New booking' }).click();
  const dialog = bookingDialog(page);

  await pick(dialog, 'Client', client.lastname);
  await expect(dialog.getByLabel('Pick-up address')).toHaveValue(client.fullAddress);
  await pick(dialog, 'Pick-up address', 'rue Royale 20');
  await pick(dialog, 'Destination', destination.name);
  await pick(dialog, 'Driver', driver.lastname);
  await dialog.getByText('With return').click();

  const dates = dialog.getByRole('textbox', { name: 'Dates' });
  await dialog.getByRole('button', { name: `Remove ${shownDay(FIRST)}` }).click();
  await dates.fill('3/5');
  await dates.press('Enter');
  await dialog.getByRole('button', { name: /^Remove 03\/05\/\d{4}$/ }).click();
  const [first = '', second = '', third = ''] = days.map(shownDay);
  for (const typed of [first.replaceAll('/', ''), second.replaceAll('/', '.'), third.replace(/^0/, '')]) {
    await dates.fill(typed);
    await dates.press('Enter');
  }
  for (const day of [first, second, third])
    await expect(dialog.getByRole('button', { name: `Remove ${day}` })).toBeVisible();

  await dialog.getByLabel('Appointment').fill('10');
  await dialog.getByLabel('Appointment').press('Tab');
  await expect(dialog.getByLabel('Appointment')).toHaveValue('10:00');
  await expect(dialog.getByText('Calculated from the trip')).toBeVisible();
  const expected = expectedOf(await lastDistances(), 600);
  await expect(dialog.getByLabel('Pick-up', { exact: true })).toHaveValue(expected.pickUp);
  await expect(dialog.getByLabel('Invoice price (€)')).toHaveValue(expected.price);

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox').fill(client.lastname);
  await expect(bodyRows(page)).toHaveCount(3);
  for (const day of [first, second, third]) {
    const row = bodyRows(page).filter({ hasText: day });
    await expect(row).toContainText('10:00');
    await expect(row).toContainText(expected.pickUp);
    await expect(row.getByRole('img', { name: 'with return' })).toBeVisible();
    await expect(row).toContainText(expected.price);
  }
});

const FIRST = quietDay();

test('the status is changed in the row, and the change undone', async ({ page }) => {
  const day = quietDay();
  const { id } = await newBooking(day);
  await arrive(page, 'dispatch', listAddress(day));
  const row = rowOf(page, id);
  await row.getByRole('button', { name: /^Status of/ }).click();
  await page.getByRole('menuitemradio', { name: 'Closed' }).click();
  await expect(row.getByRole('button', { name: `Status of booking ${id}: Closed` })).toBeVisible();
  await expect(row.getByRole('img', { name: /^Locked/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('button', { name: `Status of booking ${id}: Pending` })).toBeVisible();
  await page.reload();
  await expect(row.getByRole('button', { name: `Status of booking ${id}: Pending` })).toBeVisible();
});

test('a booking is edited, and its history shows the author and the old and new values', async ({ page }) => {
  const day = quietDay();
  const { id } = await newBooking(day);
  await arrive(page, 'dispatch', listAddress(day));
  await rowOf(page, id).dblclick();
  const dialog = page.getByRole('dialog', { name: `Booking no. ${id}` });
  await dialog.getByLabel('Appointment').fill('11h30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, id)).toContainText('11:30');
  await page.goto(`/booking?id=${id}`);
  await dialog.getByRole('button', { name: 'History' }).click();
  const history = dialog.getByRole('list', { name: 'History of the booking' });
  await expect(history).toContainText('Sophie Marchal');
  await expect(history).toContainText('Appointment: 10:00 → 11:30');
});

test('a booking is deleted after a question, and only then', async ({ page }) => {
  const day = quietDay();
  const { id, client } = await newBooking(day);
  await arrive(page, 'dispatch', listAddress(day));
  const remove = rowOf(page, id).getByRole('button', { name: /^Delete/ });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: `Delete booking ${id}?` });
  await expect(question).toContainText(client.lastname);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(rowOf(page, id)).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, id)).toBeHidden();
  await page.goto(`/booking?id=${id}`);
  await expect(page.getByText(/not found|does not exist/i)).toBeVisible();
});
