import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows } from '../office/booking-form.ts';
import { exportCsv } from '../office/export.ts';
import { foundRow } from '../office/found-row.ts';
import { uniqueName } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { coreIf, expect, test } from '../suite/journey.ts';

const photo = () => readFile(new URL('../../server/src/demo/receipts/parking-kapelleplein.jpg', import.meta.url));

for (const { path, add, title, money, column, edit, csv } of [
  {
    path: '/expenses',
    add: 'Add expense',
    title: 'New expense',
    money: 'Amount (€)',
    column: 'Amount',
    edit: 'Edit expense',
    csv: 'expenses',
  },
  {
    path: '/inserts',
    add: 'Add insert',
    title: 'New insert',
    money: 'Amount (€)',
    column: 'Amount',
    edit: 'Edit insert',
    csv: 'inserts',
  },
])
  test(
    `${csv} are added with a receipt, refused, viewed, changed, exported and deleted`,
    coreIf(csv === 'expenses'),
    async ({ page }) => {
      const name = uniqueName('Garage');
      await arrive(page, 'invoice', path);
      await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
      await page.getByRole('button', { name: add }).click();
      const form = page.getByRole('dialog', { name: title });
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByLabel('Name')).toBeFocused();
      await form.getByLabel('Name').fill(name);
      await form.getByLabel('Description').fill('Deux pneus');
      await form.getByLabel(money).fill('12,345');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByLabel(money)).toBeFocused();
      await form.getByLabel(money).fill('12,5');

      const file = form.locator('input[type=file]').first();
      await file.setInputFiles({ name: 'ticket', mimeType: 'image/jpeg', buffer: await photo() });
      await expect(form.getByRole('alert')).toHaveText('Please add a valid file!');
      await file.setInputFiles({ name: 'ticket.pdf', mimeType: 'application/pdf', buffer: Buffer.from('bonjour') });
      await expect(form.getByRole('alert')).toBeVisible();
      await file.setInputFiles({ name: 'ticket.jpg', mimeType: 'image/jpeg', buffer: await photo() });
      await expect(form.getByRole('img')).toBeVisible();
      await expectAccessible(page, `form of ${csv}`);
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toBeHidden();

      const row = await foundRow(page, name);
      await expect(row).toContainText('€12.50');
      await row.getByRole('button', { name: /^View/ }).click();
      const view = page.getByRole('dialog', { name });
      await expect(view.getByRole('img')).toBeVisible();
      await expect
        .poll(() => view.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      await page.keyboard.press('Escape');

      await row.dblclick();
      const editing = page.getByRole('dialog', { name: `${edit} ${name}` });
      await editing.getByLabel(money).fill('15');
      await editing.getByRole('button', { name: 'Remove the receipt' }).click();
      await editing.getByRole('button', { name: 'Save' }).click();
      await expect(editing).toBeHidden();
      await expect(row).toContainText('€15.00');

      const text = await exportCsv(page);
      expect(text.replace('\uFEFF', '').split('\n')[0]).toBe('sep=,');
      expect(text.trim().split('\n')).toHaveLength(3);
      expect(text).toContain(name);

      await row.getByRole('button', { name: /^Delete/ }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /Delete/ })
        .click();
      await expect(row).toBeHidden();
    },
  );

test('a register shows the selected month and its total, and is read-only for the accountant', async ({ page }) => {
  await arrive(page, 'account', '/expenses');
  await expect(bodyRows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add expense' })).toBeHidden();
  await expect(bodyRows(page).first().getByRole('button')).toHaveCount(0);
  const months = page.getByRole('combobox', { name: 'Month' });
  const total = page.getByText(/^Total/).first();
  const ofMonth = await total.textContent();
  await months.selectOption({ label: 'All months' });
  await expect(page).toHaveURL(/month=all/);
  await expect(total).not.toHaveText(ofMonth ?? '');
  await expectAccessible(page, '/expenses');
});
