import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../office/accessibility.ts';
import { callAs } from '../office/api.ts';
import { daysAfter, quietDay, shownDay } from '../office/days.ts';
import { newClient, someDestination, type Client, type Driver } from '../office/records.ts';
import { freeDrivers, stateOf } from '../office/timeline.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

const WEEKS = [0, 7, 14];

/** Books a standing order on three weeks, each with a driver of its own. @returns its client and bookings by day */
async function standingOrder(day: string, pick_time: string, drivers: readonly Driver[]) {
  const [client, destination] = await Promise.all([newClient(), someDestination()]);
  const hour = Number(pick_time.slice(0, 2));
  const { insertIds: ids } = await callAs<{ insertIds: number[] }>(
    'dispatch',
    'POST',
    '/service/booking/addRecursive',
    {
      driverId: drivers[0]?.id,
      clientId: client.id,
      destinationId: destination.id,
      type: 'to',
      ap_time: `${String(hour + 1).padStart(2, '0')}:00`,
      pick_time,
      price: 12,
      pick_address: client.fullAddress,
      dates: WEEKS.map((days) => daysAfter(day, days)),
      series: { weekdays: [((new Date(day).getUTCDay() + 6) % 7) + 1], until: daysAfter(day, 14) },
    },
  );
  for (const [index, driver] of drivers.entries())
    await callAs('dispatch', 'PUT', `/api/booking/${String(ids[index])}`, { driverId: driver.id });
  return { client, ids };
}

const address = (from: string, until: string, drivers: readonly Driver[]): string =>
  `/timeline/standing-orders?from=${from}&until=${until}&drivers=${drivers.map(({ id }) => id).join(',')}`;
const table = (page: Page): Locator => page.getByRole('table', { name: 'Standing orders' });
const lineOf = (page: Page, { lastname }: Client): Locator => table(page).getByRole('row', { name: lastname });
const driversOf = async (ids: readonly number[]) => Promise.all(ids.map(async (id) => (await stateOf(id)).driverId));

test('standing orders get one driver each: proposed, one of them dropped, applied and undone', async ({ page }) => {
  const day = quietDay();
  const [one, other] = await freeDrivers(day);
  const kept = await standingOrder(day, '08:00', [one, other, one]);
  const dropped = await standingOrder(day, '14:00', [other, one, other]);
  await arrive(page, 'dispatch', address(day, daysAfter(day, 14), [one, other]));
  await page.getByLabel('Search time').selectOption('10');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(lineOf(page, kept.client)).toContainText('3 of 3', { timeout: 45_000 });
  await expectAccessible(page, 'drivers of standing orders');
  await lineOf(page, dropped.client).getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  const result = page.getByRole('dialog', { name: '1 trip changed' });
  await result.getByRole('button', { name: 'Later' }).click();
  expect(new Set(await driversOf(kept.ids)).size).toBe(1);
  expect(await driversOf(dropped.ids)).toEqual([other.id, one.id, other.id]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => driversOf(kept.ids)).toEqual([one.id, other.id, one.id]);
});

test(
  'days without a standing order, too many or in the wrong order are answered with a word',
  SLOW,
  async ({ page }) => {
    const day = quietDay();
    await arrive(page, 'dispatch', address(day, daysAfter(day, 6), await freeDrivers(day)));
    const search = page.getByRole('button', { name: 'Search', exact: true });
    await search.click();
    await expect(page.getByText('No trip can be planned')).toBeVisible();
    const last = page.getByLabel('Days to plan – to');
    await last.fill(shownDay(daysAfter(day, 40)));
    await last.press('Tab');
    await expect(page.getByText('At most 31 days at once.')).toBeVisible();
    await expect(search).toBeDisabled();
    await last.fill(shownDay(daysAfter(day, -1)));
    await last.press('Tab');
    await expect(last).toHaveAttribute('aria-invalid', 'true');
  },
);
