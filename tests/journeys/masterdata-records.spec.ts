import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows, pick } from '../office/booking-form.ts';
import { exportCsv } from '../office/export.ts';
import { foundRow } from '../office/found-row.ts';
import { uniqueName } from '../office/records.ts';
import { expectTranslated } from '../office/translation.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

// The other lists of records are the same components with other columns and fields, which their own tests prove.
test('a list of records adds, finds, changes, exports and deletes them', async ({ page }) => {
  const name = uniqueName('J');
  await arrive(page, 'super', '/insurances');
  await expect(bodyRows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add insurer' }).click();
  const form = page.getByRole('dialog', { name: 'New insurer' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Bank account').fill('be68 5390 0754 7034');
  await pick(form, 'Address', 'rue Haute 12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  const row = await foundRow(page, name);
  await expect(row).toContainText('BE68 5390 0754 7034');
  await page.getByRole('searchbox').press('ArrowDown');
  await page.keyboard.press('Enter');
  const edit = page.getByRole('dialog', { name: `Edit insurer ${name}` });
  await edit.getByLabel('Phone').fill('02/512 34 56');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(row).toContainText('+32 2 512 34 56');

  const text = await exportCsv(page);
  expect(text).toMatch(/^\uFEFF?sep=,/u);
  expect(text.trim().split('\n')).toHaveLength(3);
  expect(text).toContain(name);

  await row.focus();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: new RegExp(`^Delete .*${name}`) });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
});

test('lists of records and their forms are translated and accessible', SLOW, async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of ['/insurances', '/carecenter', '/destination', '/users', '/daily']) {
    await arrive(page, 'super', path);
    await expect(bodyRows(page).first()).toBeVisible();
    await expectTranslated(page);
    await expectAccessible(page, path);
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await expectTranslated(page);
    await expectAccessible(page, `form of ${path}`);
  }
});
