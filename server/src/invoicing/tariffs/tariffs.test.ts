import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { followTariffs } from '../../db/tariffs.ts';
import { bookingStage } from '../../testing/booking-stage.ts';
import { bookingForm } from '../../testing/records.ts';

const { server, records, given } = await bookingStage({ now: () => new Date('2026-03-10T09:30:00Z') });
const token = await server.signedIn('super');
const CHANGE = '2026-04-01';

afterEach(async () => {
  await server.db.deleteFrom('tariff_indexation').execute();
  await server.db.deleteFrom('tariff_version').where('validFrom', '>', '0001-01-01').execute();
  await server.db.updateTable('closing').set({ until: null }).execute();
});

type Values = Readonly<Record<string, number | null>>;
const version = (kind: string, values: Values, more: object = {}) =>
  server.callWith(token, 'createTariffVersion', { kind, ownerId: 0, validFrom: CHANGE, values, ...more });

const stored = (id: number) =>
  server.db
    .selectFrom('booking')
    .select(['price', 'waitprice', 'commission', 'mutualAmount'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const insurerWallet = async () => {
  const range = {
    insuranceId: records.insuranceId,
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    status: 0 as const,
  };
  const { body } = await server.call(token, 'listInsuranceWalletBookings', range);
  return body.toSorted((one, other) => one.ap_date.localeCompare(other.ap_date)).map(({ total }) => total);
};

const [PAST, COMING] = ['2026-03-31', CHANGE];
const insured = { insuranceId: records.insuranceId, mutualDistance: 18, status: 0 } as const;

describe('a tariff from a day (specification/tariffs.md#versions)', () => {
  it('prices trips of the wallets by their day, one by one and in the sum', async () => {
    for (const ap_date of [PAST, COMING]) await given({ ...insured, ap_date });
    expect(await insurerWallet()).toEqual([16.2, 16.2]);
    await version('insurer', { min10km: 10.5, plus10km: 1.1 }, { ownerId: records.insuranceId });
    expect(await insurerWallet()).toEqual([16.2, 19.3]);
    const range = { startDate: '2026-01-01', endDate: '2026-12-31', status: 0 as const };
    const { body } = await server.call(token, 'listInsuranceWalletsByDate', range);
    expect(body).toMatchObject([{ bookings: 2, amount: 35.5 }]);
  });

  it('gives booked trips of that day the new price, not what was typed, and back when it is deleted', async () => {
    const trip = { ap_waittime: '01:00', waitprice: 10, commission: 20, status: 0 } as const;
    const [past, coming] = [await given({ ...trip, ap_date: PAST }), await given({ ...trip, ap_date: COMING })];
    const typed = await given({ ...trip, waitprice: 7, ap_date: COMING });
    const made = await version('waiting', { price: 6 });
    expect(made.body).toEqual({ bookings: 1, invoiced: 0 });
    expect([await stored(past), await stored(coming), await stored(typed)].map(({ waitprice }) => waitprice)).toEqual([
      10, 12, 7,
    ]);
    const { body } = await server.call(token, 'listTariffs');
    const id = body.find(({ kind }) => kind === 'waiting')?.versions.at(-1)?.id ?? 0;
    await server.callWith(token, 'deleteTariffVersion', undefined, { path: { id } });
    expect((await stored(coming)).waitprice).toBe(10);
  });

  it('prices each trip of a standing order by its own day', async () => {
    await version('waiting', { price: 6 });
    await version('commission', { commission: 25 }, { ownerId: records.driverId });
    const form = bookingForm(records, { dates: [PAST, COMING], ap_waittime: '00:30' });
    const { body } = await server.call(token, 'addBookings', form);
    const rows = await Promise.all(body.insertIds.map(stored));
    expect(rows.map(({ waitprice, commission }) => [waitprice, commission])).toEqual([
      [5, 20],
      [6, 25],
    ]);
    const [first = 0] = body.insertIds;
    await server.callWith(token, 'updateBooking', { ap_date: COMING }, { path: { id: first } });
    expect(await stored(first)).toMatchObject({ waitprice: 6, commission: 25 });
  });

  it('measures a trip at the price a kilometre of its day', async () => {
    await version('kilometre', { price: 0.719 });
    const addresses = ['Rue Haute 1, 1000 Bruxelles', 'Rue Neuve 3, 1000 Bruxelles', 'Rue de Fer 5, 5000 Namur'];
    const coordinates = [
      { latitude: 50.84, longitude: 4.35 },
      { latitude: 50.84, longitude: 4.35 },
      { latitude: 50.47, longitude: 4.87 },
    ];
    const prices = await Promise.all(
      [PAST, COMING].map(async (ap_date) => {
        const asked = { addresses, coordinates, at: { ap_date, ap_time: '10:00' } };
        const { body } = await server.call(token, 'getDistance', asked);
        const rate = ap_date === PAST ? 0.3595 : 0.719;
        return [body.totals.to.price, Math.ceil((body.to[1]?.trip.distance ?? 0) * rate)];
      }),
    );
    for (const [price, expected] of prices) expect(price).toBe(expected);
  });

  it('refuses values of another kind, too many decimals, and owners that do not exist', async () => {
    const wrong = await version('insurer', { min10km: 1, commission: 3 }, { ownerId: 999_999 });
    expect(wrong.problem.fields?.map(({ field }) => field)).toEqual(['values.commission', 'ownerId']);
    expect((await version('waiting', { price: null })).problem.fields).toMatchObject([{ field: 'values.price' }]);
  });

  it('does not begin in a closed period', async () => {
    await server.db.updateTable('closing').set({ until: '2026-02-28' }).where('kind', '=', 'bookings').execute();
    expect((await version('waiting', { price: 6 }, { validFrom: '2026-02-28' })).problem.code).toBe('closed');
    expect((await version('waiting', { price: 6 }, { validFrom: '2026-03-01' })).status).toBe(200);
  });

  it('is a version from today when a record is changed, and becomes its value on its day', async () => {
    await sql`select set_config('navette.today', '2026-03-10', false)`.execute(server.db);
    const { insuranceId } = records;
    await version('insurer', { min10km: 12, plus10km: 1.2 }, { ownerId: insuranceId });
    await server.db.transaction().execute(async (trx) => {
      await sql`select set_config('navette.today', '2026-03-10', true)`.execute(trx);
      await trx.updateTable('insurance').set({ min10km: 10 }).where('id', '=', insuranceId).execute();
      await sql`select set_config('navette.today', '2026-04-02', true)`.execute(trx);
      await followTariffs(trx);
      const { min10km } = await trx
        .selectFrom('insurance')
        .select('min10km')
        .where('id', '=', insuranceId)
        .executeTakeFirstOrThrow();
      expect(min10km).toBe(12);
    });
    const { body } = await server.call(token, 'listTariffs');
    const own = body.find(({ kind, ownerId }) => kind === 'insurer' && ownerId === insuranceId);
    expect(own?.versions.map(({ validFrom, values }) => [validFrom, values.min10km])).toEqual([
      [null, null],
      ['2026-03-10', 10],
      [CHANGE, 12],
    ]);
    await server.db.updateTable('insurance').set({ min10km: null, plus10km: null }).execute();
  });
});

const latestIndexation = async () => (await server.call(token, 'listIndexations')).body[0]?.id ?? 0;

describe('indexation (specification/tariffs.md#indexation)', () => {
  const form = {
    percent: 10,
    validFrom: CHANGE,
    kinds: [
      { kind: 'waiting', rounding: 'exact' },
      { kind: 'forfait', rounding: '0.10' },
    ],
  };

  it('previews, applies once, and is undone with the prices of the bookings', async () => {
    const coming = await given({ ap_date: COMING, ap_waittime: '01:00', waitprice: 10, status: 0 });
    const preview = await server.callWith(token, 'previewIndexation', form);
    expect(preview.body).toMatchObject({
      tariffs: [
        { kind: 'waiting', before: { price: 5 }, after: { price: 5.5 } },
        { kind: 'forfait', before: { min10km: 9, plus10km: 0.9 }, after: { min10km: 9.9, plus10km: 1 } },
      ],
      bookings: 1,
      invoiced: 0,
      exists: 0,
    });
    expect((await stored(coming)).waitprice).toBe(10);
    const both = await Promise.all([1, 2].map(() => server.callWith(token, 'applyIndexation', form)));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await stored(coming)).waitprice).toBe(11);
    const id = await latestIndexation();
    const undone = await server.callWith(token, 'undoIndexation', undefined, { path: { id } });
    expect(undone.body).toEqual({ bookings: 1, invoiced: 0 });
    expect((await stored(coming)).waitprice).toBe(10);
    expect((await server.callWith(token, 'undoIndexation', undefined, { path: { id } })).status).toBe(404);
  });

  it('leaves invoiced trips alone, and is not undone once a trip is invoiced with it', async () => {
    const trip = { ap_date: COMING, ap_waittime: '01:00', waitprice: 10, status: 1 } as const;
    const [invoiced, open] = [await given(trip), await given(trip)];
    const bill = (id: number) =>
      server.db
        .updateTable('booking')
        .set({ invoices: sql`${JSON.stringify([{ kind: 'driver', id }])}::jsonb` })
        .where('id', '=', id)
        .execute();
    await bill(invoiced);
    expect((await server.callWith(token, 'applyIndexation', form)).body).toMatchObject({ bookings: 1, invoiced: 1 });
    expect([(await stored(invoiced)).waitprice, (await stored(open)).waitprice]).toEqual([10, 11]);
    await bill(open);
    const id = await latestIndexation();
    const refused = await server.callWith(token, 'undoIndexation', undefined, { path: { id } });
    expect(refused.problem).toMatchObject({ code: 'tariff.invoiced', params: { count: 1 } });
  });

  it('refuses a day that is not ahead', async () => {
    const past = await server.callWith(token, 'applyIndexation', { ...form, validFrom: '2026-03-10' });
    expect(past.problem.fields).toMatchObject([{ field: 'validFrom', messageKey: 'validation.tariff.past' }]);
  });
});
