import type { Locator, Page } from '@playwright/test';
import { callAs } from '../office/api.ts';
import { expectAccessible } from '../office/accessibility.ts';
import { bodyRows, listAddress, rowOf } from '../office/booking-form.ts';
import { quietDay } from '../office/days.ts';
import { printsOf, stubPrint } from '../office/print.ts';
import { expectTranslated } from '../office/translation.ts';
import { newBooking } from '../office/records.ts';
import { freeDrivers, tripOf } from '../office/timeline.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const boxOf = (page: Page, id: number): Locator => rowOf(page, id).getByRole('checkbox');
const bar = (page: Page): Locator => page.getByRole('group', { name: 'Selected rows' });
const lineOf = (dialog: Locator, id: number): Locator => dialog.getByRole('listitem').filter({ hasText: String(id) });
const statusOf = async (id: number): Promise<number | undefined> =>
  (await callAs<{ status: number }[]>('dispatch', 'GET', `/api/booking/${id}`))[0]?.status;

test('the status of several bookings is set at once, and undone', async ({ page }) => {
  const day = quietDay();
  const [one, two, three] = [(await newBooking(day)).id, (await newBooking(day)).id, (await newBooking(day)).id];
  await callAs('dispatch', 'PUT', `/api/booking/${two}`, { status: 2 });
  await arrive(page, 'dispatch', listAddress(day));
  await expect(bodyRows(page)).toHaveCount(3);
  await boxOf(page, one).check();
  await boxOf(page, two).check();
  await expect(bar(page)).toContainText('2 rows selected');
  await bar(page).getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Canceled' }).click();
  const dialog = page.getByRole('dialog', { name: 'Status “Canceled” for 2 bookings' });
  await expect(dialog.getByRole('status')).toHaveText('Changed: 2');
  await expect(lineOf(dialog, one)).toContainText('Changed');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(rowOf(page, one).getByRole('button', { name: /: Canceled$/ })).toBeVisible();
  await expect(rowOf(page, three).getByRole('button', { name: /: Pending$/ })).toBeVisible();
  // The ticks outlive the refresh that the change brought.
  await expect(boxOf(page, one)).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('dialog', { name: 'Restore the status of 2 bookings' }).getByRole('status')).toHaveText(
    'Changed: 2',
  );
  expect([await statusOf(one), await statusOf(two)]).toEqual([0, 2]);
});

test(
  'several bookings are selected by keyboard, their drivers get a message, and the list is printed',
  SLOW,
  async ({ page }) => {
    const day = quietDay();
    const [driver] = await freeDrivers(day);
    const [one, two] = [await tripOf(driver, day), await tripOf(driver, day)];
    await stubPrint(page);
    await arrive(page, 'dispatch', listAddress(day));
    await rowOf(page, one.id).focus();
    await page.keyboard.press(' ');
    await expect(boxOf(page, one.id)).toBeChecked();
    await page.keyboard.press('Control+a');
    await expect(bar(page)).toContainText('2 rows selected');
    await bar(page).getByRole('button', { name: 'Notify…' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Notify the drivers of 2 bookings' });
    await question.getByRole('button', { name: 'Send' }).click();
    await expect(question.getByText('This field is required.')).toBeVisible();
    await question.getByRole('button', { name: 'Un transport a été modifié.' }).click();
    await question.getByRole('button', { name: 'Send' }).click();
    const dialog = page.getByRole('dialog', { name: 'Notify the drivers of 2 bookings' });
    await expect(dialog.getByRole('status')).toHaveText('Queued: 2');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await bar(page).getByRole('button', { name: 'Print' }).click();
    const [paper] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: 'List of the bookings' }).click(),
    ]);
    await expect(paper.getByRole('heading', { level: 1, name: 'List of bookings' })).toBeVisible();
    await expect(paper.getByRole('cell', { name: one.client.lastname })).toBeVisible();
    await expect(paper.getByRole('cell', { name: two.client.lastname })).toBeVisible();
    await expect.poll(() => printsOf(paper)).toBe('1');
    await paper.close();
    await bar(page).getByRole('button', { name: 'Print' }).click();
    const [sheets] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: 'Day sheets of the drivers' }).click(),
    ]);
    await expect(
      sheets.getByRole('heading', { level: 1, name: `Day sheet of ${driver.firstname} ${driver.lastname}` }),
    ).toBeVisible();
    await expect.poll(() => printsOf(sheets)).toBe('1');
  },
);

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

/** Lower edge of an element; infinite if it is not visible. */
const bottomOf = (box: Box): number => (box ? box.y + box.height : Infinity);

test('the bar of selected bookings, its dialogs and the results are accessible', SLOW, async ({ page }) => {
  const day = quietDay();
  const { id } = await newBooking(day);
  await arrive(page, 'dispatch', listAddress(day));
  await boxOf(page, id).check();
  await expectAccessible(page, 'a ticked row and the bar');
  const buttons = page.getByRole('grid').locator('xpath=../..').getByRole('group').first().getByRole('button');
  await buttons.nth(1).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.getByRole('menuitem').nth(1).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'results');
  await expectTranslated(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(async () => {
    const [toast, bar] = await Promise.all([
      page.locator('[data-toaster] [data-kind]').boundingBox(),
      buttons.nth(2).boundingBox(),
    ]);
    expect(bottomOf(toast), 'the toast ends above the bar').toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass({ timeout: 2_000 });
  await buttons.nth(2).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  await expectAccessible(page, 'question for the driver');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await buttons.nth(3).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page, 'question for the message');
  await expectTranslated(page);
});
