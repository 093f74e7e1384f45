import { bodyRows, fillTrip, listAddress, openNewBooking, rowOf } from '../office/booking-form.ts';
import { callAs } from '../office/api.ts';
import { quietDay } from '../office/days.ts';
import { newTrip } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, SLOW, test } from '../suite/journey.ts';

interface Row {
  readonly id: number;
  readonly type: string;
  readonly linkedId: number | null;
  readonly client_lastname: string;
}

test('a will-call return is booked with the trip, set ready now, and canceled with it', SLOW, async ({ page }) => {
  const day = quietDay();
  const trip = await newTrip();
  await arrive(page, 'dispatch', listAddress(day));
  const form = await openNewBooking(page);
  await fillTrip(form, trip);
  await form.getByText('Also book the return').click();
  await form.getByText('The client calls when ready').click();
  await expect(form.getByLabel('Expected to be ready at')).toHaveValue('12:00');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(bodyRows(page)).toHaveCount(2);

  const rows = await callAs<Row[]>('dispatch', 'POST', '/service/booking/byDate', { startDate: day, endDate: day });
  const there = rows.find(({ type }) => type === 'to')?.id ?? 0;
  const home = rows.find(({ type }) => type === 'back')?.id ?? 0;
  await rowOf(page, there).dblclick();
  const first = page.getByRole('dialog', { name: `Booking no. ${there}` });
  await expect(first.getByText(`Linked trip: no. ${home}`)).toContainText('the client calls when ready');
  await first.getByRole('button', { name: 'Open the linked trip' }).click();
  const second = page.getByRole('dialog', { name: `Booking no. ${home}` });
  await expect(second.getByRole('button', { name: 'Ready now' })).toBeVisible();
  await second.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(second).toBeHidden();
  await first.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(first).toBeHidden();

  await rowOf(page, there)
    .getByRole('button', { name: /^Status of/ })
    .click();
  await page.getByRole('menuitemradio', { name: 'Canceled' }).click();
  const question = page.getByRole('alertdialog', { name: `Cancel booking ${there}` });
  await question.getByLabel(/^Both/).check();
  await question.getByRole('button', { name: 'Cancel the trip' }).click();
  for (const id of [there, home])
    await expect(rowOf(page, id).getByRole('button', { name: `Status of booking ${id}: Canceled` })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const id of [there, home])
    await expect(rowOf(page, id).getByRole('button', { name: `Status of booking ${id}: Pending` })).toBeVisible();

  await callAs('lead', 'PUT', `/api/booking/${home}`, { accepted: 0 });
  await rowOf(page, home)
    .getByRole('button', { name: /^Ready now/ })
    .click();
  await expect(page.getByText(`Booking ${home}: pick-up at`)).toBeVisible();
  const [due] = await callAs<{ ap_date: string; willCall: boolean }[]>('dispatch', 'GET', `/api/booking/${home}`);
  expect(due?.willCall).toBe(false);
  await expect(page.getByText('The trip has no driver yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Find its place' }).click();
  await expect(page.getByRole('region', { name: /^(?:A place for|Proposed plan)/ })).toBeVisible({ timeout: 30_000 });
});
