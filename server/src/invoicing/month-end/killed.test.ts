import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRecords, insertBooking, type Records } from '../../testing/records.ts';
import { bundleProgram } from '../../testing/run-typescript.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const CLIENTS = 120;
const PER_CLIENT = 3;
const month = { startDate: '2026-03-01', endDate: '2026-03-31' };

let server: TestApp;
let records: Records;
beforeAll(async () => {
  server = await createTestApp();
  await server.signedIn('super');
  records = await createRecords(server.db);
  const place = { fullAddress: 'Rue Neuve 3, 1000 Bruxelles', address: 'Rue Neuve 3', zip: '1000', city: 'Bruxelles' };
  const clients = await server.db
    .insertInto('client')
    .values(
      Array.from({ length: CLIENTS }, (_, index) => ({ firstname: 'Zoé', lastname: `Client ${index}`, ...place })),
    )
    .returning('id')
    .execute();
  for (const { id: clientId } of clients)
    for (let count = 0; count < PER_CLIENT; count += 1)
      await insertBooking(
        server.db,
        { ...records, clientId },
        { status: 1, price: 20, factuur: true, ap_date: '2026-03-10' },
      );
}, 60_000);
afterAll(() => server.close());

const numbers = async () =>
  (await server.db.selectFrom('client_invoice').select('id').orderBy('id').execute()).map(({ id }) => id);
const lines = () => server.db.selectFrom('client_invoice_line').select(['bookingId', 'invoiceId', 'live']).execute();

it(
  'leaves no gap and no double when month end is killed, and killed again on the repeat',
  { timeout: 90_000 },
  async () => {
    const program = await bundleProgram(new URL('../../testing/issue-until-killed.ts', import.meta.url));
    const acknowledged: number[] = [];
    const run = async (most: number) => {
      const writer = program.start(server.url, month.startDate, month.endDate);
      const printed = createInterface(writer.stdout);
      const gone = Promise.all([once(writer, 'exit'), once(printed, 'close')]);
      let made = 0;
      printed.on('line', (line) => {
        acknowledged.push(Number(line.split(' ')[1]));
        made += 1;
        if (made === most) writer.kill('SIGKILL');
      });
      await gone;
      return made;
    };
    expect(await run(25)).toBeLessThan(CLIENTS);
    const afterFirst = await numbers();
    expect(afterFirst.length).toBeGreaterThanOrEqual(25);
    expect(afterFirst.length).toBeLessThan(CLIENTS);
    await run(30);
    const afterSecond = await numbers();
    expect(afterSecond.length).toBeGreaterThan(afterFirst.length);
    expect(afterSecond.length).toBeLessThan(CLIENTS);
    await run(Number.POSITIVE_INFINITY);
    await program.remove();
    expect(await numbers()).toEqual(Array.from({ length: CLIENTS }, (_, index) => index + 1));
    const written = await lines();
    expect(written).toHaveLength(CLIENTS * PER_CLIENT);
    expect(new Set(written.map(({ bookingId }) => bookingId)).size).toBe(CLIENTS * PER_CLIENT);
    // What was told to be made is there, and told once.
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(acknowledged.every((id) => id >= 1 && id <= CLIENTS)).toBe(true);
  },
);
