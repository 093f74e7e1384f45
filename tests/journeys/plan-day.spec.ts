import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { callAs } from '../office/api.ts';
import { quietDay } from '../office/days.ts';
import type { Driver } from '../office/records.ts';
import { board, freeDrivers, stateOf, timelineAddress, tripOf } from '../office/timeline.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const change = (id: number, body: object) => callAs('lead', 'PUT', `/api/booking/${id}`, body);

/** Books trips of a driver at the same time, for all of which a driver is to be found. */
async function tripsToAssign(driver: Driver, day: string, count: number): Promise<readonly number[]> {
  const trips = await Promise.all(Array.from({ length: count }, () => tripOf(driver, day)));
  await Promise.all(trips.map(({ id }) => change(id, { accepted: 0 })));
  return trips.map(({ id }) => id);
}

const changes = (page: Page): Locator => page.getByRole('grid', { name: 'Proposed changes' });
const lineOf = (page: Page, id: number): Locator => changes(page).locator(`[data-change="${id}"]`);

/** Whether something lies over the middle of an element, as a dialog does. */
const isCovered = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && !element.contains(top);
};

/** Proposes a plan for the drivers that the board shows; `options` are checked before. */
async function propose(page: Page, options: readonly string[] = []): Promise<void> {
  await page.getByRole('button', { name: 'Propose a plan' }).click();
  await page.getByRole('menuitem', { name: 'Drivers shown' }).click();
  const dialog = page.getByRole('dialog', { name: /^Proposed plan/ });
  const search = dialog.getByRole('button', { name: 'Search for a plan' });
  await expect(search).toBeFocused();
  await expect.poll(() => page.locator('.vis-panel.vis-center').evaluate(isCovered)).toBe(true);
  for (const name of options) await dialog.getByRole('checkbox', { name }).check();
  await search.press('Enter');
  await expect(page.getByRole('region', { name: /^Proposed plan/ })).toBeVisible({ timeout: 30_000 });
}

test('a plan is proposed, one of its changes dropped, the other applied, undone and redone', async ({ page }) => {
  const day = quietDay();
  const drivers = await freeDrivers(day);
  const [kept = 0, dropped = 0] = await tripsToAssign(drivers[0], day, 2);
  await arrive(page, 'dispatch', timelineAddress(day, drivers));
  await propose(page);
  await expect(changes(page).getByRole('row')).toHaveCount(2);
  await expect(lineOf(page, kept)).toContainText('had no driver');
  await expect(board(page).locator('.ghost')).toHaveCount(2);
  await expectAccessible(page, 'preview of a plan');
  expect((await stateOf(kept)).accepted).toBe(0);

  await lineOf(page, dropped).focus();
  await page.keyboard.press('Space');
  await expect(board(page).locator('.ghost')).toHaveCount(1);
  await expect(page.getByRole('row', { name: 'To assign 2 1', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  const result = page.getByRole('dialog', { name: '1 trip changed' });
  await expect(result).toContainText('Notify this driver now?');
  await result.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('button', { name: 'Notify 1 driver' })).toBeVisible();
  expect((await stateOf(kept)).accepted).toBe(1);
  expect((await stateOf(dropped)).accepted).toBe(0);

  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await stateOf(kept)).accepted).toBe(0);
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
  await page.keyboard.press('Control+y');
  await expect.poll(async () => (await stateOf(kept)).accepted).toBe(1);
});

test('the trips of a driver who falls ill go to another, and he is told once', SLOW, async ({ page }) => {
  const day = quietDay();
  const [ill, other] = await freeDrivers(day);
  const { id } = await tripOf(ill, day);
  await change(id, { accepted: 2 });
  await callAs('super', 'POST', '/service/agenda/availableByDate', {
    driverId: ill.id,
    date: day,
    available: '0,1,2,3,4,5',
  });
  await arrive(page, 'dispatch', timelineAddress(day, [ill, other]));
  await propose(page, ['Accepted trips may change too']);
  await expect(lineOf(page, id)).toContainText(`${other.lastname} ${other.firstname}`);
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  const result = page.getByRole('dialog', { name: '1 trip changed' });
  await result.getByRole('button', { name: 'Notify 2 drivers' }).click();
  await expect(page.getByText('2 drivers notified')).toBeVisible();
  expect(await stateOf(id)).toMatchObject({ driverId: other.id, accepted: 1 });
});

test('the place of one trip is found and applied; a reload does not search again', async ({ page }) => {
  const day = quietDay();
  const [driver] = await freeDrivers(day);
  const [id = 0, other = 0] = await tripsToAssign(driver, day, 2);
  await arrive(page, 'dispatch', `${timelineAddress(day, [driver])}&repair=trips-${id}`);
  const preview = page.getByRole('region', { name: /^Proposed plan/ });
  await expect(preview).toContainText(/Cheapest place: .+No other trip changes\./, { timeout: 30_000 });
  await expect(changes(page).getByRole('row')).toHaveCount(1);
  await expect(lineOf(page, id)).toBeFocused();
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await page.getByRole('dialog', { name: '1 trip changed' }).getByRole('button', { name: 'Later' }).click();
  await expect.poll(async () => (await stateOf(id)).accepted).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: /^Find its place: .*/ }).press('Enter');
  await expect(lineOf(page, other)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  expect((await stateOf(other)).accepted).toBe(0);
});

test('of a plan that a colleague overtakes, only what still fits is applied, and the rest is named', async ({
  page,
}) => {
  const day = quietDay();
  const drivers = await freeDrivers(day);
  const [own = 0, taken = 0] = await tripsToAssign(drivers[0], day, 2);
  await arrive(page, 'dispatch', timelineAddress(day, drivers));
  await propose(page);
  await expect(changes(page).getByRole('row')).toHaveCount(2);
  await change(taken, { accepted: 1, ap_time: '14:00', pick_time: '13:00' });
  await expect(lineOf(page, taken)).toContainText('Changed meanwhile');
  await page.getByRole('button', { name: 'Apply 2 changes' }).click();
  const result = page.getByRole('dialog', { name: '1 trip changed' });
  await expect(result).toContainText('1 change no longer fits and was not applied');
  await expectAccessible(page, 'result of an applied plan');
  await result.getByRole('button', { name: 'Later' }).click();
  expect(await stateOf(taken)).toMatchObject({ ap_time: '14:00', accepted: 1 });
  expect((await stateOf(own)).accepted).toBe(1);
});

test('a day without a solution names the trips that fit nobody, and the rule', SLOW, async ({ page }) => {
  const day = quietDay();
  const [driver] = await freeDrivers(day);
  await tripsToAssign(driver, day, 4);
  await arrive(page, 'dispatch', timelineAddress(day, [driver]));
  await propose(page);
  await page.getByRole('tab', { name: /^Not planned/ }).click();
  await expect(page.getByText(/trips? without a solution/)).toBeVisible();
  await expect(page.getByText('1 driver has no time between other trips.').first()).toBeVisible();
});
