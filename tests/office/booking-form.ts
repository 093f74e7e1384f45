import { expect, type Locator, type Page } from '@playwright/test';
import type { Client, Destination, Driver } from './records.ts';

/** The dialog of a booking, in English. */
export const bookingDialog = (page: Page): Locator => page.getByRole('dialog', { name: /New booking|Booking no\. / });

/** Types into a picker and chooses the row whose name or address begins with the text; never the last row, which adds a record. */
export async function pick(within: Locator, label: string, typed: string, row = typed): Promise<void> {
  const page = within.page();
  const field = within.getByRole('combobox', { name: label, exact: true });
  await field.fill(typed);
  await page
    .getByRole('listbox', { name: label })
    .getByRole('option')
    .filter({ hasText: new RegExp(`(^|, )${row}`, 'i') })
    .first()
    .click();
  await expect(page.getByRole('listbox', { name: label })).toBeHidden();
}

/** Opens the list of bookings of a period, and waits for its rows. */
export const listAddress = (from: string, to = from): string => `/booking?from=${from}&to=${to}`;

/** Rows of a list, without the one that says that it is empty. */
export const bodyRows = (page: Page): Locator =>
  page.getByRole('grid').getByRole('row').and(page.locator('tr[data-index]'));

export const rowOf = (page: Page, id: number): Locator =>
  bodyRows(page).filter({ has: page.getByRole('gridcell', { name: String(id), exact: true }) });

/** Opens the form of a new booking over the list. */
export async function openNewBooking(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'New booking' }).click();
  const dialog = bookingDialog(page);
  await expect(dialog.getByLabel('Appointment')).toBeVisible();
  return dialog;
}

/** Fills in the required fields of a trip at 10:00. */
export async function fillTrip(
  dialog: Locator,
  trip: { readonly client: Client; readonly driver: Driver; readonly destination: Destination },
): Promise<void> {
  await pick(dialog, 'Client', trip.client.lastname);
  await pick(dialog, 'Destination', trip.destination.name);
  await pick(dialog, 'Driver', trip.driver.lastname);
  await dialog.getByLabel('Appointment').fill('10:00');
}
