import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { killedServer, type KilledServer } from '../../testing/killed-server.ts';
import { createRecords, insertBooking } from '../../testing/records.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const CLIENTS = 120;
const PER_CLIENT = 3;
const PER_CALL = 4;
const month = { startDate: '2026-03-01', endDate: '2026-03-31' };
type Order = BodyOf<'createInvoices'>['invoices'][number];

let server: TestApp;
let token: string;
let running: KilledServer;
beforeAll(async () => {
  server = await createTestApp();
  token = await server.signedIn('super');
  const records = await createRecords(server.db);
  const place = { fullAddress: 'Rue Neuve 3, 1000 Bruxelles', address: 'Rue Neuve 3', zip: '1000', city: 'Bruxelles' };
  const clients = await server.db
    .insertInto('client')
    .values(
      Array.from({ length: CLIENTS }, (_, index) => ({ firstname: 'Zoé', lastname: `Client ${index}`, ...place })),
    )
    .returning('id')
    .execute();
  const trip = { status: 1 as const, price: 20, factuur: true, ap_date: '2026-03-10' };
  for (const { id: clientId } of clients)
    for (let count = 0; count < PER_CLIENT; count += 1) await insertBooking(server.db, { ...records, clientId }, trip);
  running = await killedServer(server, token);
}, 60_000);
afterAll(async () => {
  await running.close();
  await server.close();
});

/**
 * Month end from two browsers, each with half of the invoices, on a server that is killed once it has made so many.
 * @returns the number that each payer was told
 */
async function makeUntilKilled(orders: readonly Order[], most: number): Promise<ReadonlyMap<number, number>> {
  await running.start();
  const told = new Map<number, number>();
  const make = async (own: readonly Order[]): Promise<void> => {
    for (let start = 0; start < own.length; start += PER_CALL) {
      const invoices = own.slice(start, start + PER_CALL);
      const answer = await running.call('createInvoices', {
        kind: 'client',
        date: month.endDate,
        // Another year than today, from January on.
        confirmDate: true,
        invoices,
      });
      if (!answer) return;
      expect(answer.status).toBe(200);
      for (const { payerId, id, problem } of answer.body) {
        expect(problem).toBeNull();
        told.set(payerId, id ?? 0);
      }
      if (told.size >= most) void running.kill();
    }
  };
  await Promise.all([0, 1].map((half) => make(orders.filter((_order, index) => index % 2 === half))));
  await running.kill();
  return told;
}

const numbers = async () =>
  (await server.db.selectFrom('client_invoice').select(['id', 'clientId']).orderBy('id').execute()).map(
    ({ id, clientId }) => [clientId, id] as const,
  );

it(
  'leaves no gap and no double when the server is killed in a month end, and again when it is repeated',
  { timeout: 120_000 },
  async () => {
    const preview = (await server.call(token, 'previewMonthEnd', { kind: 'client', ...month })).body;
    const orders = preview.invoices.map(({ payerId, amount, lines }) => {
      const bookings = lines.map(({ id }) => id);
      return { key: `month-end-${payerId}`, payerId, amount, bookings };
    });
    expect(orders).toHaveLength(CLIENTS);

    const first = await makeUntilKilled(orders, 24);
    const afterFirst = await numbers();
    expect(afterFirst.length).toBeGreaterThanOrEqual(24);
    expect(afterFirst.length).toBeLessThan(CLIENTS);
    const second = await makeUntilKilled(orders, 60);
    const afterSecond = await numbers();
    expect(afterSecond.length).toBeGreaterThan(afterFirst.length);
    expect(afterSecond.length).toBeLessThan(CLIENTS);
    const last = await makeUntilKilled(orders, Number.POSITIVE_INFINITY);

    const made = await numbers();
    expect(made.map(([, id]) => id)).toEqual(Array.from({ length: CLIENTS }, (_, index) => index + 1));
    expect(new Map(made)).toEqual(last);
    // Numbers told before a kill are those in the database, and those that the repeat returns.
    for (const [payerId, id] of [...first, ...second]) expect(last.get(payerId)).toBe(id);
    const lines = await server.db.selectFrom('client_invoice_line').select('bookingId').execute();
    expect(lines).toHaveLength(CLIENTS * PER_CLIENT);
    expect(new Set(lines.map(({ bookingId }) => bookingId)).size).toBe(CLIENTS * PER_CLIENT);
    const logged = await server.db
      .selectFrom('log')
      .select('details')
      .where('operation', '=', 'createInvoices')
      .where('details', 'is not', null)
      .execute();
    expect(logged.flatMap(({ details }) => details?.recordId ?? []).toSorted((a, b) => a - b)).toEqual(
      made.map(([, id]) => id),
    );
  },
);
