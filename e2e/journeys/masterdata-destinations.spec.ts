import { exportCsv } from '../office/export.ts';
import { callAs } from '../office/api.ts';
import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows, pick } from '../office/booking-form.ts';
import { foundRow } from '../office/found-row.ts';
import { someDestination, uniqueName } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, test } from '../suite/journey.ts';

async function newPlace(): Promise<{ readonly id: number; readonly name: string }> {
  const name = uniqueName('Centre');
  const { insertId: id } = await callAs<{ insertId: number }>('dispatch', 'POST', '/api/destination', {
    name,
    address: 'rue Haute 12',
    zip: '1000',
    city: 'Bruxelles',
  });
  return { id, name };
}

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

test('a destination is deleted without a question, and Undo brings it back under its number', async ({ page }) => {
  const { id, name } = await newPlace();
  await arrive(page, 'dispatch', '/destination');
  const row = await foundRow(page, name);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await expect(row).toBeHidden();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await expect(row.getByRole('gridcell').first()).toHaveText(String(id));
  await page.goto(`/destination?id=${id}`);
  await expect(page.getByRole('dialog', { name: `Edit destination ${name}` })).toBeVisible();
});

test('a destination that trips go to stays, and the refusal says how many', async ({ page }) => {
  const { name } = await someDestination();
  await arrive(page, 'dispatch', '/destination');
  await page.getByRole('searchbox').fill(name);
  const row = bodyRows(page).filter({ hasText: name }).first();
  await row.click();
  await page.keyboard.press('Delete');
  await expect(page.getByText(/records? refers? to it|records refer to it/)).toBeVisible();
  await expect(row).toBeVisible();
});

test('the global search opens a destination, and page sizes are those of the specification', async ({ page }) => {
  const { id, name } = await newPlace();
  await arrive(page, 'dispatch', '/destination');
  await expect(page.getByRole('combobox', { name: 'Rows per page' }).getByRole('option')).toHaveText([
    '30',
    '40',
    'All',
  ]);
  await page
    .getByRole('combobox', { name: /search/i })
    .first()
    .fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  const form = page.getByRole('dialog', { name: `Edit destination ${name}` });
  await expect(form).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/destination\\?id=${id}`));
  await page.goBack();
  await expect(form).toBeHidden();
});

for (const [locale, title, add] of [
  ['fr', 'Destinations', 'Ajouter une destination'],
  ['nl', 'Bestemmingen', 'Bestemming toevoegen'],
] as const) {
  test(`the destinations and their form are accessible, ${locale}`, async ({ page }) => {
    await arrive(page, 'dispatch', '/destination', { locale });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(bodyRows(page).first()).toBeVisible();
    await expectAccessible(page, `destinations, ${locale}`);
    await page.getByRole('button', { name: add }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, `form of a destination, ${locale}`);
  });
}
