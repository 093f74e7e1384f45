import type { Page } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { callAs } from '../office/api.ts';
import { brusselsToday } from '../office/days.ts';
import { madeInvoice, tripToInvoice } from '../office/invoices.ts';
import { arrive } from '../people/at-work.ts';
import { goInside } from '../people/go.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const numberOf = (invoice: number) => String(invoice).padStart(6, '0');
const dialogOf = (page: Page, invoice: number) =>
  page.getByRole('dialog', { name: `Client invoice ${numberOf(invoice)}` });

test('an invoice is saved as PDF, sent by mail with it, and found among the sent mails', SLOW, async ({ page }) => {
  const { invoice, client } = await madeInvoice();
  await callAs('invoice', 'POST', `/service/invoice/clientsUpdate/${String(invoice)}`, { recall: 1 });
  await arrive(page, 'invoice', `/invoice?id=${invoice}`);
  const dialog = dialogOf(page, invoice);
  await expect(dialog.getByRole('article')).toContainText(client.lastname);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'PDF', exact: true }).click();
  expect((await download).suggestedFilename()).toContain(`${numberOf(invoice)}.pdf`);

  await dialog.getByRole('button', { name: 'Send by mail' }).click();
  const form = page.getByRole('dialog', { name: /^Send: / });
  await form.getByRole('textbox', { name: /Recipient/ }).fill(`${client.lastname}@example.be`);
  const letter = form.getByRole('combobox', { name: 'Reminder letter attached' });
  await letter.selectOption('Formal notice');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(form.getByText(/This reminder is not recorded on invoice/u)).toBeVisible();
  await letter.selectOption('1st reminder');
  await expectAccessible(page, 'the preview of a mail');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(form).toBeHidden();
  await dialog.getByRole('tab', { name: 'History' }).click();
  await expect(dialog.getByRole('row', { name: new RegExp(`${client.lastname}@example.be`, 'u') })).toBeVisible();

  await goInside(page, '/mail');
  await page.getByText('Sent', { exact: true }).first().click();
  const sent = page.getByRole('listitem').filter({ hasText: `${client.lastname}@example.be` });
  await expect(sent).toContainText('2 attachments');
  await sent.locator('summary').click();
  await expectAccessible(page, 'a sent mail with its files');
  const file = page.waitForEvent('download');
  await sent.getByRole('button', { name: new RegExp(`^Save .*facture-${numberOf(invoice)}`, 'u') }).click();
  expect((await file).suggestedFilename()).toBe(`facture-${numberOf(invoice)}.pdf`);
});

test('only the document of an invoice is printed', SLOW, async ({ page }) => {
  const { invoice, client } = await madeInvoice();
  await arrive(page, 'invoice', `/invoice?id=${invoice}`);
  await expect(dialogOf(page, invoice).getByRole('article')).toContainText(client.lastname);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('grid').first()).toBeHidden();
  const sheets = page.getByRole('article').filter({ visible: true });
  await expect(sheets).toHaveCount(1);
  await expect(sheets).toContainText(client.lastname);
  await page.emulateMedia({ media: null });
});

test('very long names stay within the printed invoice and the form of its credit note', SLOW, async ({ page }) => {
  const trip = await tripToInvoice();
  const { id, lastname } = trip.client;
  const home = { address: 'rue Haute 12', zip: '1000', city: 'Bruxelles' };
  await callAs('super', 'PUT', `/api/client/${id}`, { firstname: 'Vandenbroeckelinghen'.repeat(5), lastname, ...home });
  const { invoice, client } = await madeInvoice(trip);
  const today = brusselsToday();
  const inside = (element: Element) => element.scrollWidth - element.clientWidth;
  await page.setViewportSize({ width: 1024, height: 768 });
  await arrive(page, 'invoice', `/invoice?from=${today}&to=${today}&q=${client.lastname}&id=${invoice}`);
  const sheet = dialogOf(page, invoice).getByRole('article');
  await expect(sheet).toContainText(client.lastname);
  expect(await sheet.evaluate(inside)).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('row', { name: new RegExp(client.lastname) }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: /Credit note/u }).click();
  const lines = page.getByRole('dialog', { name: /^Credit note: / }).getByRole('table');
  await expect(lines).toContainText(client.lastname);
  expect(await lines.locator('..').evaluate(inside)).toBe(0);
});
test('a credit note is made of an invoice, shown, and opened again from it', async ({ page }) => {
  const { invoice, client } = await madeInvoice();
  const today = brusselsToday();
  await arrive(page, 'invoice', `/invoice?from=${today}&to=${today}&q=${client.lastname}`);
  const row = page.getByRole('row', { name: new RegExp(client.lastname) });
  await row.getByRole('button', { name: /^Actions/u }).click();
  await page.getByRole('menuitem', { name: /Credit note/u }).click();
  const form = page.getByRole('dialog', { name: /^Credit note: / });
  await form.getByRole('textbox', { name: /Reason/u }).fill('Booked twice');
  await form.getByRole('button', { name: 'Make credit note' }).click();
  const question = page.getByRole('alertdialog', { name: /nothing is left to pay/u });
  await question.getByRole('button', { name: 'Leave open' }).click();
  const note = page.getByRole('dialog', { name: /^Credit note CN\d{6}$/u });
  await expect(note.getByRole('article')).toContainText('Booked twice');
  await expectAccessible(page, 'a credit note');
  await note.getByRole('button', { name: 'Close' }).last().click();

  await goInside(page, `/invoice?id=${invoice}`);
  await dialogOf(page, invoice)
    .getByRole('button', { name: /^Credit note CN/u })
    .click();
  await expect(note.getByRole('article')).toContainText(client.lastname);

  await page.emulateMedia({ media: 'print' });
  // On paper alone, where roles of what lies behind a dialog do not count.
  const sheets = page.locator('[data-print-root] article').filter({ visible: true });
  await expect(sheets).toHaveCount(1);
  await expect(sheets).toContainText('Booked twice');
  // Anything above it would push an empty page out.
  await expect(page.locator('[data-print-root]').filter({ visible: true })).toHaveCSS('margin-top', '0px');
  await page.emulateMedia({ media: null });
});
