import { expectAccessible } from '../office/accessibility.ts';
import { callAs } from '../office/api.ts';
import { bodyRows } from '../office/booking-form.ts';
import { exportCsv } from '../office/export.ts';
import { expectTranslated } from '../office/translation.ts';
import { arrive } from '../people/at-work.ts';
import { LOCALES } from '../people/sign-in.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

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

test('a payment is added, undone, and stays in the ledger', SLOW, async ({ page }) => {
  const invoice = await lateWith(({ open, amount }) => open === amount && amount > 3);
  await arrive(page, 'invoice', `/lateInvoices?q=${numberOf(invoice)}`);
  await bodyRows(page)
    .getByRole('button', { name: /^Payments/u })
    .click();
  const dialog = page.getByRole('dialog', { name: `Payments: Client invoice ${numberOf(invoice)}` });
  await expect(dialog.getByText('Nothing is paid yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add payment' }).click();
  const form = page.getByRole('dialog', { name: /^New payment/u });
  await form.getByRole('textbox', { name: /Amount/u }).fill('1,5');
  await form.getByRole('button', { name: 'Add payment' }).click();
  await expect(form).toBeHidden();
  await expect(dialog.getByRole('grid')).toContainText('€1.50');
  await expectAccessible(page, 'the ledger of an invoice');
  await dialog
    .getByRole('button', { name: /^Undo payment/u })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo payment' }).click();
  await expect(dialog.getByRole('grid')).toContainText('-€1.50');
  const after = await lateWith(({ id }) => id === invoice.id);
  expect(after.open).toBe(invoice.amount);

  await dialog.getByRole('button', { name: 'Add payment' }).click();
  await form.getByRole('button', { name: 'Add payment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave open' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Add payment' })).toBeFocused();
});

test('the statement of account adds up to what the client owes', SLOW, async ({ page }) => {
  const invoice = await lateWith(({ recall }) => recall > 0);
  await arrive(page, 'account', `/lateInvoices?q=${numberOf(invoice)}`);
  await expect(page.getByRole('button', { name: /^Remind…/u })).toBeHidden();
  await bodyRows(page)
    .getByRole('button', { name: /^Statement of account/u })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Statement of account/u });
  await expect(dialog.getByRole('article').getByRole('table').first()).toContainText(numberOf(invoice));
  await expectAccessible(page, 'a statement of account');
  await dialog.getByRole('tab', { name: 'Movements' }).click();
  await expect(dialog.getByRole('grid')).toContainText('Invoice');

  const pdf = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'PDF' }).click();
  expect((await pdf).suggestedFilename()).toMatch(/^(releve-de-compte|rekeningoverzicht)-\d+-[\d-]+\.pdf$/u);
  await dialog.getByRole('button', { name: 'Send by mail' }).click();
  const form = page.getByRole('dialog', { name: /^Send: /u });
  await form.getByRole('textbox', { name: /Recipient/u }).fill('statement@navette.example');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText(/statement@navette\.example/u)).toBeVisible();
});

for (const locale of LOCALES) {
  test(`late invoices are translated and accessible, ${locale}`, SLOW, async ({ page }) => {
    await arrive(page, 'invoice', '/lateInvoices', { locale });
    await expect(bodyRows(page).first()).toBeVisible();
    await expectTranslated(page);
    await expectAccessible(page, 'late invoices');
  });
}
