import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { callAs } from '../office/api.ts';
import { bodyRows } from '../office/booking-form.ts';
import { brusselsToday, quietDay } from '../office/days.ts';
import type { Driver } from '../office/records.ts';
import { board, freeDrivers, rowOf, stateOf, timelineAddress, tripOf } from '../office/timeline.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const change = (id: number, body: object) => callAs('lead', 'PUT', `/api/booking/${id}`, body);

/** A trip of a driver with this pick-up, an hour before its appointment, which the driver accepted. */
async function acceptedAt(driver: Driver, day: string, pick_time: string, ap_time: string): Promise<number> {
  const { id } = await tripOf(driver, day);
  await change(id, { pick_time, ap_time, accepted: 2 });
  return id;
}

const marksOf = async (driver: Driver, day: string): Promise<string | undefined> => {
  const marked = await callAs<{ driverId: number; available: string }[]>(
    'dispatch',
    'GET',
    `/service/agenda/available?startDate=${day}&endDate=${day}`,
  );
  return marked.find(({ driverId }) => driverId === driver.id)?.available;
};

const lineOf = (page: Page, id: number): Locator =>
  page.getByRole('grid', { name: 'Proposed changes' }).locator(`[data-change="${id}"]`);
const nameOf = ({ lastname, firstname }: Driver): string => `${lastname} ${firstname}`;

test('the trips of a driver who falls ill at ten are proposed to others, applied, told and undone', async ({
  page,
}) => {
  const day = quietDay();
  const [ill, other] = await freeDrivers(day);
  const before = await acceptedAt(ill, day, '08:00', '08:45');
  const after = await acceptedAt(ill, day, '14:00', '14:45');
  await arrive(page, 'dispatch', timelineAddress(day, [ill, other]));
  await rowOf(page, ill).click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Not available from…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Driver not available' });
  const from = dialog.getByRole('textbox', { name: /^Not available from/ });
  await expect(from).toBeFocused();
  await from.fill('10:00');
  await expect(dialog).toContainText('1 trip from then on needs another driver');
  await expectAccessible(page, 'dialog of a driver who is not available');
  await from.press('Enter');
  await expect(lineOf(page, after)).toContainText(`${nameOf(ill)} is not available any more`, { timeout: 30_000 });
  await expect(lineOf(page, before)).toHaveCount(0);
  expect(await marksOf(ill, day)).toBe('1,2,3,4,5');
  expect((await stateOf(after)).driverId).toBe(ill.id);

  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  const result = page.getByRole('dialog', { name: '1 trip changed' });
  await result.getByRole('button', { name: 'Notify 2 drivers' }).click();
  await expect(page.getByText('2 drivers notified')).toBeVisible();
  const moved = await stateOf(after);
  expect([moved.driverId === ill.id, moved.accepted]).toEqual([false, 1]);
  expect(await stateOf(before)).toMatchObject({ driverId: ill.id, accepted: 2 });

  await board(page).press('Control+z');
  await expect.poll(async () => (await stateOf(after)).driverId).toBe(ill.id);
  expect(await marksOf(ill, day)).toBe('1,2,3,4,5');
});

test('a plan that is left keeps the mark, which its message takes back', SLOW, async ({ page }) => {
  const day = quietDay();
  const [ill, other] = await freeDrivers(day);
  const id = await acceptedAt(ill, day, '14:00', '14:45');
  await arrive(page, 'dispatch', `${timelineAddress(day, [ill, other])}&repair=away-${ill.id}`);
  await page.getByRole('button', { name: 'Mark and find other drivers' }).click();
  await expect(lineOf(page, id)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(page.getByRole('button', { name: 'Propose a plan' })).toBeEnabled();
  expect(await marksOf(ill, day)).toBe('0,1,2,3,4,5');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.poll(() => marksOf(ill, day)).toBeUndefined();
  await page.reload();
  await expect(rowOf(page, ill)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a driver who is late is planned anew from My drivers', SLOW, async ({ page }) => {
  const today = brusselsToday();
  const [late] = await freeDrivers(today);
  await arrive(page, 'dispatch', '/myDrivers');
  await page.getByRole('searchbox', { name: /drivers/i }).fill(late.lastname);
  await bodyRows(page)
    .filter({ has: page.getByRole('gridcell', { name: nameOf(late), exact: true }) })
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Late by…' }).click();
  await page.getByRole('textbox', { name: /^Late by/ }).fill('25');
  await page.getByRole('button', { name: 'Search for a plan' }).click();
  await expect(page).toHaveURL(new RegExp(`/timeline(\\?date=${today})?$`));
  await expect(page.getByText(new RegExp(`${nameOf(late)}.*25 min`)).first()).toBeVisible();
});
