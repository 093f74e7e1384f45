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

test('an imported payment proposes its invoice, is matched by one click, and undone', async ({ page }) => {
  const { id, word, file, number } = await payingStatement();
  await arrive(page, 'super', today());
  const dialog = await choose(page, file);
  await expect(dialog.getByText('1 new transaction, none known already.')).toBeVisible();
  await dialog.getByText('Close', { exact: true }).click();
  await page.getByRole('searchbox').fill(word);
  await expect(bodyRows(page)).toHaveCount(1);
  await expect(bodyRows(page)).toContainText(`Certain: ${number}`);
  await bodyRows(page)
    .getByRole('button', { name: new RegExp(`^Match with Client invoice ${number}`, 'u') })
    .click();
  await expect(page.getByText(`Client invoice ${number} paid and closed`)).toBeVisible();
  await expect(bodyRows(page)).toContainText('Matched');
  const statusOf = async () =>
    (await callAs<{ status: number }[]>('super', 'GET', `/api/invoice/${String(id)}`))[0]?.status;
  expect(await statusOf()).toBe(1);

  await bodyRows(page).dblclick();
  const payments = page.getByRole('dialog', { name: /^Paid by the transaction/u });
  await expect(payments.getByText(`Client invoice ${number}`)).toBeVisible();
  await expectAccessible(page, 'what a transaction pays');
  await payments.getByRole('button', { name: 'Undo payment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo payment' }).click();
  await expect(payments.getByText('This transaction pays no invoice.')).toBeVisible();
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
  // A bank writes the communication alone.
  const lacking = await bodyRows(page)
    .getByRole('gridcell', { name: new RegExp(word, 'u') })
    .first()
    .evaluate((cell) => {
      cell.textContent = '+++100/2000/00000+++';
      return cell.scrollWidth - cell.clientWidth;
    });
  expect(lacking).toBe(0);
  // The dialog shows the proposals that have arrived when it is opened.
  await expect(bodyRows(page)).toContainText('Certain');
  await bodyRows(page)
    .getByRole('button', { name: /^Match with an invoice/u })
    .click();
  const dialog = page.getByRole('dialog', { name: `Transaction of ${shownDay(brusselsToday())}` });
  const proposal = dialog.getByRole('button', { name: /Vanderstraeten/u });
  await expect(proposal).toBeInViewport({ ratio: 1 });
  const hidden = (element: Element) => [
    element.scrollWidth - element.clientWidth,
    element.scrollHeight - element.clientHeight,
  ];
  expect(await proposal.evaluate(hidden)).toEqual([0, 0]);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
