import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows, listAddress, rowOf } from '../office/booking-form.ts';
import { quietDay } from '../office/days.ts';
import { newBooking } from '../office/records.ts';
import { refuse } from '../office/fake-problems.ts';
import { arrive } from '../people/at-work.ts';
import { goInside } from '../people/go.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

test.describe.configure({ timeout: 180_000 });

test('pages before sign-in are accessible', SLOW, async ({ page }) => {
  for (const path of ['/login', '/changepass', '/denied?msg=Error%20500']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('pages, menus and windows of the shell are accessible', SLOW, async ({ page }) => {
  await arrive(page, 'super', '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'home');
  await goInside(page, '/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expectAccessible(page, 'not found');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'palette');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Preferences of / }).click();
  await expect(page.getByRole('dialog').getByRole('switch').first()).toBeAttached();
  await expectAccessible(page, 'settings');
  await page.keyboard.press('Escape');
  await goInside(page, '/mcode');
  await expect(bodyRows(page).first()).toBeVisible();
  await expectAccessible(page, 'M-codes');
  await page.getByRole('button', { name: 'Add M-code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await expectAccessible(page, 'M-code form with errors');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await goInside(page, '/releases');
  await expect(page.getByRole('region').first()).toBeVisible();
  await expectAccessible(page, 'releases');
  for (const [index, tab] of ['versions', 'history'].entries()) {
    await goInside(page, `/releases?tab=${tab}`);
    await expect(page.getByRole('tab').nth(index + 1)).toHaveAttribute('aria-selected', 'true');
    await expect(bodyRows(page).first()).toBeVisible();
    await expectAccessible(page, `releases, ${tab}`);
  }
});

test('bookings and their menus are accessible', SLOW, async ({ page }) => {
  const day = quietDay();
  const { id } = await newBooking(day);
  await arrive(page, 'super', listAddress(day));
  const row = rowOf(page, id);
  await expect(row).toBeVisible();
  await expectAccessible(page, 'bookings');
  await row.getByRole('button', { name: /^Status of / }).click();
  await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  await expectAccessible(page, 'status menu');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^Actions for / }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expectAccessible(page, 'row menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Columns and display' }).click();
  await expect(page.getByRole('checkbox').first()).toBeAttached();
  await expectAccessible(page, 'columns');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns and display' })).toBeFocused();
  await row.focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'question before deleting');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^Status of / }).click();
  await page.getByRole('menuitemradio').nth(1).click();
  await expect(page.locator('[data-toaster] [role=status]').first()).toBeVisible();
  await expectAccessible(page, 'closed row and its message');
  await page.getByRole('searchbox').fill('zzzz');
  await expect(row).toBeHidden();
  await expectAccessible(page, 'nothing found');
  await refuse(page, '/service/booking/byDate', 503, 'unavailable');
  await page.goto('/booking');
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  await expectAccessible(page, 'list that failed');
});

test('the simple booking form and the form of a client are accessible', SLOW, async ({ page }) => {
  await arrive(page, 'dispatch', listAddress(quietDay()));
  await page.getByRole('button', { name: 'New booking' }).click();
  const form = page.getByRole('dialog', { name: 'New booking' });
  await expect(form.getByText('Trip paid by an insurer')).toBeVisible();
  await expectAccessible(page, 'simple form');
  await form.getByText('Trip paid by an insurer').click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This field is required.').first()).toBeVisible();
  await expectAccessible(page, 'simple form with errors');
  const client = form.getByRole('combobox', { name: 'Client', exact: true });
  await client.fill('du');
  await expect(page.getByRole('option').nth(2)).toBeVisible();
  await expectAccessible(page, 'picker');
  await client.fill('');
  await page.getByRole('option', { name: 'Add a client…' }).click();
  await expect(page.getByRole('dialog', { name: 'New client' }).getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page, 'client form over the booking form');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'New client' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'question before closing');
});

test('the booking form with admin fields is accessible', SLOW, async ({ page }) => {
  const day = quietDay();
  const { id } = await newBooking(day);
  await arrive(page, 'super', listAddress(day));
  await page.getByRole('button', { name: 'New booking' }).click();
  const form = page.getByRole('dialog', { name: 'New booking' });
  await form.getByText('Trip paid by an insurer').click();
  await expectAccessible(page, 'admin form');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await rowOf(page, id).dblclick();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Client', exact: true })).not.toHaveValue('');
  await expectAccessible(page, 'booking to edit');
});
