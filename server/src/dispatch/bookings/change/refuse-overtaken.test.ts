import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../../kernel/operation.ts';
import { createRecords, insertBooking, type Records } from '../../../testing/records.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let server: TestApp;
let token: string;
let records: Records;
let id: number;
beforeAll(async () => {
  server = await createTestApp();
  token = await server.signedIn('dispatch');
  records = await createRecords(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['booking', 'booking_history'] as const) await server.db.deleteFrom(table).execute();
  id = await insertBooking(server.db, records, {
    ap_date: '2026-03-03',
    ap_time: '10:00',
    pick_time: '09:30',
    accepted: 2,
  });
});

const update = (form: BodyOf<'updateBooking'>) => server.call(token, 'updateBooking', form, { path: { id } });
const times = () =>
  server.db
    .selectFrom('booking')
    .select(['ap_time', 'pick_time', 'accepted'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const seen = { ap_date: '2026-03-03', ap_time: '10:00', pick_time: '09:30', status: 0 } as const;

describe('a change of a trip as its user saw it', () => {
  it('a change of a trip as its user saw it is saved while the trip stands there, whatever else became of it', async () => {
    await update({ accepted: 3 });
    expect((await update({ ap_time: '10:30', pick_time: '10:00', seen })).status).toBe(200);
    expect(await times()).toEqual({ ap_time: '10:30', pick_time: '10:00', accepted: 3 });
  });

  it('a change of a trip as its user saw it is refused when somebody else was faster, and changes nothing', async () => {
    await update({ ap_time: '11:00', pick_time: '10:30' });
    const { status, problem } = await update({ ap_time: '10:30', pick_time: '10:00', accepted: 1, seen });
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'record.changed' });
    expect(await times()).toEqual({ ap_time: '11:00', pick_time: '10:30', accepted: 2 });
  });

  it('refuses the change when the trip was canceled in the meantime', async () => {
    await update({ status: 3 });
    expect((await update({ ap_time: '10:30', seen })).problem.code).toBe('record.changed');
  });

  it('a change of a trip as its user saw it is that of one person when two drop the trip at the same moment', async () => {
    const drops = ['10:30', '11:00', '11:30'].map((ap_time) => update({ ap_time, seen }));
    const saved = (await Promise.all(drops)).filter(({ status }) => status === 200);
    expect(saved).toHaveLength(1);
  });
});
