import { exportCsv } from '../office/export.ts';
import { bodyRows } from '../office/booking-form.ts';
import { uniqueName } from '../office/records.ts';
import { refuse } from '../office/fake-problems.ts';
import { foundRow } from '../office/found-row.ts';
import { arrive } from '../people/at-work.ts';
import { expect, test } from '../suite/journey.ts';

test('an M-code is added, changed, refused, found, exported and deleted', async ({ page }) => {
  const code = uniqueName('J');
  await arrive(page, 'super', '/mcode');
  await expect(bodyRows(page).first()).toBeVisible();

  await page.getByRole('button', { name: 'Add M-code' }).click();
  const form = page.getByRole('dialog', { name: 'New M-code' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('M-code', { exact: true })).toBeFocused();
  await form.getByLabel('M-code', { exact: true }).fill(code);
  await form.getByLabel('Name').fill('Travelling journey');
  for (const [label, amount] of Object.entries({
    'Forfait (€)': '12,5',
    'Forfait dialyse (€)': '20',
    'Forfait radio (€)': 'x',
    'Forfait chemo (€)': '0',
  }))
    await form.getByLabel(label).fill(amount);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Forfait radio (€)')).toBeFocused();
  await expect(form.getByText('Not a valid amount (example: 12.50).')).toBeVisible();
  await expect(form.getByLabel('Forfait (€)')).toHaveValue('12.50');
  await form.getByLabel('Forfait radio (€)').fill('30.05');
  const restore = await refuse(page, '/api/mcode', 422, 'validation', [
    { field: 'mcode', messageKey: 'validation.duplicate' },
  ]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This value already exists: choose another one.')).toBeVisible();
  await restore();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  const row = await foundRow(page, code);
  await expect(row).toContainText('12.50');
  await expect(row).toContainText('30.05');
  await row.dblclick();
  const edit = page.getByRole('dialog', { name: `Edit M-code ${code}` });
  await edit.getByLabel('Forfait (€)').fill('15');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(row).toContainText('15.00');

  const text = await exportCsv(page);
  expect(text.replace('\uFEFF', '').split('\n')[0]).toBe('sep=,');
  expect(text).toContain(code);
  expect(text.trim().split('\n')).toHaveLength(3);

  await row.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('alertdialog', { name: new RegExp(`^Delete M-code .*${code}`) })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(row).toBeHidden();
  await expect(page.getByText('No row matches the search or the filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(bodyRows(page).first()).toBeVisible();
});
