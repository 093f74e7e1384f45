import type { Page } from '@playwright/test';
import { bodyRows, fillTrip, listAddress, openNewBooking, rowOf } from '../office/booking-form.ts';
import { callAs } from '../office/api.ts';
import { daysAfter, quietDay, shownDay } from '../office/days.ts';
import { newTrip } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

/** The 18th of December of a year nobody else uses: the same days one and two weeks later are Christmas and New Year. */
const weekBeforeChristmas = (): string => `${quietDay().slice(0, 4)}-12-18`;

interface Row {
  readonly id: number;
  readonly ap_date: string;
  readonly ap_time: string;
  readonly status: number;
}

/** Makes a standing order of four weekly trips in the dialog, and answers its bookings by day. */
async function makeOrder(page: Page): Promise<{ readonly first: string; readonly rows: readonly Row[] }> {
  const first = weekBeforeChristmas();
  const trip = await newTrip();
  const last = daysAfter(first, 35);
  await arrive(page, 'super', listAddress(first, last));
  const dialog = await openNewBooking(page);
  await fillTrip(dialog, trip);
  await dialog.getByRole('button', { name: 'Standing order', exact: true }).click();
  await dialog.getByLabel('until').fill(shownDay(last));
  await dialog.getByLabel('until').press('Tab');
  const dates = dialog.getByRole('list', { name: 'Dates of the standing order' });
  await expect(dates.getByRole('listitem')).toHaveCount(6);
  await expect(dates.getByRole('listitem').filter({ hasText: 'Christmas' })).toContainText(
    shownDay(daysAfter(first, 7)),
  );
  await dialog.getByRole('button', { name: 'Choose these 4 dates' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await saveAnyway(page);
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox').fill(trip.client.lastname);
  await expect(bodyRows(page)).toHaveCount(4);
  const all = await callAs<(Row & { readonly client_lastname: string })[]>('super', 'POST', '/service/booking/byDate', {
    startDate: first,
    endDate: last,
  });
  const rows = all
    .filter(({ client_lastname }) => client_lastname === trip.client.lastname)
    .toSorted((one, other) => one.ap_date.localeCompare(other.ap_date));
  return { first, rows };
}

/** The driver of the demo data may be on leave or busy on one of the days: then the question is answered. */
async function saveAnyway(page: Page, done = /bookings are created/): Promise<void> {
  const assign = page.getByRole('button', { name: 'Assign anyway' });
  const saved = page.getByText(done);
  await expect(assign.or(saved).first()).toBeVisible();
  if (await assign.isVisible()) await assign.click();
  await expect(saved).toBeVisible();
}

const idAt = (rows: readonly Row[], index: number): number => rows[index]?.id ?? 0;

test(
  'a standing order skips public holidays, and is changed and deleted from a date on without touching closed bookings',
  SLOW,
  async ({ page }) => {
    const { first, rows } = await makeOrder(page);
    expect(rows.map(({ ap_date }) => ap_date)).toEqual([0, 21, 28, 35].map((days) => daysAfter(first, days)));
    await callAs('super', 'PUT', `/api/booking/${idAt(rows, 3)}`, { status: 1 });

    const list = page.url();
    await page.goto(`/booking?id=${idAt(rows, 1)}`);
    const dialog = page.getByRole('dialog', { name: `Booking no. ${idAt(rows, 1)}` });
    await dialog.getByRole('button', { name: 'Standing order', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Dates of the standing order' }).getByRole('listitem')).toHaveCount(4);
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Manage the standing order' }).click();
    const manager = page.getByRole('dialog', { name: /^Standing order of/ });
    await manager.getByLabel('Change').selectOption('Another time');
    await manager.getByRole('textbox', { name: 'From' }).fill(shownDay(daysAfter(first, 21)));
    await manager.getByLabel('Another time').last().fill('11:15');
    await manager.getByRole('button', { name: 'Change 2 trips' }).click();
    await saveAnyway(page, /bookings are saved/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 changes undone')).toBeVisible();
    await dialog.getByLabel('Information for the driver').fill('Sonner deux fois');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('alertdialog', { name: /belongs to a standing order/ });
    await expect(question).toContainText('This and the following: 2 bookings');
    await question.getByLabel(/This and the following/).check();
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('1 booking of the standing order was left as it is')).toBeVisible();

    const infos = await Promise.all(
      rows.map(({ id }) => callAs<{ info: string | null }[]>('super', 'GET', `/api/booking/${id}`)),
    );
    expect(infos.map(([booking]) => booking?.info ?? null)).toEqual([
      null,
      'Sonner deux fois',
      'Sonner deux fois',
      null,
    ]);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 changes undone')).toBeVisible();
    const after = await Promise.all(
      rows.map(({ id }) => callAs<{ info: string | null }[]>('super', 'GET', `/api/booking/${id}`)),
    );
    expect(after.map(([booking]) => booking?.info ?? null)).toEqual([null, null, null, null]);

    await page.goto(list);
    await rowOf(page, idAt(rows, 1))
      .getByRole('button', { name: /^Delete/ })
      .click();
    const last = page.getByRole('alertdialog', { name: `Delete booking ${idAt(rows, 1)}?` });
    await last.getByLabel(/This and the following: 2/).check();
    await last.getByRole('button', { name: 'Delete' }).click();
    await expect(rowOf(page, idAt(rows, 1))).toBeHidden();
    await expect(rowOf(page, idAt(rows, 2))).toBeHidden();
    for (const index of [0, 3]) await expect(rowOf(page, idAt(rows, index))).toBeVisible();
  },
);
