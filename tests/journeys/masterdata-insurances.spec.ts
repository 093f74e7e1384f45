import { exportCsv } from '../office/export.ts';
import { callAs } from '../office/api.ts';
import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows, pick } from '../office/booking-form.ts';
import { uniqueName } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

test('an insurance is added, refused with invalid fields, found, changed, exported and deleted', async ({ page }) => {
  const name = uniqueName('Mutualité ');
  await arrive(page, 'super', '/insurances');
  await expect(bodyRows(page).first()).toBeVisible();

  await page.getByRole('button', { name: 'Add insurer' }).click();
  const form = page.getByRole('dialog', { name: 'New insurer' });
  await expect(form.getByLabel('Flat fee up to 10 km (€)')).toHaveValue('9.00');
  await expect(form.getByLabel('Per km beyond 10 km (€)')).toHaveValue('0.90');
  await form.getByLabel('Enterprise number').fill('0566.988.258');
  await form.getByLabel('Bank account').fill('BE69539007547034');
  await form.getByLabel('E-mail').fill('nobody');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This field is required.')).toHaveCount(2);
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(5);
  await expect(form.getByLabel('Name')).toBeFocused();

  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Enterprise number').fill('0566988259');
  await form.getByLabel('Bank account').fill('be68 5390 0754 7034');
  await form.getByLabel('E-mail').fill('transport@mutualite.example');
  await form.getByLabel('Flat fee up to 10 km (€)').fill('');
  await form.getByLabel('Per km beyond 10 km (€)').fill('0');
  await pick(form, 'Address', 'rue Haute 12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const [stored] = await callAs<
    { id: number; cn: string; bank_account: string; min10km: number | null; plus10km: number | null }[]
  >('super', 'GET', `/api/insurance?q=${encodeURIComponent(name)}`);
  expect(stored).toMatchObject({ cn: '0566.988.259', bank_account: 'BE68539007547034', min10km: null, plus10km: 0 });

  await page.getByRole('searchbox', { name: /Insurances/ }).fill(name.toUpperCase().replace('É', 'E'));
  await expect(bodyRows(page)).toHaveCount(1);
  await expect(bodyRows(page)).toContainText('BE68 5390 0754 7034');
  await page.getByRole('searchbox', { name: /Insurances/ }).press('ArrowDown');
  await page.keyboard.press('Enter');
  const edit = page.getByRole('dialog', { name: `Edit insurer ${name}` });
  await expect(edit.getByLabel('Flat fee up to 10 km (€)')).toHaveValue('');
  await expect(edit.getByLabel('Per km beyond 10 km (€)')).toHaveValue('0.00');
  await edit.getByLabel('Phone').fill('02/512 34 56');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(bodyRows(page)).toContainText('+32 2 512 34 56');

  const text = await exportCsv(page);
  expect(text.trim().split('\n')).toHaveLength(3);
  expect(text).toContain(name);

  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await page
    .getByRole('alertdialog', { name: `Delete insurer ${name}?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(bodyRows(page).filter({ hasText: name })).toHaveCount(0);
});

test('the list of insurances and its form are accessible', SLOW, async ({ page }) => {
  await arrive(page, 'super', '/insurances?id=2');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'form of an insurance');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page, 'insurances');
});
