import { expectAccessible } from '../office/accessibility.ts';
import { callAs } from '../office/api.ts';
import { tripToInvoice } from '../office/invoices.ts';
import { someDriver } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, test } from '../suite/journey.ts';

test('a driver is settled from the wallet, with the bookings in either order', async ({ page }) => {
  const { id, day } = await tripToInvoice();
  await callAs('super', 'PUT', `/api/booking/${id}`, { price_driver: 12, commission: 20 });
  const driver = await someDriver();
  await arrive(page, 'super', `/walletdriver?from=${day}&to=${day}`);
  await page.getByRole('row', { name: new RegExp(driver.lastname) }).click();
  const bookings = page.getByRole('grid', { name: /^Bookings: / });
  await expect(bookings.getByRole('row', { name: new RegExp(String(id)) })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Reverse' }).check();
  await expect(bookings.getByRole('row', { name: new RegExp(String(id)) })).toBeVisible();
  await page.getByRole('button', { name: 'Invoice', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New driver settlement' });
  await expect(dialog.getByRole('article')).toContainText(driver.lastname);
  await expectAccessible(page, 'a settlement before it is made');
  await dialog.getByRole('button', { name: 'Make settlement' }).click();
  const made = page.getByRole('dialog', { name: /^Driver settlement \d{6}$/u });
  await expect(made.getByRole('button', { name: 'Make settlement' })).toBeHidden();
  await made.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('There is nothing to settle with drivers in this period.')).toBeVisible();
});

test('an insurer is invoiced from the wallet, and a booking without its certificate only on purpose', async ({
  page,
}) => {
  const { id, client, day } = await tripToInvoice();
  const [insurer] = await callAs<{ id: number; name: string }[]>('super', 'GET', '/api/insurance');
  if (!insurer) throw new Error('no insurer');
  await callAs('super', 'PUT', `/api/booking/${id}`, {
    insuranceId: insurer.id,
    mutualAmount: 22,
    mutualPatientID: `J-${id}`,
    certificateNeeded: true,
  });
  await arrive(page, 'super', `/walletinsurrance?from=${day}&to=${day}`);
  await page.getByRole('row', { name: new RegExp(insurer.name.slice(0, 8)) }).click();
  await page.getByRole('button', { name: 'Invoice', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^New insurance invoice/u });
  await expect(dialog.getByText(/certificate/iu).first()).toBeVisible();
  await expectAccessible(page, 'an insurer invoice before it is made');
  await dialog.getByRole('checkbox').first().check();
  await expect(dialog.getByRole('article')).toContainText(client.lastname);
  await dialog.getByRole('button', { name: 'Make invoice' }).click();
  await expect(dialog.getByRole('button', { name: 'Make invoice' })).toBeHidden();
});
