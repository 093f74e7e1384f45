import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '../testing/at-once.ts';
import { bookingForm, createRecords } from '../testing/records.ts';
import { createStaff } from '../testing/staff.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await createTestApp();
  token = await server.signedIn('super');
});
afterAll(() => server.close());

const address = { address: 'rue Haute 12', zip: '1000', city: 'Bruxelles' };
let count = 0;
const newEmail = () => `at-once-${(count += 1)}@navette.example`;

interface Answer {
  readonly status: number;
}

/** Runs two calls at once and answers their statuses, always that of `one` first; `reversed` begins with the other. */
async function statusesOf(
  reversed: boolean,
  lock: Parameters<typeof atOnce>[1],
  one: () => Promise<Answer>,
  other: () => Promise<Answer>,
): Promise<readonly number[]> {
  const answers = await atOnce(server.db, lock, reversed ? [other, one] : [one, other]);
  const statuses = answers.map(({ status }) => status);
  return reversed ? statuses.toReversed() : statuses;
}

/** A super user at work. */
async function newSuper(): Promise<{ id: number; token: string }> {
  const own = await server.signedIn('super');
  const { body } = await server.call(own, 'getSession');
  return { id: body.user.id, token: own };
}

describe.each([
  ['in the order of the clicks', false],
  ['in the other order', true],
])('concurrent requests, %s', (_, reversed) => {
  it.each(['updateUser', 'deleteUser'] as const)(
    'leaves one super user when the last two remove each other at once with %s',
    async (act) => {
      const [one, other] = [await newSuper(), await newSuper()];
      await server.db
        .updateTable('app_user')
        .set({ role: 'admin' })
        .where('id', 'not in', [one.id, other.id])
        .execute();
      const form = { firstname: 'Ada', lastname: 'V', ...address, role: 'lead' as const, email: newEmail() };
      const takeAway = (by: string, id: number) => () =>
        act === 'updateUser'
          ? server.call(by, act, form, { path: { id } })
          : server.call(by, act, undefined, { path: { id } });
      const statuses = await statusesOf(
        reversed,
        sql`select from app_user where role = 'super' for update`,
        takeAway(one.token, other.id),
        takeAway(other.token, one.id),
      );
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
      token = await server.signedIn('super');
    },
  );

  it.each(['Client', 'Driver', 'Destination', 'Insurance'] as const)(
    'either deletes a record (%s) or makes a booking that refers to it, never both',
    async (kind) => {
      const records = await createRecords(server.db);
      const { clientId: Client, driverId: Driver, destinationId: Destination, insuranceId: Insurance } = records;
      const id = { Client, Driver, Destination, Insurance }[kind];
      const insured = kind === 'Insurance' && { insuranceId: id, mutualPatientID: 'T1', mutualAmount: 9 };
      const statuses = await statusesOf(
        reversed,
        sql`select from ${sql.table(kind.toLowerCase())} where id = ${id} for update`,
        () => server.call(token, `delete${kind}`, undefined, { path: { id } }),
        () => server.call(token, 'addBookings', bookingForm(records, insured || {})),
      );
      expect([
        [200, 400],
        [409, 200],
      ]).toContainEqual(statuses);
    },
  );

  it('two calls at once either delete a user or save a daily report of that author, never both', async () => {
    const id = await createStaff(server.db, { email: newEmail(), password: 'x', role: 'admin' });
    const statuses = await statusesOf(
      reversed,
      sql`select from app_user where id = ${id} for update`,
      () => server.call(token, 'deleteUser', undefined, { path: { id } }),
      () => server.call(token, 'createDailyReport', { date: '2026-05-04', time: '10:00', report: 'Calme', user: id }),
    );
    expect([
      [200, 400],
      [409, 200],
    ]).toContainEqual(statuses);
  });

  it('saves no client with an M-code that is being deleted, and deletes no M-code of a client', async () => {
    const mcode = `M${(count += 1)}`;
    const { insertId: id } = (
      await server.call(token, 'createMCode', {
        mcode,
        price_other: 1,
        price_dialyse: 1,
        price_radio: 1,
        price_chemo: 1,
      })
    ).body;
    const client = { firstname: 'Zoé', lastname: 'O', ...address, mcode };
    const [deleted] = await statusesOf(
      reversed,
      sql`select from mcode where id = ${id} for update`,
      () => server.call(token, 'deleteMCode', undefined, { path: { id } }),
      () => server.call(token, 'createClient', client),
    );
    expect(deleted).toBe(reversed ? 409 : 200);
  });

  it('keeps the history of a setting complete under concurrent changes', async () => {
    const variable = `atOnce${(count += 1)}`;
    const save = (value: string) => () => server.call(token, 'saveSetting', { variable, value });
    await statusesOf(
      reversed,
      sql`select pg_advisory_xact_lock(hashtextextended('setting', 0))`,
      save('one'),
      save('other'),
    );
    const { body } = await server.call(token, 'listSettingHistory');
    const chain = body.filter((change) => change.variable === variable).toReversed();
    expect(chain.map(({ before }) => before)).toEqual([null, chain[0]?.after]);
  });
});
