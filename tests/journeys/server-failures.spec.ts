import { bodyRows, fillTrip, listAddress, openNewBooking } from '../office/booking-form.ts';
import { quietDay } from '../office/days.ts';
import { newTrip } from '../office/records.ts';
import { problemAnswer } from '../office/fake-problems.ts';
import { arrive } from '../people/at-work.ts';
import { PASSWORD } from '../people/roles.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const ADD = '/service/booking/addRecursive';
test(
  'an expired session asks for the password over the page, and repeats the refused request',
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
