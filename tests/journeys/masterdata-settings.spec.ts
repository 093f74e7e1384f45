import { callAs } from '../office/api.ts';
import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows } from '../office/booking-form.ts';
import { expectTranslated } from '../office/translation.ts';
import { uniqueName } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { goInside } from '../people/go.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

test('a setting is added, changed in its row, undone, and its history lists the changes', async ({ page }) => {
  const name = uniqueName('j');
  await arrive(page, 'super', '/settings?tab=table');
  await page.getByRole('button', { name: 'Add setting' }).click();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('one');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Setting ${name} added`)).toBeVisible();

  await page.getByRole('searchbox').fill(name);
  const row = bodyRows(page).filter({ hasText: name });
  const value = page.getByRole('grid').getByRole('textbox', { name: 'Value' });
  await expect(row).toHaveCount(1);
  await page.getByRole('searchbox').press('ArrowDown');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(value).toBeFocused();
  await page.keyboard.type('x'.repeat(26));
  await expect(page.getByRole('grid').getByText('Input too long!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await expect(row).toContainText('one');

  await page.keyboard.press('Enter');
  await expect(value).toBeFocused();
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('two');
  await expect(row).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('one');

  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('searchbox', { name: 'Search: Changes of settings' }).fill(name);
  await expect(bodyRows(page)).toHaveCount(3);
});

test('the organisation is changed in its form, validated at its fields, and input is not lost', async ({ page }) => {
  const before = await callAs<Record<string, unknown>>('super', 'GET', '/service/settings/company');
  const city = uniqueName('Ville');
  await arrive(page, 'super', '/settings');
  const field = page.getByLabel('City', { exact: true });
  await field.fill(city);
  await page.getByLabel('Bank account (IBAN)').fill('BE69 5390 0754 7034');
  await page.getByLabel('Payment term (days)').fill('200');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not a valid bank account (example: BE68 5390 0754 7034).')).toBeVisible();
  await expect(page.getByText('At most 120.')).toBeVisible();
  await expect(page.getByLabel('Bank account (IBAN)')).toBeFocused();
  await expectAccessible(page, 'organisation with errors');

  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field).toHaveValue(city);

  await page.getByLabel('Bank account (IBAN)').fill('be68539007547034');
  await page.getByLabel('Payment term (days)').fill('20');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Details of the organisation saved')).toBeVisible();
  await expect(page.getByLabel('Bank account (IBAN)')).toHaveValue('BE68 5390 0754 7034');
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('searchbox').fill(city);
  await expect(bodyRows(page)).toHaveCount(1);
  await callAs('super', 'PUT', '/service/settings/company', before);
});

test('the tabs of the settings are translated and accessible', SLOW, async ({ page }) => {
  await arrive(page, 'super', '/settings?tab=table');
  await page.getByRole('searchbox').fill('booqitInsuranceId');
  // A list that still narrows takes the second click for one on another row.
  await expect(bodyRows(page)).toHaveCount(1);
  await bodyRows(page).filter({ hasText: 'booqitInsuranceId' }).dblclick();
  await page.locator('tbody').getByRole('textbox').last().fill('x'.repeat(26));
  await expect(page.getByText('Input too long!')).toBeVisible();
  await expectTranslated(page);
  await expectAccessible(page, 'settings');
  await page.keyboard.press('Escape');
  for (const tab of ['company', 'carriers', 'platform', 'history']) {
    await goInside(page, `/settings?tab=${tab}`);
    // For a moment the panel that goes is still there.
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(
      page.getByRole('textbox').or(page.getByRole('combobox')).or(page.getByRole('grid')).first(),
    ).toBeVisible();
    await expectTranslated(page);
    await expectAccessible(page, tab);
  }
});
