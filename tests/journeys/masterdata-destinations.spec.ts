import { exportCsv } from '../office/export.ts';
import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows, pick } from '../office/booking-form.ts';
import { foundRow } from '../office/found-row.ts';
import { uniqueName } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

test('a destination is added, changed, found and exported', async ({ page }) => {
  const name = uniqueName('Maison');
  await arrive(page, 'dispatch', '/destination');
  await expect(bodyRows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add destination' }).click();
  const form = page.getByRole('dialog', { name: 'New destination' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill(name);
  await form.getByRole('combobox', { name: 'Address' }).fill('rue sans numéro');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/uncomplete|incomplete/i)).toBeVisible();
  await pick(form, 'Address', 'rue Royale 20');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  const row = await foundRow(page, name);
  await expect(row).toContainText(/rue Royale 20/i);
  await row.getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: `Edit destination ${name}` });
  await edit.getByLabel('Phone').fill('02 512 34 56');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();

  const text = await exportCsv(page);
  expect(text.trim().split('\n')).toHaveLength(3);
  expect(text).toContain(name);
});
test('the destinations and their form are accessible', SLOW, async ({ page }) => {
  await arrive(page, 'dispatch', '/destination');
  await expect(page.getByRole('heading', { level: 1, name: 'Destinations' })).toBeVisible();
  await expect(bodyRows(page).first()).toBeVisible();
  await expectAccessible(page, 'destinations');
  await page.getByRole('button', { name: 'Add destination' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'form of a destination');
});
