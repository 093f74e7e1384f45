import type { Locator, Page } from '@playwright/test';
import { callAs } from '../office/api.ts';
import { expectAccessible } from '../office/accessibility.ts';
import { quietDay } from '../office/days.ts';
import { newBooking, type Driver } from '../office/records.ts';
import { freeDrivers, rowOf, timelineAddress, tripOf } from '../office/timeline.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

interface Trip {
  readonly driverId: number;
  readonly accepted: number;
  readonly ap_time: string;
  readonly pick_time: string;
}

const change = (id: number, body: Partial<Trip>) => callAs('dispatch', 'PUT', `/api/booking/${id}`, body);
const tripNow = async (id: number): Promise<Trip> =>
  (await callAs<Trip[]>('dispatch', 'GET', `/api/booking/${id}`))[0] ?? Promise.reject(new Error(`no booking ${id}`));

/** The first two active drivers, by name: bookings of journeys are the first one's. */
async function twoDrivers(): Promise<readonly [Driver, Driver]> {
  const [first, second] = await callAs<Driver[]>('dispatch', 'GET', '/service/driver/active');
  if (!first || !second) throw new Error('too few drivers');
  return [first, second];
}

const lane = (page: Page): Locator => page.getByRole('region', { name: /^To assign/ });
const strip = (page: Page): Locator => page.getByRole('region', { name: /^Exceptions of/ });
const assignButton = (within: Locator | Page, id: number): Locator =>
  within.getByRole('button', { name: new RegExp(`^Assign to….*booking ${id}\\b`, 'i') });
const suggestions = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a driver' });

/** Chooses a command of a row of the table. */
async function command(page: Page, id: number, name: string): Promise<void> {
  await page
    .getByRole('grid')
    .getByRole('button', { name: `Actions for booking ${id}`, exact: true })
    .click();
  await page.getByRole('menuitem', { name }).click();
}

/** Looks for a driver by name in the open suggestions; afterwards he is the marked one. */
async function searchFor(page: Page, { lastname, firstname }: Driver): Promise<void> {
  await expect(suggestions(page).getByRole('option').first()).toBeVisible();
  await suggestions(page).getByRole('combobox').fill(`${lastname} ${firstname}`);
  await expect(suggestions(page).getByRole('option', { selected: true })).toContainText(`${lastname} ${firstname}`);
}

test('a trip is assigned from the lane by keyboard, undone and redone', async ({ page }) => {
  const day = quietDay();
  const [{ id }, [, driver]] = await Promise.all([newBooking(day), twoDrivers()]);
  await change(id, { accepted: 0 });
  await arrive(page, 'dispatch', `/timeline?date=${day}&drivers=all&view=board`);
  await assignButton(lane(page), id).focus();
  await page.keyboard.press('Enter');
  await searchFor(page, driver);
  await expectAccessible(page, 'suggested drivers');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Booking ${id} is assigned to ${driver.firstname} ${driver.lastname}`)).toBeVisible();
  await expect(lane(page).getByText('Every trip of this day has a driver')).toBeVisible();
  expect(await tripNow(id)).toMatchObject({ driverId: driver.id, accepted: 1 });

  await page.keyboard.press('Control+z');
  await expect(assignButton(lane(page), id)).toBeVisible();
  await expect.poll(async () => (await tripNow(id)).accepted).toBe(0);
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
  await page.keyboard.press('Control+Shift+z');
  await expect(lane(page).getByText('Every trip of this day has a driver')).toBeVisible();
  await expect.poll(() => tripNow(id)).toMatchObject({ driverId: driver.id, accepted: 1 });
});

test('a conflict is shown before an assignment is saved, and stands in the history when it is assigned anyway', async ({
  page,
}) => {
  const day = quietDay();
  const [first, second] = await twoDrivers();
  const [busy, { id }] = await Promise.all([newBooking(day), newBooking(day)]);
  await change(id, { driverId: second.id });
  await arrive(page, 'dispatch', `/timeline?date=${day}&drivers=all&view=table`);
  await command(page, id, 'Assign to…');
  await searchFor(page, first);
  await expect(suggestions(page).getByRole('option', { selected: true })).toContainText(
    `Overlaps with booking ${busy.id}`,
  );
  await page.keyboard.press('Enter');
  const anyway = suggestions(page).getByRole('button', {
    name: `Assign to ${first.firstname} ${first.lastname} anyway`,
  });
  await expect(anyway).toBeFocused();
  expect(await tripNow(id)).toMatchObject({ driverId: second.id });
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Booking ${id} is assigned to ${first.firstname} ${first.lastname}`)).toBeVisible();
  await expect(strip(page).getByRole('button', { name: /Overlap/ })).toContainText('2');

  const changes = await callAs<
    readonly { readonly changes: readonly { readonly field: string; readonly new: unknown }[] }[]
  >('dispatch', 'GET', `/api/booking/${id}/history`);
  expect(changes[0]?.changes.find(({ field }) => field === 'assignedAnyway')?.new).toContain(`"bookingId":${busy.id}`);
});

test('exceptions are counted and stepped through on the board and in the table', SLOW, async ({ page }) => {
  const day = quietDay();
  const [one, two] = await Promise.all([newBooking(day), newBooking(day)]);
  await arrive(page, 'dispatch', `/timeline?date=${day}&drivers=all&view=board`);
  await expect(strip(page).getByRole('button', { name: /Overlap/ })).toContainText('2');
  await expect(page.getByRole('button', { name: new RegExp(one.client.lastname) })).toBeVisible();
  await page.locator('h1').click();
  await page.keyboard.press('e');
  await expect(strip(page).getByRole('status')).toContainText('1 / 2');
  await expect(page.locator(':focus')).toHaveAccessibleName(
    new RegExp(`${one.client.lastname}|${two.client.lastname}`),
  );
  await strip(page)
    .getByRole('button', { name: /Next exception/ })
    .click();
  await expect(strip(page).getByRole('status')).toContainText('2 / 2');
  await expect(
    strip(page)
      .getByText(/Overlaps with booking/)
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'timeline with exceptions');

  await page.getByRole('radiogroup', { name: /view/i }).getByText('Table').click();
  await expect(page.getByRole('grid').getByText('Overlap')).toHaveCount(2);
  await expectAccessible(page, 'table of the timeline');
  await change(two.id, { accepted: 0 });
  await expect(strip(page).getByRole('button', { name: /To assign/ })).toContainText('1');
  await expect(strip(page).getByRole('button', { name: /Overlap/ })).toBeHidden();
});

test('a card of the lane is dropped on the row of a driver: one save, reverted by undo', SLOW, async ({ page }) => {
  const day = quietDay();
  const [one, other] = await freeDrivers(day);
  const { id } = await tripOf(one, day);
  await change(id, { accepted: 0 });
  await arrive(page, 'dispatch', timelineAddress(day, [one, other]));
  const card = lane(page)
    .locator('[draggable="true"]')
    .filter({ has: assignButton(page, id) });
  await expect(card).toBeVisible();
  const saves: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && saves.push(request.url()));
  await card.dragTo(rowOf(page, other));
  await expect.poll(() => tripNow(id)).toMatchObject({ driverId: other.id, accepted: 1 });
  expect(saves).toHaveLength(1);
  await expect(lane(page).getByText('Every trip of this day has a driver')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(() => tripNow(id)).toMatchObject({ driverId: one.id, accepted: 0 });
});
