import { expectAccessible } from '../office/accessibility.ts';
import { callAs } from '../office/api.ts';
import { bookingDialog } from '../office/booking-form.ts';
import { quietDay, shownDay } from '../office/days.ts';
import type { Driver } from '../office/records.ts';
import {
  blockOf,
  board,
  boxOf,
  dragOnto,
  freeDrivers,
  isInRow,
  rowOf,
  stateOf,
  timelineAddress,
  tripOf,
} from '../office/timeline.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

test('a trip is dragged to another driver: nothing is saved before the drop, one save at the drop, seen on another screen, undone', async ({
  browser,
  page,
}) => {
  const day = quietDay();
  const drivers = await freeDrivers(day);
  const [one, other] = drivers;
  const { id } = await tripOf(one, day);
  await arrive(page, 'dispatch', timelineAddress(day, drivers));
  const colleague = await (await browser.newContext()).newPage();
  await arrive(colleague, 'lead', timelineAddress(day, drivers));
  await expect(blockOf(colleague, id)).toHaveAccessibleName(new RegExp(`${one.lastname} ${one.firstname}`));

  const saves: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && saves.push(request.postData() ?? ''));
  await dragOnto(page, id, other);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(async () => isInRow(page, id, one)).toBe(true);
  expect(saves).toEqual([]);

  await dragOnto(page, id, other);
  await expect(board(page).getByText(`${other.lastname} ${other.firstname}: same time, 09:00`)).toBeVisible();
  expect(saves).toEqual([]);
  await page.mouse.up();
  await expect(page.getByText('The time stays the same: appointment at 10:00')).toBeVisible();
  await expect.poll(async () => (await stateOf(id)).driverId).toBe(other.id);
  expect(saves).toHaveLength(1);
  expect(await stateOf(id)).toMatchObject({ ap_time: '10:00', pick_time: '09:00', accepted: 1 });
  await expect.poll(async () => isInRow(colleague, id, other)).toBe(true);

  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(async () => (await stateOf(id)).driverId).toBe(one.id);
  await colleague.context().close();
});

test(
  'a trip that is dragged over a busy row moves no row until the drop, then the row fits',
  SLOW,
  async ({ page }) => {
    const day = quietDay();
    const drivers = await freeDrivers(day);
    const [busy, below] = drivers;
    const [first, second, { id }] = [await tripOf(busy, day), await tripOf(busy, day), await tripOf(below, day)];
    await arrive(page, 'dispatch', timelineAddress(day, drivers));
    const places = async (): Promise<unknown[]> => {
      const shown = [rowOf(page, busy), rowOf(page, below), blockOf(page, first.id), blockOf(page, second.id)];
      return Promise.all(shown.map(async (part) => part.boundingBox()));
    };
    await boxOf(blockOf(page, id));
    const before = await places();
    const row = await boxOf(rowOf(page, below));
    await dragOnto(page, id, busy);
    await expect.poll(async () => isInRow(page, id, busy)).toBe(true);
    await page.mouse.move(row.x + row.width + 300, (await boxOf(rowOf(page, busy))).y + 20, { steps: 4 });
    expect(await places()).toEqual(before);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(async () => isInRow(page, id, below)).toBe(true);
    expect(await places()).toEqual(before);

    await dragOnto(page, id, busy);
    await expect.poll(async () => isInRow(page, id, busy)).toBe(true);
    expect(await places()).toEqual(before);
    await page.mouse.up();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Assign anyway' }).click();
    await expect.poll(async () => (await boxOf(rowOf(page, below))).y).toBeGreaterThan(row.y);
    const tops = await Promise.all([id, first.id, second.id].map(async (trip) => (await boxOf(blockOf(page, trip))).y));
    expect(new Set(tops).size).toBe(3);
    await expect.poll(async () => (await stateOf(id)).driverId).toBe(busy.id);
  },
);

test('a trip found by the search of the browser stays beside the name of its driver', SLOW, async ({ page }) => {
  const day = quietDay();
  const [, driver] = await freeDrivers(day);
  const { id } = await tripOf(driver, day);
  const drivers = await callAs<Driver[]>('dispatch', 'GET', '/service/driver/active');
  await arrive(page, 'dispatch', timelineAddress(day, drivers.slice(0, 30)));
  await blockOf(page, id).evaluate((block) => block.scrollIntoView({ block: 'start' }));
  expect(await isInRow(page, id, driver)).toBe(true);
});

test('rows are as high as the board takes them to be, so that it scrolls to the last one', SLOW, async ({ page }) => {
  const drivers = await callAs<Driver[]>('dispatch', 'GET', '/service/driver/active');
  await arrive(page, 'dispatch', `/timeline?view=board&drivers=${drivers.map(({ id }) => id).join(',')}`);
  const heightOf = (part: string) =>
    board(page)
      .locator(`.vis-panel.vis-${part} > .vis-content`)
      .evaluate((content) => content.getBoundingClientRect().height);
  await expect.poll(() => heightOf('left')).toBeGreaterThan(500);
  await expect.poll(async () => (await heightOf('left')) - (await heightOf('center'))).toBe(0);
});

test('a double click on an empty place books there; on a block it edits', async ({ page }) => {
  const day = quietDay();
  const drivers = await freeDrivers(day);
  const [one, other] = drivers;
  const { id, client } = await tripOf(one, day);
  await arrive(page, 'dispatch', timelineAddress(day, drivers));
  const block = await boxOf(blockOf(page, id));
  const row = await boxOf(rowOf(page, other));
  await page.mouse.dblclick(block.x + 2, row.y + row.height / 2);
  const dialog = bookingDialog(page);
  await expect(dialog.getByLabel('Appointment')).toHaveValue(/^(08:55|09:0[05])$/);
  await expect(dialog.getByText(shownDay(day)).first()).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'Driver', exact: true })).toHaveValue(new RegExp(other.lastname));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.mouse.dblclick(block.x + 12, block.y + 12);
  await expect(dialog).toContainText(`${id}`);
  await expect(dialog.getByRole('combobox', { name: 'Client', exact: true })).toHaveValue(new RegExp(client.lastname));
});

test('by keyboard the timeline goes from trip to trip, opens the menu, edits and deletes', SLOW, async ({ page }) => {
  const day = quietDay();
  const drivers = await freeDrivers(day);
  const [one, other] = drivers;
  const [first, second] = [await tripOf(one, day), await tripOf(other, day)];
  await arrive(page, 'dispatch', timelineAddress(day, drivers));
  await expect(blockOf(page, second.id)).toBeVisible();
  await rowOf(page, one).focus();
  await page.keyboard.press('ArrowRight');
  await expect(blockOf(page, first.id)).toBeFocused();
  const card = page.getByRole('group', { name: `Trip of ${first.client.lastname} ${first.client.firstname}` });
  await expect(card).toBeVisible();
  await expectAccessible(page, 'card of a trip');
  await page.keyboard.press('Tab');
  await expect(card.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(blockOf(page, first.id)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(blockOf(page, second.id)).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Assign to…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(blockOf(page, second.id)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bookingDialog(page)).toContainText(`${second.id}`);
  // The title is there while the booking is still read; the form takes its place, and the focus, after that.
  await expect(bookingDialog(page).getByRole('combobox', { name: 'Client', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bookingDialog(page)).toBeHidden();
  await expect(blockOf(page, second.id)).toBeFocused();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: `Delete ${second.id} - are you sure?` });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(blockOf(page, second.id)).toBeHidden();
  await expect(blockOf(page, first.id)).toBeVisible();
});

test(
  'the answer of a driver is announced and drawn on the timeline; the route of the day is a map and a list',
  SLOW,
  async ({ page }) => {
    const day = quietDay();
    const drivers = await freeDrivers(day);
    const [one] = drivers;
    const { id, client } = await tripOf(one, day);
    await arrive(page, 'dispatch', timelineAddress(day, drivers));
    await expect(blockOf(page, id)).toHaveAccessibleName(/No answer/);
    await callAs('lead', 'PUT', `/api/booking/${id}`, { accepted: 2 });
    await expect(page.getByText(new RegExp(`accepted: 09:00–10:00, .*${client.lastname}`))).toBeVisible();
    await expect(blockOf(page, id)).toHaveAccessibleName(/Accepted/);
    await rowOf(page, one).dblclick();
    const route = page.getByRole('dialog', { name: new RegExp(one.lastname) });
    await expect(route.getByRole('listitem').first()).toBeVisible();
    await expect(route.getByText(/ in all$/)).toBeVisible();
  },
);

test('the timeline and its legend are accessible', SLOW, async ({ page }) => {
  const day = quietDay();
  const drivers = await freeDrivers(day);
  const { id } = await tripOf(drivers[0], day);
  await arrive(page, 'dispatch', timelineAddress(day, drivers));
  await expect(blockOf(page, id)).toBeVisible();
  await expectAccessible(page, 'timeline');
  await page.getByRole('button', { name: 'Legend and keys' }).click();
  await expect(page.getByText('Driver’s answer')).toBeVisible();
  await expectAccessible(page, 'legend');
  await page.keyboard.press('Escape');
  await page.getByText('Table', { exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(board(page)).toBeHidden();
  await expectAccessible(page, 'table of the timeline');
});

test('the board goes to days that are not loaded, and back by the menu', SLOW, async ({ page }) => {
  const day = quietDay();
  const drivers = await freeDrivers(day);
  await arrive(page, 'dispatch', timelineAddress(day, drivers));
  const shown = page.getByRole('textbox', { name: /^Day shown/ });
  await shown.fill('01/06/2032');
  await shown.press('Enter');
  await expect(board(page)).toContainText('Tuesday 1 June 2032');
  await expect(page).toHaveURL(/date=2032-06-01/);
  await expect(page.getByText('No trips on that day for the drivers shown')).toBeVisible();
  await page.getByRole('link', { name: 'Timeline', exact: true }).click();
  await expect(board(page)).not.toContainText('2032');
  await expect(page).not.toHaveURL(/date=/);
});

test('distance and price begin with the chosen trip', SLOW, async ({ page }) => {
  const day = quietDay();
  const drivers = await freeDrivers(day);
  const { id, client } = await tripOf(drivers[0], day);
  await arrive(page, 'dispatch', timelineAddress(day, drivers));
  await blockOf(page, id).focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Distance and price' }).click();
  const dialog = page.getByRole('dialog', { name: 'Distance and price' });
  await expect(dialog.getByRole('combobox', { name: 'Client', exact: true })).toHaveValue(new RegExp(client.lastname));
  await expect(dialog.getByText('Price estimate').first()).toBeVisible();
  await expectAccessible(page, 'distance and price over the timeline');
  await page.keyboard.press('Escape');
  await expect(blockOf(page, id)).toBeFocused();
});
