import { newSession, send } from '../office/api.ts';
import { bodyRows, listAddress } from '../office/booking-form.ts';
import { brusselsToday, daysAfter } from '../office/days.ts';
import { uniqueName } from '../office/records.ts';
import { blockOf } from '../office/timeline.ts';
import { arrive } from '../people/at-work.ts';
import { expect as expectBy, SLOW, test } from '../suite/journey.ts';
import { type OwnSuite, startOwnSuite } from '../suite/own-suite.ts';

// Forty apps of drivers and two browsers share the machine with the suite.
const expect = expectBy.configure({ timeout: 60_000 });

let suite: OwnSuite;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  // The drivers of the demo answer within seconds.
  suite = await startOwnSuite(6, { simulator: 20 });
});
test.afterAll(() => suite.stop());

interface Driver {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
}

/** Calls the API of the suite where drivers are played. */
async function caller() {
  const { origin } = suite;
  const { token } = await newSession('dispatch', origin);
  return <Answer>(method: string, path: string, body?: unknown) => send<Answer>(method, path, body, { token, origin });
}

test.describe.configure({ timeout: 300_000 });

test(
  'a new booking is answered by its driver, and two screens show it by themselves',
  SLOW,
  async ({ browser, page }) => {
    const { origin } = suite;
    const call = await caller();
    const [drivers, [destination]] = await Promise.all([
      call<Driver[]>('GET', '/service/driver/active'),
      call<{ id: number }[]>('GET', '/api/destination?q=saint-luc&limit=1'),
    ]);
    const [driver] = drivers;
    if (!driver || !destination) throw new Error('nobody to drive');
    const client = {
      firstname: 'Odile',
      lastname: uniqueName('Verhaegen'),
      fullAddress: 'rue Haute 12, 1000 Bruxelles',
      address: 'rue Haute 12',
      zip: '1000',
      city: 'Bruxelles',
    };
    const { insertId: clientId } = await call<{ insertId: number }>('POST', '/api/client', client);
    const date = daysAfter(brusselsToday(), 1);

    const context = await browser.newContext();
    const colleague = await context.newPage();
    await arrive(colleague, 'lead', `/timeline?view=board&date=${date}&drivers=${driver.id}`, { origin });
    await expect(colleague.getByRole('group', { name: 'Planning by driver' })).toBeVisible();
    await arrive(page, 'dispatch', listAddress(date), { origin });
    await expect(bodyRows(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Columns and display' }).click();
    await page.getByRole('checkbox', { name: 'Driver’s answer' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('searchbox').fill(client.lastname);
    await expect(bodyRows(page)).toHaveCount(0);

    const { insertId } = await call<{ insertId: number }>('POST', '/service/booking/addRecursive', {
      driverId: driver.id,
      clientId,
      destinationId: destination.id,
      type: 'to',
      ap_time: '12:40',
      pick_time: '12:00',
      pick_address: client.fullAddress,
      dates: [date],
    });
    await expect(bodyRows(page)).toHaveCount(1);
    await expect(bodyRows(page)).toContainText(/Accepted|Refused/);
    await expect(blockOf(colleague, insertId)).toHaveAccessibleName(/Accepted|Refused/);
    const [booking] = await call<{ accepted: number }[]>('GET', `/api/booking/${insertId}`);
    expect([2, 3]).toContain(booking?.accepted);
    await context.close();
  },
);

test('My drivers shows the connected drivers, and the progress of the day', SLOW, async ({ page }) => {
  await arrive(page, 'dispatch', '/myDrivers', { origin: suite.origin });
  await expect(bodyRows(page).first()).toBeVisible();
  await expect(
    bodyRows(page)
      .filter({ hasText: /Online|Passenger on board/ })
      .nth(20),
  ).toBeVisible();
});
