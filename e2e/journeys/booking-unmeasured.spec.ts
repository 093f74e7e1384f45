import { callAs } from '../office/api.ts';
import { bodyRows, fillTrip, listAddress, openNewBooking } from '../office/booking-form.ts';
import { quietDay } from '../office/days.ts';
import { newTrip } from '../office/records.ts';
import { arrive } from '../people/at-work.ts';
import { expect, test } from '../suite/journey.ts';

test('a booking that is saved before its distance is known still gets a pick-up time and a price', async ({ page }) => {
  const day = quietDay();
  const trip = await newTrip();
  const problem = {
    status: 503,
    code: 'service.unavailable',
    messageKey: 'problem.service.unavailable',
    params: { service: 'OSRM' },
    fields: [],
    incidentId: 'x',
  };
  await page.route('**/service/distance/get', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await arrive(page, 'dispatch', listAddress(day));
  const dialog = await openNewBooking(page);
  await fillTrip(dialog, trip);
  await expect(dialog.getByLabel('Pick-up', { exact: true })).toHaveValue('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const assign = page.getByRole('button', { name: 'Assign anyway' });
  await expect(assign.or(bodyRows(page)).first()).toBeVisible();
  if (await assign.isVisible()) await assign.click();
  await expect(bodyRows(page)).toHaveCount(1);
  const [row] = await callAs<{ id: number; pick_time: string | null; price: number | null; distance: string | null }[]>(
    'dispatch',
    'POST',
    '/service/booking/byDate',
    { startDate: day, endDate: day },
  );
  expect(row?.pick_time).toMatch(/^0\d:\d\d$/);
  expect(row?.price).toBeGreaterThan(0);
  await expect(bodyRows(page)).toContainText(String(row?.pick_time));
});
