import { callAs } from '../office/api.ts';
import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows, pick } from '../office/booking-form.ts';
import { uniqueName } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

test('a care centre is added with an invalid email that the list marks, corrected, found and deleted', async ({
  page,
}) => {
  const name = uniqueName('Résidence ');
  await arrive(page, 'super', '/carecenter');
  await expect(bodyRows(page).first()).toBeVisible();

  await page.getByRole('button', { name: 'Add care centre' }).click();
  const form = page.getByRole('dialog', { name: 'New care centre' });
  await form.getByRole('combobox', { name: 'Address' }).fill('rue Haute');
  // The suggestions would lie over the button.
  await form.getByRole('combobox', { name: 'Address' }).press('Tab');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByText('This field is required.')).toHaveCount(1);
  await expect(form.getByText(/uncomplete|incomplete/i)).toBeVisible();
  await form.getByLabel('Name').fill(name);
  await pick(form, 'Address', 'rue Haute 12');
  await form.getByLabel('E-mail').fill('accueil residence.example');
  await expect(form.getByText('This address doesn’t look valid; the list will mark it.')).toBeVisible();
  await form.getByLabel('Phone').fill('02/512 34 56');
  await form.getByRole('checkbox', { name: 'Visited' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  const search = page.getByRole('searchbox', { name: /Care centres/ });
  await search.fill(name);
  const row = bodyRows(page);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Invalid e-mail');
  await expect(row.getByRole('gridcell', { name: 'Yes' })).toHaveCount(1);
  await search.press('ArrowDown');
  await page.keyboard.press('Enter');
  const edit = page.getByRole('dialog', { name: `Edit care centre ${name}` });
  await expect(edit.getByLabel('Phone')).toHaveValue('+32 2 512 34 56');
  await edit.getByLabel('E-mail').fill(`${name.replace('Résidence ', '')}@residence.example`);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(row).not.toContainText('Invalid e-mail');

  await row.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('alertdialog', { name: `Delete the care centre ${name}?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(row).toHaveCount(0);
});

test('a link opens one care centre, and form and list are accessible', SLOW, async ({ page }) => {
  const [center] = await callAs<{ id: number; name: string }[]>('super', 'GET', '/api/carecenter?limit=1');
  await arrive(page, 'super', `/carecenter?id=${String(center?.id)}`);
  const dialog = page.getByRole('dialog', { name: /^Edit care centre / });
  await expect(dialog.getByRole('textbox').first()).toHaveValue(center?.name ?? '');
  await expectAccessible(page, 'form of a care centre');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/carecenter$/);
  await expect(bodyRows(page).first()).toBeVisible();
  await expectAccessible(page, 'care centres');
});
