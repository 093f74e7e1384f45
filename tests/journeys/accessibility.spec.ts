import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows, listAddress, rowOf } from '../office/booking-form.ts';
import { quietDay } from '../office/days.ts';
import { newBooking } from '../office/records.ts';
import { refuse } from '../office/fake-problems.ts';
import { arrive } from '../people/at-work.ts';
import { goInside } from '../people/go.ts';
import { TEXTS } from '../people/texts.ts';
import { LOCALES, speak } from '../people/sign-in.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

test.describe.configure({ timeout: 180_000 });

test('a full list of bookings is accessible', SLOW, async ({ page }) => {
  await arrive(page, 'super', '/booking');
  await expect(bodyRows(page).first()).toBeVisible();
  await expectAccessible(page, 'bookings of today');
});

test('each list of a page with several has landmarks of its own name', SLOW, async ({ page }) => {
  await arrive(page, 'super', '/monthEnd');
  await expect(page.getByRole('grid').first()).toHaveAttribute('aria-busy', 'false');
  await expectAccessible(page, 'month end');
});

for (const locale of LOCALES) {
  const texts = TEXTS[locale];

  test(`pages before sign-in are accessible, ${locale}`, SLOW, async ({ page }) => {
    await speak(page, locale);
    for (const path of ['/login', '/changepass', '/denied?msg=Error%20500']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, path);
    }
  });

  test(`pages, menus and windows of the shell are accessible, ${locale}`, SLOW, async ({ page }) => {
    await arrive(page, 'super', '/', { locale });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'home');
    await goInside(page, '/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: texts.notFound })).toBeVisible();
    await expectAccessible(page, 'not found');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await expectAccessible(page, 'palette');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: texts.settings }).click();
    await expect(page.getByRole('dialog').getByRole('switch').first()).toBeAttached();
    await expectAccessible(page, 'settings');
    await page.keyboard.press('Escape');
    await goInside(page, '/mcode');
    await expect(bodyRows(page).first()).toBeVisible();
    await expectAccessible(page, 'M-codes');
    await page.getByRole('button', { name: texts.addMcode }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.save }).click();
    await expect(page.getByText(texts.required).first()).toBeVisible();
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

  test(`bookings and their menus are accessible, ${locale}`, SLOW, async ({ page }) => {
    const day = quietDay();
    const { id } = await newBooking(day);
    await arrive(page, 'super', listAddress(day), { locale });
    const row = rowOf(page, id);
    await expect(row).toBeVisible();
    await expectAccessible(page, 'bookings');
    await row.getByRole('button', { name: texts.statusOf }).click();
    await expect(page.getByRole('menuitemradio').first()).toBeVisible();
    await expectAccessible(page, 'status menu');
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: texts.rowActions }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expectAccessible(page, 'row menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: texts.columns }).click();
    await expect(page.getByRole('checkbox').first()).toBeAttached();
    await expectAccessible(page, 'columns');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: texts.columns })).toBeFocused();
    await row.focus();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'question before deleting');
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: texts.statusOf }).click();
    await page.getByRole('menuitemradio').nth(1).click();
    await expect(page.locator('[data-toaster] [role=status]').first()).toBeVisible();
    await expectAccessible(page, 'closed row and its message');
    await page.getByRole('searchbox').fill('zzzz');
    await expect(row).toBeHidden();
    await expectAccessible(page, 'nothing found');
    await refuse(page, '/service/booking/byDate', 503, 'unavailable');
    await page.goto('/booking');
    await expect(page.getByText(texts.listFailed)).toBeVisible();
    await expectAccessible(page, 'list that failed');
  });

  test(`the simple booking form and the form of a client are accessible, ${locale}`, SLOW, async ({ page }) => {
    await arrive(page, 'dispatch', listAddress(quietDay()), { locale });
    await page.getByRole('button', { name: texts.newBooking }).click();
    const form = page.getByRole('dialog', { name: texts.newBooking });
    await expect(form.getByText(texts.insured)).toBeVisible();
    await expectAccessible(page, 'simple form');
    await form.getByText(texts.insured).click();
    await form.getByRole('button', { name: texts.save }).click();
    await expect(page.getByText(texts.required).first()).toBeVisible();
    await expectAccessible(page, 'simple form with errors');
    const client = form.getByRole('combobox', { name: texts.client, exact: true });
    await client.fill('du');
    await expect(page.getByRole('option').nth(2)).toBeVisible();
    await expectAccessible(page, 'picker');
    await client.fill('');
    await page.getByRole('option', { name: texts.addClient }).click();
    await expect(page.getByRole('dialog', { name: texts.newClient }).getByRole('textbox').first()).toBeVisible();
    await expectAccessible(page, 'client form over the booking form');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: texts.newClient })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'question before closing');
  });

  test(`the booking form with admin fields is accessible, ${locale}`, SLOW, async ({ page }) => {
    const day = quietDay();
    const { id } = await newBooking(day);
    await arrive(page, 'super', listAddress(day), { locale });
    await page.getByRole('button', { name: texts.newBooking }).click();
    const form = page.getByRole('dialog', { name: texts.newBooking });
    await form.getByText(texts.insured).click();
    await expectAccessible(page, 'admin form');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: texts.discard }).click();
    await rowOf(page, id).dblclick();
    await expect(page.getByRole('dialog').getByRole('combobox', { name: texts.client, exact: true })).not.toHaveValue(
      '',
    );
    await expectAccessible(page, 'booking to edit');
  });
}
