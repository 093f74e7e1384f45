import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createRecords, insertBooking } from '../../testing/records.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { type ConcernedDrivers, createConcernedDrivers } from './attach-drivers.ts';
let concerned: ConcernedDrivers;
const server = await createTestApp();
const records = await createRecords(server.db);
const third = (
  await server.db
    .insertInto('driver')
    .values({ firstname: 'Ilse', lastname: 'Peeters' })
    .returning('id')
    .executeTakeFirstOrThrow()
).id;
const token = await server.signedIn('dispatch');
beforeEach(() => {
  concerned = createConcernedDrivers(server.db);
});
afterAll(() => server.close());

const give = (id: number, driverId: number) =>
  server.call(token, 'updateBooking', { driverId, assignAnyway: true }, { path: { id } });
const drivers = async (...ids: number[]) =>
  new Map(
    [...(await concerned(ids))]
      .toSorted(([one], [other]) => one - other)
      .map(([driverId, own]) => [driverId, own.toSorted((one, other) => one - other)]),
  );

describe('a booking that changes', () => {
  it('notifies the driver of a changed booking, and the previous driver', async () => {
    const id = await insertBooking(server.db, records);
    expect(await drivers(id)).toEqual(new Map([[records.driverId, [id]]]));
    await give(id, records.otherDriverId);
    expect(await drivers(id)).toEqual(
      new Map([
        [records.driverId, [id]],
        [records.otherDriverId, [id]],
      ]),
    );
    await server.call(token, 'updateBooking', { comment: 'x' }, { path: { id } });
    expect(await drivers(id)).toEqual(new Map([[records.otherDriverId, [id]]]));
  });

  it('notifies every driver a booking had since the last announcement', async () => {
    const id = await insertBooking(server.db, records);
    await give(id, records.otherDriverId);
    await give(id, third);
    expect([...(await drivers(id)).keys()]).toEqual([records.driverId, records.otherDriverId, third]);
  });

  it('notifies the driver of a deleted booking', async () => {
    const [id, other] = [
      await insertBooking(server.db, records),
      await insertBooking(server.db, records, { ap_date: '2026-03-09' }),
    ];
    await server.call(token, 'deleteBooking', undefined, { path: { id } });
    expect(await drivers(id, other)).toEqual(new Map([[records.driverId, [id, other]]]));
    expect(await drivers(2_000_000_000)).toEqual(new Map());
  });
});
