import type { Locator } from '@playwright/test';
import { bodyRows, fillTrip, listAddress, openNewBooking } from '../office/booking-form.ts';
import { daysAfter, quietDay, shownDay } from '../office/days.ts';
import { newTrip } from '../office/records.ts';
import { problemAnswer, refuse } from '../office/fake-problems.ts';
import { arrive } from '../people/at-work.ts';
import { expect, test } from '../suite/journey.ts';

const ADD = '/service/booking/addRecursive';

/** The field is marked, and the line that belongs to it says why. */
async function expectError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleErrorMessage(message);
}

test('saving an empty booking form marks each required field and focuses the first one', async ({ page }) => {
  await arrive(page, 'dispatch', listAddress(quietDay()));
  const dialog = await openNewBooking(page);
  await dialog.getByRole('button', { name: /^Remove / }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  for (const name of ['Client', 'Pick-up address', 'Destination', 'Driver'])
    await expectError(dialog.getByRole('combobox', { name, exact: true }), 'This field is required.');
  for (const name of ['Dates', 'Appointment'])
    await expectError(dialog.getByRole('textbox', { name, exact: true }), 'This field is required.');
  await expect(dialog.getByRole('combobox', { name: 'Client', exact: true })).toBeFocused();
});

test('a day that does not exist, letters in an amount and a wrong time keep their text and are not saved', async ({
  page,
}) => {
  let requests = 0;
  await page.route(`**${ADD}`, (route) => {
    requests += 1;
    return route.fulfill(problemAnswer(500, 'internal'));
  });
  await arrive(page, 'dispatch', listAddress(quietDay()));
  const dialog = await openNewBooking(page);
  await fillTrip(dialog, await newTrip());
  const wrong = [
    [
      dialog.getByRole('textbox', { name: 'Dates', exact: true }),
      '31/02/2061',
      'This date does not exist (example: 31/12/2026).',
    ],
    [dialog.getByLabel('Appointment'), '25:00', 'Not a valid time (example: 14:30).'],
    [dialog.getByLabel('Invoice price (€)'), 'twelve', 'Not a valid amount (example: 12.50).'],
  ] as const;
  for (const [field, typed, message] of wrong) {
    await field.fill(typed);
    await field.press('Tab');
    await expectError(field, message);
    await expect(field).toHaveValue(typed);
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(wrong[0][0]).toBeFocused();
  expect(requests).toBe(0);
});

test('an address that is not complete is refused in the words of the specification', async ({ page }) => {
  await arrive(page, 'dispatch', listAddress(quietDay()));
  const dialog = await openNewBooking(page);
  await fillTrip(dialog, await newTrip());
  const address = dialog.getByRole('combobox', { name: 'Pick-up address' });
  await address.fill('rue Haute');
  await address.press('Tab');
  await expectError(address, 'Address is uncomplete, select a completed address.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('rue Haute');
});

test('a last day before the first changes nothing in the list', async ({ page }) => {
  const day = quietDay();
  await arrive(page, 'dispatch', listAddress(day));
  const period = page.getByRole('group', { name: 'Period of the bookings' });
  const end = period.getByRole('textbox', { name: /to$/ });
  const address = page.url();
  await end.fill(shownDay(daysAfter(day, -1)));
  await end.press('Tab');
  await expectError(end, 'The end cannot precede the start.');
  expect(page.url()).toBe(address);
  await end.fill(shownDay(daysAfter(day, 1)));
  await expect(page).toHaveURL(new RegExp(daysAfter(day, 1)));
  await expect(end).not.toHaveAttribute('aria-invalid');
});

test('an insured trip needs insurer, Trip ID and a price or distance', async ({ page }) => {
  await arrive(page, 'super', listAddress(quietDay()));
  const dialog = await openNewBooking(page);
  await fillTrip(dialog, await newTrip());
  await dialog.getByText('Trip paid by an insurer').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectError(dialog.getByLabel('Insurer', { exact: true }), 'This field is required.');
  await expectError(dialog.getByLabel('Trip ID'), 'This field is required.');
  await expect(dialog.getByText('Fill in the fixed price or the distance.')).toBeVisible();
});

test('what the server refuses lands on its field, and what was typed stays', async ({ page }) => {
  await refuse(page, ADD, 422, 'validation', [{ field: 'driverId', messageKey: 'validation.notFound' }]);
  await arrive(page, 'dispatch', listAddress(quietDay()));
  const dialog = await openNewBooking(page);
  const trip = await newTrip();
  await fillTrip(dialog, trip);
  await dialog.getByLabel('Internal comment').fill('Ring twice');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const driver = dialog.getByRole('combobox', { name: 'Driver', exact: true });
  await expectError(driver, 'Not found: choose from the list.');
  await expect(driver).toHaveValue(new RegExp(trip.driver.lastname));
  await expect(dialog.getByLabel('Internal comment')).toHaveValue('Ring twice');
});

test('a problem that belongs to no field is shown in the booking dialog', async ({ page }) => {
  await refuse(page, ADD, 409, 'conflict');
  await arrive(page, 'dispatch', listAddress(quietDay()));
  const dialog = await openNewBooking(page);
  await fillTrip(dialog, await newTrip());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('A colleague has changed this in the meantime.', { exact: false })).toBeVisible();
  await expect(dialog.getByText(/journey-1/)).toBeVisible();
  await expect(dialog.getByLabel('Appointment')).toHaveValue('10:00');
});

test('three quick Enters are one request and one booking', async ({ page }) => {
  let requests = 0;
  let release: () => void = () => {};
  const pressed = new Promise<void>((next) => (release = next));
  await page.route(`**${ADD}`, async (route) => {
    requests += 1;
    await pressed;
    await route.continue();
  });
  await arrive(page, 'dispatch', listAddress(quietDay()));
  const dialog = await openNewBooking(page);
  await fillTrip(dialog, await newTrip());
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
  release();
  await expect(dialog).toBeHidden();
  await expect(bodyRows(page)).toHaveCount(1);
  expect(requests).toBe(1);
});
