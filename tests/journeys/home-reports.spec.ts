import { exportCsv } from '../office/export.ts';
import { bodyRows } from '../office/booking-form.ts';
import { uniqueName } from '../office/records.ts';
import { refuse } from '../office/fake-problems.ts';
import { arrive } from '../people/at-work.ts';
import { expect, test } from '../suite/journey.ts';

test('a report is written, refused, found, changed, exported and deleted', async ({ page }) => {
  const word = uniqueName('Rapport');
  await arrive(page, 'dispatch', '/daily');
  await expect(bodyRows(page).first()).toBeVisible();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New Daily report' });
  await expect(form.getByLabel('Time')).toHaveValue(/^\d\d:\d\d$/);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This field is required.')).toBeVisible();
  await expect(form.getByLabel('Report')).toBeFocused();
  await page.keyboard.type(`${word} in the morning`);
  await form.getByRole('textbox', { name: 'Date' }).fill('31/02/2026');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This date does not exist (example: 31/12/2026).')).toBeVisible();
  await form.getByRole('textbox', { name: 'Date' }).fill('0305');
  await form.getByLabel('Time').fill('17h45');
  const restore = await refuse(page, '/api/daily', 400, 'validation', [
    { field: 'user', messageKey: 'validation.oneOf' },
  ]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Choose one of the values offered.')).toBeVisible();
  await restore();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('searchbox').fill(word);
  const row = bodyRows(page).filter({ hasText: word });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('17:45');
  await page.getByRole('searchbox').press('ArrowDown');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  const edit = page.getByRole('dialog', { name: /^Edit report of/ });
  await edit.getByLabel('Report').fill(`${word} in the evening`);
  await page.keyboard.press('Control+Enter');
  await expect(edit).toBeHidden();
  await expect(row).toContainText('in the evening');

  expect(await exportCsv(page)).toContain(`${word} in the evening`);

  await row.focus();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: /^Delete the report of/ });
  await expect(question).toContainText(word);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
});
