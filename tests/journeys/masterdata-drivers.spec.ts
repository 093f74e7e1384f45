import type { Page } from '@playwright/test';
import { exportCsv } from '../office/export.ts';
import { callAs } from '../office/api.ts';
import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows, pick } from '../office/booking-form.ts';
import { foundRow } from '../office/found-row.ts';
import { uniqueName } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const choose = async (page: Page, name: string, action: string) => {
  const row = await foundRow(page, name);
  await row.getByRole('button', { name: new RegExp(`^Actions for .*${name}`) }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

/** A driver of a journey's own. */
async function newDriver(start: string): Promise<{ readonly id: number; readonly lastname: string }> {
  const lastname = uniqueName(start);
  const home = { address: 'rue Haute 12', zip: '1000', city: 'Bruxelles' };
  const { insertId: id } = await callAs<{ insertId: number }>('super', 'POST', '/api/driver', {
    firstname: 'Luc',
    lastname,
    mobile: '+32 470 65 43 21',
    ...home,
  });
  return { id, lastname };
}

test('a driver is added, put to rest, exported, found by the search of the top bar and deleted; one with trips is not', async ({
  page,
}) => {
  const lastname = uniqueName('Chauffeur');
  await arrive(page, 'super', '/driver');
  await expect(bodyRows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add driver' }).click();
  const form = page.getByRole('dialog', { name: 'New driver' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Last name')).toBeFocused();
  await expect(form.getByText('This field is required.')).toHaveCount(4);
  await form.getByLabel('First name').fill('Luc');
  await form.getByLabel('Last name').fill(lastname);
  await pick(form, 'Address', 'rue Haute 12');
  await form.getByLabel('Mobile').fill('0470 65 43 21');
  await form.getByLabel('Bank account').fill('BE69 5390 0754 7034');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Not a valid bank account (example: BE68 5390 0754 7034).')).toBeVisible();
  await expect(form.getByLabel('Bank account')).toBeFocused();
  await form.getByLabel('Bank account').fill('BE68 5390 0754 7034');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  const row = await foundRow(page, lastname);
  await expect(row).toContainText('+32 470 65 43 21');
  await row.dblclick();
  const edit = page.getByRole('dialog', { name: `Edit driver Luc ${lastname}` });
  await edit.getByLabel('Active').uncheck();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(row).toContainText('Inactive');

  expect(await exportCsv(page)).toContain(lastname);

  await page.getByRole('combobox', { name: 'Global search' }).fill(lastname);
  await page.getByRole('option', { name: new RegExp(lastname) }).click();
  await expect(page).toHaveURL(/\/driver\?.*id=\d+/);
  await expect(edit).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(edit).toBeHidden();

  await foundRow(page, lastname);
  await row.focus();
  await page.keyboard.press('Delete');
  await page
    .getByRole('alertdialog', { name: `Delete driver Luc ${lastname}?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(row).toBeHidden();

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(bodyRows(page)).toHaveCount(30);
  await bodyRows(page).first().focus();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/\d+ records? refers? to it/)).toBeVisible();
});

test('days are marked by mouse and keyboard, and follow the weekly pattern', SLOW, async ({ page }) => {
  const { id, lastname } = await newDriver('Horaire');
  await arrive(page, 'super', '/driver');
  await choose(page, lastname, 'Availability');
  const dialog = page.getByRole('dialog', { name: `Availability of Luc ${lastname}` });
  const month = dialog.getByRole('grid', { name: /^Slots of/ });
  await expect(dialog.getByText('A marked slot means that the driver is NOT available.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next month' }).click();

  const slot = (day: string, from: string) => month.getByRole('button', { name: new RegExp(`^${day}.* ${from} to`) });
  const second = async (weekday: string): Promise<string> => {
    const day = month.getByRole('button', { name: new RegExp(`^${weekday}.*all day$`) }).nth(1);
    return ((await day.getAttribute('aria-label')) ?? '').replace(', all day', '');
  };
  const [monday, tuesday] = [await second('Monday'), await second('Tuesday')];
  await slot(monday, '09:00').hover();
  await page.mouse.down();
  await slot(tuesday, '13:00').hover();
  await page.mouse.up();
  for (const day of [monday, tuesday]) {
    await expect(slot(day, '07:00')).toHaveAttribute('aria-pressed', 'false');
    for (const from of ['09:00', '11:00', '13:00'])
      await expect(slot(day, from)).toHaveAttribute('aria-pressed', 'true');
  }
  await slot(monday, '13:00').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(slot(monday, '17:00')).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('grid', { name: 'Weekly pattern' }).getByRole('button', { name: 'Sunday, all day' }).click();
  await expect(month.getByRole('button', { name: /^Sunday.* 07:00 to .*by the weekly pattern/ }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  // Unavailable slots that the planning shades and the booking form warns about.
  const unavailable = await callAs<{ driverId: number; available: string }[]>(
    'dispatch',
    'GET',
    '/service/agenda/available',
  );
  expect(unavailable.filter(({ driverId }) => driverId === id).map(({ available }) => available)).toEqual(
    expect.arrayContaining(['1,2,3,5', '1,2,3', '0,1,2,3,4,5']),
  );

  await choose(page, lastname, 'Availability');
  await dialog.getByRole('button', { name: 'Next month' }).click();
  await expect(slot(monday, '17:00')).toHaveAccessibleName(/not available, marked/);
  await month.getByRole('button', { name: `${monday}: clear the marks` }).click();
  await expect(slot(monday, '17:00')).toHaveAttribute('aria-pressed', 'false');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
});
test('the drivers and the availability of one are accessible', SLOW, async ({ page }) => {
  await arrive(page, 'dispatch', '/driver');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drivers');
  await expect(bodyRows(page)).toHaveCount(30);
  await expectAccessible(page, '/driver');
  await bodyRows(page).first().focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem').nth(1).click();
  await expect(page.getByRole('dialog', { name: /^Availability of/ }).getByText('A marked slot means')).toBeVisible();
  await expectAccessible(page, 'availability');
});
