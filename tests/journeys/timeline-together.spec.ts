import { callAs } from '../office/api.ts';
import { bookingDialog } from '../office/booking-form.ts';
import { quietDay, shownDay } from '../office/days.ts';
import {
  blockOf,
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

test(
  'two users drag the same trip: the first drop wins, and the other gets a conflict and sees the saved position',
  SLOW,
  async ({ browser, page }) => {
    const day = quietDay();
    const drivers = await freeDrivers(day);
    const [one, other] = drivers;
    const { id } = await tripOf(one, day);
    await arrive(page, 'dispatch', timelineAddress(day, drivers));
    const colleague = await (await browser.newContext()).newPage();
    await arrive(colleague, 'lead', timelineAddress(day, drivers));
    await expect(blockOf(colleague, id)).toBeVisible();

    await dragOnto(page, id, other);
    await callAs('lead', 'PUT', `/api/booking/${id}`, { ap_time: '12:00', pick_time: '11:00' });
    await expect(blockOf(colleague, id)).toHaveAccessibleName(/^11:00–12:00/);
    await page.mouse.up();
    await expect(page.getByText(/has just changed this\./u)).toBeVisible();
    await expect(blockOf(page, id)).toHaveAccessibleName(/^11:00–12:00/);
    await expect.poll(() => isInRow(page, id, one)).toBe(true);
    expect(await stateOf(id)).toMatchObject({ driverId: one.id, ap_time: '12:00', pick_time: '11:00' });
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();

    await dragOnto(page, id, other);
    await page.mouse.up();
    await expect.poll(() => stateOf(id)).toMatchObject({ driverId: other.id, ap_time: '12:00', pick_time: '11:00' });
    await expect.poll(() => isInRow(colleague, id, other)).toBe(true);
    await colleague.context().close();
  },
);

test(
  'a drop that can not be saved puts the trip back and says why; the same drop is saved once it can be',
  SLOW,
  async ({ page }) => {
    const day = quietDay();
    const drivers = await freeDrivers(day);
    const [one, other] = drivers;
    const { id } = await tripOf(one, day);
    await arrive(page, 'dispatch', timelineAddress(day, drivers));
    await expect(blockOf(page, id)).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText('No internet connection.')).toBeVisible();
    await dragOnto(page, id, other);
    await page.mouse.up();
    await expect(page.getByText(`Booking ${id} was not changed`)).toBeVisible();
    await expect.poll(() => isInRow(page, id, one)).toBe(true);
    await blockOf(page, id).focus();
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menuitem', { name: /Assign to…/ })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.context().setOffline(false);
    await expect(page.getByText('No internet connection.')).toBeHidden();
    await dragOnto(page, id, other);
    await page.mouse.up();
    await expect.poll(async () => (await stateOf(id)).driverId).toBe(other.id);
  },
);

test(
  'the lane shows a trip whose driver has no row, and adds the row on assignment; a booking by key is for the focused driver',
  SLOW,
  async ({ page }) => {
    const day = quietDay();
    const drivers = await freeDrivers(day);
    const [one, other] = drivers;
    const { id } = await tripOf(other, day);
    await callAs('dispatch', 'PUT', `/api/booking/${id}`, { accepted: 0 });
    await arrive(page, 'dispatch', timelineAddress(day, [one]));
    await expect(rowOf(page, one)).toBeVisible();
    await expect(rowOf(page, other)).toBeHidden();
    await page.getByRole('button', { name: `Show booking ${id} on the timeline` }).click();
    await expect(rowOf(page, other)).toBeVisible();
    await expect(blockOf(page, id)).toBeVisible();

    await rowOf(page, other).focus();
    await page.keyboard.press('n');
    const dialog = bookingDialog(page);
    await expect(dialog.getByRole('combobox', { name: 'Driver', exact: true })).toHaveValue(new RegExp(other.lastname));
    await expect(dialog.getByText(shownDay(day)).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);
