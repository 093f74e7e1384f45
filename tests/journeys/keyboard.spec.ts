import { bodyRows, bookingDialog, listAddress, rowOf } from '../office/booking-form.ts';
import { quietDay } from '../office/days.ts';
import { newBooking } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { emailOf, PASSWORD } from '../people/roles.ts';
import { speak } from '../people/sign-in.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

test('by keyboard, a dispatcher signs in and opens the bookings from the command palette', SLOW, async ({ page }) => {
  await speak(page, 'en');
  await page.goto('/login');
  await page.locator('input[type=email]').focus();
  await page.keyboard.type(emailOf('dispatch'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Command, page or record' });
  await expect(palette).toBeFocused();
  await page.keyboard.type('bookings');
  await expect(page.getByRole('option', { name: 'Bookings' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Bookings' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Bookings · Navette');
});

test(
  'a form that is loaded late opens with the focus in its first field, which is not called missing',
  SLOW,
  async ({ page }) => {
    await arrive(page, 'dispatch', '/client');
    await expect(bodyRows(page).first()).toBeVisible();
    await page.route('**/registry/dispatch/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Command, page or record' })).toBeFocused();
    await page.keyboard.type('new booking');
    await expect(page.getByRole('option', { name: 'New booking' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Dispatching' })).toBeVisible();
    const form = bookingDialog(page);
    const client = form.getByRole('combobox', { name: 'Client', exact: true });
    await expect(client).toBeFocused();
    await expect(form.getByRole('combobox', { name: 'Destination', exact: true })).toBeVisible();
    // Tab validates the field that is left; until then nothing was.
    await expect(client).not.toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Tab');
    await expect(client).toHaveAttribute('aria-invalid', 'true');
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
  },
);

test('by keyboard, bookings are searched, selected, opened, and deleted from the list', SLOW, async ({ page }) => {
  const day = quietDay();
  const bookings = [await newBooking(day, { ap_time: '09:00' }), await newBooking(day, { ap_time: '11:00' })];
  const [first, second] = bookings.map(({ id }) => id);
  if (first === undefined || second === undefined) throw new Error('no bookings');
  await arrive(page, 'dispatch', listAddress(day));
  await expect(bodyRows(page)).toHaveCount(2);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('verhaegen');
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, first)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, second)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rowOf(page, first)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Booking no. ${second}` });
  await expect(dialog.getByLabel('Appointment')).toHaveValue('11:00');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, second)).toBeFocused();
  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('menu', { name: `Actions for booking ${second}` });
  await expect(menu.getByRole('menuitem', { name: /^Details and edit/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(rowOf(page, second)).toBeFocused();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: `Delete booking ${second}?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, second)).toBeHidden();
  await expect(rowOf(page, first)).toBeFocused();
});

test(
  'the skip link leads to the content, ? lists the shortcuts, and single-key shortcuts can be switched off',
  SLOW,
  async ({ page }) => {
    await arrive(page, 'dispatch', '/booking');
    await expect(bodyRows(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('?');
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(shortcuts).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shortcuts).toBeHidden();
    await page.keyboard.press('n');
    const form = page.getByRole('dialog', { name: 'New booking' });
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await page.getByRole('button', { name: /^Preferences of/ }).click();
    await page.getByText('Single-key shortcuts').click();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
