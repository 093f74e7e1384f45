import { bodyRows, fillTrip, listAddress, openNewBooking, rowOf } from '../office/booking-form.ts';
import { quietDay } from '../office/days.ts';
import { newBooking, newTrip } from '../office/records.ts';
import { problemAnswer, refuse } from '../office/fake-problems.ts';
import { arrive } from '../people/at-work.ts';
import { PASSWORD } from '../people/roles.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const LIST = '/service/booking/byDate';
const ADD = '/service/booking/addRecursive';

test('a list request that fails with 500 leads to the denied page, with a link home', SLOW, async ({ page }) => {
  const restore = await refuse(page, LIST, 500, 'internal');
  await arrive(page, 'dispatch', listAddress(quietDay()));
  await expect(page).toHaveURL(/\/denied\?msg=Error(%20|\+)500$/);
  await expect(page.getByText('Error 500')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Bookings' }).click();
  await expect(bodyRows(page).first()).toBeVisible();
});

test(
  'a background refresh that fails leaves the rows on the page, with a notice until it succeeds',
  SLOW,
  async ({ page }) => {
    const day = quietDay();
    const { id } = await newBooking(day);
    await arrive(page, 'dispatch', listAddress(day));
    await expect(rowOf(page, id)).toBeVisible();
    await expect(page.getByRole('banner')).toHaveAttribute('data-connected', 'true');
    const restore = await refuse(page, LIST, 500, 'internal');
    const { id: unseen } = await newBooking(day);
    await expect(page.getByText('What you see is no longer being refreshed', { exact: false })).toBeVisible();
    await expect(rowOf(page, id)).toBeVisible();
    await expect(page).toHaveURL(/\/booking/);
    await restore();
    await page.getByRole('button', { name: 'Refresh', exact: true }).click();
    await expect(rowOf(page, unseen)).toBeVisible();
    await expect(page.getByText('What you see is no longer being refreshed', { exact: false })).toBeHidden();
  },
);

test(
  'offline, saving is refused with the reason, and possible again with the network',
  SLOW,
  async ({ page, context }) => {
    await arrive(page, 'dispatch', listAddress(quietDay()));
    const dialog = await openNewBooking(page);
    await fillTrip(dialog, await newTrip());
    await context.setOffline(true);
    await expect(dialog.getByText('Offline: saving is impossible just now.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(page.getByText('No internet connection. Saving is possible again', { exact: false })).toBeVisible();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(bodyRows(page)).toHaveCount(1);
  },
);

test(
  'a session that is over asks for the password over the page, and sends again what was refused',
  SLOW,
  async ({ page }) => {
    await arrive(page, 'dispatch', listAddress(quietDay()), { own: true });
    const dialog = await openNewBooking(page);
    await fillTrip(dialog, await newTrip());
    await dialog.getByLabel('Internal comment').fill('Second floor');
    await page.route(`**${ADD}`, (route) => route.fulfill(problemAnswer(401, 'unauthorized')), { times: 1 });
    await dialog.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog', { name: 'Your session has expired' });
    await expect(question).toBeVisible();
    await expect(page.getByLabel('Internal comment')).toHaveValue('Second floor'); // under the question, out of reach of roles
    await expect(question.locator('input[type=password]')).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(dialog).toBeHidden();
    await expect(bodyRows(page)).toHaveCount(1);
  },
);
