import type { Page } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { callAs } from '../office/api.ts';
import { bodyRows } from '../office/booking-form.ts';
import { brusselsToday, shownDay } from '../office/days.ts';
import { madeInvoice } from '../office/invoices.ts';
import { uniqueName } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

/** A statement of which no line is known: every one holds a word of its own. */
function statement(): {
  readonly word: string;
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
} {
  const word = uniqueName('Extrait');
  const rows = [
    'date;account;amount;detail',
    `03/05/2026;BE68539007547034;54,50;${word} é +++100/0123/00038+++`,
    `04/05/2026;;-12,00;${word} garage`,
    `31/02/2026;;1,00;${word}`,
  ];
  // As Windows writes it.
  return {
    word,
    file: { name: `${word}.csv`, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n'), 'latin1') },
  };
}

const choose = async (page: Page, ...files: readonly { name: string; mimeType: string; buffer: Buffer }[]) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await (await chooser).setFiles([...files]);
  return page.getByRole('dialog', { name: 'Import bank files' });
};

test('a file of the bank is imported once, its lines are found and totalled', async ({ page }) => {
  const { word, file } = statement();
  await arrive(page, 'super', '/transactions?from=2026-05-01&to=2026-05-31');
  await expect(page.getByRole('heading', { level: 1, name: 'Bank transactions' })).toBeVisible();
  const dialog = await choose(page, file);
  await expect(dialog.getByText('2 new transactions, none known already, 1 line refused.')).toBeVisible();
  await expect(dialog.getByText('Line 4: The date cannot be read.')).toBeVisible();
  await expectAccessible(page, 'what came of an import');
  await dialog.getByText('Close', { exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill(word);
  await expect(bodyRows(page)).toHaveCount(2);
  await expect(bodyRows(page).nth(0)).toContainText('-€12.00');
  await expect(bodyRows(page).nth(1)).toContainText('BE68 5390 0754 7034');
  await expect(bodyRows(page).nth(1)).toContainText(`${word} é`);
  await expect(bodyRows(page).nth(1)).toContainText('000123');
  await expect(page.getByText('Total €42.50')).toBeVisible();

  const again = await choose(page, { ...file, name: 'other-name.csv' });
  await expect(again.getByText('Nothing new, 2 known already, 1 line refused.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bodyRows(page)).toHaveCount(2);
});

/** The transactions of the day of those invoices: before it none is certain. */
const today = () => `/transactions?from=${brusselsToday()}&to=${brusselsToday()}`;

/** A statement of one line that pays exactly an invoice of this journey's own, with its structured communication. */
async function payingStatement() {
  const { invoice: id } = await madeInvoice();
  const open = 15;
  const base = `1${String(id).padStart(6, '0')}000`;
  const check = String(Number(base) % 97 || 97).padStart(2, '0');
  const word = uniqueName('Versement');
  const line = `${shownDay(brusselsToday())};BE68539007547034;${open.toFixed(2).replace('.', ',')};${word} ${base}${check}`;
  const file = {
    name: `${word}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`date;account;amount;detail\n${line}\n`),
  };
  return { id, open, word, file, number: String(id).padStart(6, '0') };
}

test('an imported payment is taken with Enter on the workbench, closes its invoice, and is undone', async ({
  page,
}) => {
  const { id, word, file, number } = await payingStatement();
  await arrive(page, 'super', today());
  const dialog = await choose(page, file);
  await expect(dialog.getByText('1 new transaction, none known already.')).toBeVisible();
  await dialog.getByText('Close', { exact: true }).click();
  await page.getByRole('searchbox').fill(word);
  await expect(bodyRows(page)).toHaveCount(1);
  await expect(bodyRows(page)).toContainText(`Certain: ${number}`);
  await bodyRows(page)
    .getByRole('button', { name: /^Reconcile/u })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reconciliation' })).toBeVisible();
  const work = page.getByRole('region', { name: 'Chosen transaction' });
  await expect(work.getByRole('list', { name: 'Proposals' })).toContainText(`Client invoice ${number}`);
  await expectAccessible(page, 'the workbench of bank transactions');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Client invoice ${number} paid and closed`)).toBeVisible();
  const statusOf = async () =>
    (await callAs<{ status: number }[]>('super', 'GET', `/api/invoice/${String(id)}`))[0]?.status;
  expect(await statusOf()).toBe(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByText('Undone: the transaction is open again.')).toBeVisible();
  expect(await statusOf()).not.toBe(1);
});

test('a proposal with a very long name is read whole in a narrow window', SLOW, async ({ page }) => {
  const { word, file } = await payingStatement();
  const name = `Vanderstraeten-${'de la Fontaine d’Outre-Meuse '.repeat(6)}Marie-Antoinette`;
  await page.route('**/service/transaction/proposals*', async (route) => {
    const answer = await route.fetch();
    const found: { readonly invoices: readonly object[] }[] = await answer.json();
    const long = found.map((line) => ({ ...line, invoices: line.invoices.map((invoice) => ({ ...invoice, name })) }));
    await route.fulfill({ response: answer, json: long });
  });
  await page.setViewportSize({ width: 1024, height: 768 });
  await arrive(page, 'super', today());
  await (await choose(page, file)).getByText('Close', { exact: true }).click();
  await page.getByRole('searchbox').fill(word);
  await expect(bodyRows(page)).toHaveCount(1);
  await expect(bodyRows(page)).toContainText('Certain');
  await bodyRows(page)
    .getByRole('button', { name: /^Reconcile/u })
    .click();
  const work = page.getByRole('region', { name: 'Chosen transaction' });
  await expect(work.getByRole('button', { name: 'Accept' }).first()).toBeInViewport({ ratio: 1 });
  const proposal = work.getByText(/Vanderstraeten/u).first();
  expect(await proposal.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await work.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
