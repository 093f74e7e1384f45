import { expectAccessible } from '../office/accessibility.ts';
import { callAs } from '../office/api.ts';
import { bodyRows } from '../office/booking-form.ts';
import { exportCsv } from '../office/export.ts';
import { arrive } from '../people/at-work.ts';
import { expect, test } from '../suite/journey.ts';

interface Late {
  readonly id: number;
  readonly recall: number;
  readonly open: number;
  readonly amount: number;
  readonly proposedLevel: number | null;
}

const lateInvoices = () => callAs<Late[]>('super', 'GET', '/service/invoice/late');
const numberOf = ({ id }: Late) => String(id).padStart(6, '0');
async function lateWith(wanted: (invoice: Late) => boolean): Promise<Late> {
  const found = (await lateInvoices()).find(wanted);
  if (!found) throw new Error('The demo has no such late invoice');
  return found;
}

test('a late invoice is reminded, and the next reminder waits for its day', async ({ page }) => {
  const invoice = await lateWith(({ recall, proposedLevel }) => recall === 0 && proposedLevel === 1);
  await arrive(page, 'invoice', `/lateInvoices?q=${numberOf(invoice)}`);
  await expect(bodyRows(page)).toHaveCount(1);
  await bodyRows(page)
    .getByRole('button', { name: /^Remind/u })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Remind 1 invoice' });
  await expectAccessible(page, 'reminding');
  const letters = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Record 1 reminder' }).click();
  expect((await letters).suggestedFilename()).toMatch(/^reminders-.*\.pdf$/u);
  await expect(bodyRows(page)).toContainText(/1st reminder.*Formal notice from/u);
  expect(await exportCsv(page)).toMatch(/"1st reminder",.*"Formal notice from/u);

  await bodyRows(page)
    .getByRole('button', { name: /^Remind/u })
    .click();
  await expect(dialog.getByText(/Formal notice allowed from/u)).toBeVisible();
  await expect(dialog.getByText('There is nothing to remind today.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /too early as well/u }).click();
  await dialog.getByRole('button', { name: 'Record 1 reminder' }).click();
  await expect(dialog.getByText(/Say why these reminders go before their date/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
});
