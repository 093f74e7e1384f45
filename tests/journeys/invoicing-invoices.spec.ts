import type { Page } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { callAs } from '../office/api.ts';
import { brusselsToday } from '../office/days.ts';
import { tripToInvoice } from '../office/invoices.ts';
import type { Client } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { goInside } from '../people/go.ts';
import { expect, test } from '../suite/journey.ts';

const walletOf = (day: string) => `/walletclient?from=${day}&to=${day}`;

/** Chooses a client in the wallet and looks at the invoice of all that is shown. */
async function lookAtInvoice(page: Page, client: Client) {
  await page.getByRole('row', { name: new RegExp(client.lastname) }).click();
  await page.getByRole('button', { name: 'Invoice', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New client invoice' });
  await expect(dialog.getByRole('article')).toContainText(client.lastname);
  return dialog;
}

test('a client is invoiced from the wallet, and the invoice is found, opened and linked', async ({ page }) => {
  const { client, day } = await tripToInvoice();
  const wallet = walletOf(day);
  await arrive(page, 'invoice', wallet);
  const dialog = await lookAtInvoice(page, client);
  await expect(dialog.getByRole('article')).toContainText('15,00');
  await expectAccessible(page, 'an invoice before it is made');
  await dialog.getByRole('button', { name: 'Make invoice' }).click();
  const made = page.getByRole('dialog', { name: /^Client invoice \d{6}$/u });
  await expect(made.getByRole('button', { name: 'Make invoice' })).toBeHidden();
  await expect(made.getByRole('article')).toContainText(/\+\+\+1\d\d\/\d{4}\/\d{5}\+\+\+/u);
  await made.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('There are no bookings to show.')).toBeVisible();

  const today = brusselsToday();
  await goInside(page, `/invoice?from=${today}&to=${today}&q=${client.lastname}`);
  const row = page.getByRole('row', { name: new RegExp(client.lastname) });
  await expect(row).toContainText('€15.00');
  await row.getByRole('button', { name: /^View/u }).click();
  const invoice = page.getByRole('dialog', { name: /^Client invoice \d{6}$/u });
  await expect(invoice.getByRole('article')).toContainText(client.lastname);
  await invoice.getByRole('tab', { name: 'Bookings' }).click();
  await expect(invoice.getByRole('row', { name: new RegExp(client.lastname) })).toBeVisible();
  await expectAccessible(page, 'an invoice');
  const link = page.url();
  await goInside(page, '/invoicesDrivers');
  await goInside(page, new URL(link).pathname + new URL(link).search);
  await expect(invoice).toBeVisible();
});

test('the status of an invoice is changed in its row, and users without the permission only read it', async ({
  page,
}) => {
  const { id, client } = await tripToInvoice();
  const today = brusselsToday();
  await callAs('invoice', 'POST', '/service/wallet/setInvoice', {
    invoice: { date: today, amount: 15, factuur: true, clientId: client.id },
    bookings: [id],
  });
  const list = `/invoice?from=${today}&to=${today}&q=${client.lastname}`;
  await arrive(page, 'account', list);
  const row = page.getByRole('row', { name: new RegExp(client.lastname) });
  await expect(row).toContainText('Pending');
  await expect(row.getByRole('button', { name: /status/iu })).toHaveCount(0);

  await arrive(page, 'invoice', list);
  await row.getByRole('button', { name: /status/iu }).click();
  await page
    .getByRole('menuitemradio', { name: 'Closed' })
    .or(page.getByRole('menuitem', { name: 'Closed' }))
    .click();
  // Nothing of it is paid: it is written off, with a reason alone.
  const question = page.getByRole('alertdialog', { name: /€15\.00 is still open. Write it off\?$/u });
  await expectAccessible(page, 'the question before a write-off');
  await question.getByRole('button', { name: 'Write off €15.00' }).click();
  await expect(question.getByRole('alert')).toBeVisible();
  await question.getByRole('textbox', { name: 'Reason' }).fill('Client décédé');
  await question.getByRole('button', { name: 'Write off €15.00' }).click();
  await expect(row).toBeHidden();
  await goInside(page, `/archive?from=${today}&to=${today}&q=${client.lastname}`);
  await expect(row).toContainText('Closed');
  await expect(row).toContainText('€15.00 unpaid');
});
