import { bodyRows, fillTrip, listAddress, openNewBooking, pick } from '../office/booking-form.ts';
import { quietDay } from '../office/days.ts';
import { newTrip, uniqueName } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, test } from '../suite/journey.ts';

test('a client and a destination are added from the booking form, and the trip is booked with them', async ({
  page,
}) => {
  const [lastname, place] = [uniqueName('Delacroix'), uniqueName('Centre')];
  await arrive(page, 'dispatch', listAddress(quietDay()));
  const form = await openNewBooking(page);
  await fillTrip(form, await newTrip());

  await form.getByRole('combobox', { name: 'Client', exact: true }).fill(lastname);
  await page.getByRole('option', { name: `Add the client “${lastname}”…` }).click();
  const client = page.getByRole('dialog', { name: 'New client' });
  await expect(client.getByLabel('Last name')).toHaveValue(lastname);
  await client.getByLabel('First name').fill('Rosalie');
  await pick(client, 'Address', 'rue Royale 20');
  await client.getByRole('button', { name: 'Save' }).click();
  await expect(client).toBeHidden();
  await expect(form.getByRole('combobox', { name: 'Client', exact: true })).toHaveValue(`${lastname} Rosalie`);
  await expect(form.getByRole('textbox', { name: 'Dates', exact: true })).toBeFocused();
  await expect(form.getByRole('combobox', { name: 'Pick-up address' })).toHaveValue(/^rue Royale 20, \d{4} /i);

  await form.getByRole('combobox', { name: 'Destination', exact: true }).fill(place);
  await page.getByRole('option', { name: `Add the destination “${place}”…` }).click();
  const destination = page.getByRole('dialog', { name: 'New destination' });
  await expect(destination.getByLabel('Name')).toHaveValue(place);
  await pick(destination, 'Address', 'rue Haute 12');
  await destination.getByRole('button', { name: 'Save' }).click();
  await expect(destination).toBeHidden();
  await expect(form.getByRole('combobox', { name: 'Destination', exact: true })).toHaveValue(place);
  await expect(form.getByRole('checkbox', { name: 'Also book the return' })).toBeFocused();

  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(bodyRows(page)).toHaveCount(1);
  await expect(bodyRows(page)).toContainText(lastname);
  await expect(bodyRows(page)).toContainText(place);
});
