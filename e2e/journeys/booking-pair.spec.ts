import { bodyRows, fillTrip, listAddress, openNewBooking, rowOf } from '../office/booking-form.ts';
import { callAs } from '../office/api.ts';
import { quietDay, shownDay } from '../office/days.ts';
import { newBooking, newTrip, someDestination, someDriver } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, test } from '../suite/journey.ts';

interface Row {
  readonly id: number;
  readonly type: string;
  readonly linkedId: number | null;
  readonly client_lastname: string;
}

test('a return that waits for a call is booked with the trip, made due, and canceled with it', async ({ page }) => {
  const day = quietDay();
  const trip = await newTrip();
  await arrive(page, 'dispatch', listAddress(day));
  const form = await openNewBooking(page);
  await fillTrip(form, trip);
  await form.getByText('Also book the return').click();
  await form.getByText('The client calls when ready').click();
  await expect(form.getByLabel('Expected around')).toHaveValue('12:00');
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

  await rowOf(page, home)
    .getByRole('button', { name: /^Ready now/ })
    .click();
  await expect(page.getByText(`Booking ${home}: pick-up at`)).toBeVisible();
  const [due] = await callAs<{ ap_date: string; willCall: boolean }[]>('dispatch', 'GET', `/api/booking/${home}`);
  expect(due?.willCall).toBe(false);
});

test('a driver who is elsewhere is assigned anyway, and the history remembers it', async ({ page }) => {
  const day = quietDay();
  const [taken, trip] = await Promise.all([newBooking(day), newTrip()]);
  await arrive(page, 'dispatch', listAddress(day));
  const form = await openNewBooking(page);
  await fillTrip(form, trip);
  await expect(form.getByRole('list', { name: 'Conflicts' })).toContainText(`booking ${taken.id}`);
  await form.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: 'Conflict: this driver is not free for this trip' });
  await expect(question).toContainText(`booking ${taken.id}`);
  await question.getByRole('button', { name: 'Assign anyway' }).click();
  await expect(form).toBeHidden();
  await expect(bodyRows(page)).toHaveCount(2);
  await bodyRows(page).filter({ hasText: trip.client.lastname }).dblclick();
  const dialog = page.getByRole('dialog', { name: /Booking no\. / });
  await dialog.getByRole('button', { name: 'History' }).click();
  await expect(dialog.getByRole('list', { name: 'History of the booking' })).toContainText(
    `Assigned despite: ${shownDay(day)}`,
  );
});

test('a booking is copied from its row, for another day', async ({ page }) => {
  const [day, other] = [quietDay(), quietDay()];
  const [{ id, client }, driver, destination] = [await newBooking(day), await someDriver(), await someDestination()];
  await arrive(page, 'dispatch', listAddress(day));
  await rowOf(page, id).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  const dialog = page.getByRole('dialog', { name: 'New booking' });
  await expect(dialog.getByRole('combobox', { name: 'Client', exact: true })).toHaveValue(new RegExp(client.lastname));
  await expect(dialog.getByRole('combobox', { name: 'Driver', exact: true })).toHaveValue(new RegExp(driver.lastname));
  await expect(dialog.getByRole('combobox', { name: 'Destination', exact: true })).toHaveValue(destination.name);
  await expect(dialog.getByRole('list', { name: 'Dates' })).toHaveCount(0);
  const dates = dialog.getByRole('textbox', { name: 'Dates' });
  await dates.fill(shownDay(other));
  await dates.press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(listAddress(other));
  await expect(bodyRows(page).filter({ hasText: client.lastname })).toContainText('10:00');
});
