import type { Locator } from '@playwright/test';
import { listAddress, openNewBooking } from '../office/booking-form.ts';
import { quietDay } from '../office/days.ts';
import { arrive } from '../people/at-work.ts';
import { expect, test } from '../suite/journey.ts';

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
