import { beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { bookingStage } from '../../testing/booking-stage.ts';

const stage = await bookingStage({ role: 'lead' });
const { server, token, records, update } = stage;
// Half an hour apart at least: the client is on board until the appointment.
await server.db.updateTable('client').set({ latitude: 50.85, longitude: 4.35 }).execute();
await server.db.updateTable('destination').set({ latitude: 50.67, longitude: 4.35 }).execute();
let busy: number;
beforeEach(async () => {
  busy = await given({ ap_time: '10:10', pick_time: '09:40' });
});

const given = (more: Parameters<typeof stage.given>[0] = {}) => stage.given({ accepted: 2, ...more });
const free = (more: Parameters<typeof stage.given>[0] = {}) => given({ ap_time: '15:00', pick_time: '14:30', ...more });
const add = (more: Partial<BodyOf<'addBookings'>> = {}) =>
  stage.add({ pick_time: '09:30', confirmDuplicates: true, ...more });
const count = async () => (await server.db.selectFrom('booking').select('id').execute()).length;
const assigned = async (id: number) =>
  (await stage.historyOf(id))[0]?.changes.find(({ field }) => field === 'assignedAnyway');
const conflictsIn = (text: unknown): unknown => JSON.parse(String(text));
const overlap = (minutes: number, more = {}) => ({
  kind: 'overlap',
  date: '2026-03-03',
  bookingId: busy,
  slot: null,
  minutes,
  ...more,
});

describe('a new booking of a busy driver', () => {
  it('a new booking of a busy driver is refused with the conflicts, and nothing is saved', async () => {
    const { status, problem } = await add({ assignAnyway: false, dates: ['2026-03-02', '2026-03-03'] });
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'booking.conflicts' });
    expect(conflictsIn(problem.params?.conflicts)).toEqual([overlap(20)]);
    expect(await count()).toBe(1);
  });

  it('saves a conflicting assignment when the request accepts it, and records the conflicts in the history', async () => {
    const { body } = await add({ assignAnyway: true, dates: ['2026-03-02', '2026-03-03'] });
    const [first = 0, second = 0] = body.insertIds;
    expect(await assigned(first)).toBeUndefined();
    const line = await assigned(second);
    expect(line?.old).toBeNull();
    expect(conflictsIn(line?.new)).toEqual([overlap(20)]);
  });

  it('saves an assignment without a check when the request asks for none', async () => {
    const { body } = await add();
    expect(await assigned(body.insertId)).toBeUndefined();
  });

  it('a new booking of a busy driver is saved when there is no conflict, or when it is still to be assigned', async () => {
    expect((await add({ assignAnyway: false, ap_time: '12:00', pick_time: '11:30' })).status).toBe(200);
    expect((await add({ assignAnyway: false, accepted: 0 })).status).toBe(200);
  });

  it('a new booking of a busy driver does not conflict with its other dates, nor with its return that begins when it ends', async () => {
    const at = { assignAnyway: false, ap_time: '15:00', pick_time: '14:30', return: { ap_time: '15:00' } };
    expect((await add({ ...at, dates: ['2026-03-02', '2026-03-03', '2026-03-04'] })).status).toBe(200);
  });

  it('names no id for a conflicting booking of the same unsaved request', async () => {
    const { problem } = await add({
      assignAnyway: false,
      ap_time: '15:00',
      pick_time: '15:00',
      return: { ap_time: '15:00' },
    });
    expect(conflictsIn(problem.params?.conflicts)).toEqual([
      overlap(1, { bookingId: null }),
      overlap(1, { bookingId: null }),
    ]);
  });

  it('a new booking of a busy driver is refused for a conflict of its return too', async () => {
    await given({ driverId: records.otherDriverId, ap_time: '12:00', pick_time: '11:20' });
    const { problem } = await add({
      assignAnyway: false,
      ap_time: '11:30',
      pick_time: '11:00',
      return: { ap_time: '11:40', driverId: records.otherDriverId },
    });
    expect(conflictsIn(problem.params?.conflicts)).toMatchObject([{ kind: 'overlap' }]);
  });
});

describe('a changed booking', () => {
  it('a changed booking is refused when it moves onto another trip of its driver', async () => {
    const id = await free();
    const { problem } = await update(id, { ap_time: '10:00', pick_time: '09:30', assignAnyway: false });
    expect(conflictsIn(problem.params?.conflicts)).toEqual([overlap(20)]);
    expect((await update(id, { ap_time: '10:00', pick_time: '09:30', assignAnyway: true })).status).toBe(200);
    expect(conflictsIn((await assigned(id))?.new)).toEqual([overlap(20)]);
  });

  it('a changed booking is refused when it goes to a driver who is busy, on leave or gone', async () => {
    const id = await given({ driverId: records.otherDriverId });
    const move = () => update(id, { driverId: records.driverId, assignAnyway: false });
    expect((await move()).problem.code).toBe('booking.conflicts');
    await server.db.deleteFrom('booking').where('id', '=', busy).execute();
    await server.db
      .insertInto('availability')
      .values({ driverId: records.driverId, date: '2026-03-03', slots: [1] })
      .execute();
    expect(conflictsIn((await move()).problem.params?.conflicts)).toMatchObject([{ kind: 'unavailable', slot: 1 }]);
    await server.db.deleteFrom('availability').execute();
    await server.db.updateTable('driver').set({ active: false }).where('id', '=', records.driverId).execute();
    expect(conflictsIn((await move()).problem.params?.conflicts)).toMatchObject([{ kind: 'inactive' }]);
    await server.db.updateTable('driver').set({ active: true }).execute();
    expect((await move()).status).toBe(200);
  });

  it.each([
    ['its comment', { comment: 'x' }],
    ['its price', { price: 30 }],
    ['nothing', { ap_time: '10:00' as const }],
    ['its state to closed', { status: 1 as const }],
    ['its answer to refused', { accepted: 3 as const }],
  ])('a changed booking with a former conflict may change %s', async (_, form) => {
    const id = await given({ pick_time: '09:30' });
    expect((await update(id, { ...form, assignAnyway: false })).status).toBe(200);
  });

  it('a changed booking is not refused for a conflict that was there and is no worse, but for one that is', async () => {
    const id = await given({ pick_time: '09:30' });
    expect((await update(id, { pick_time: '09:35', assignAnyway: false })).status).toBe(200);
    expect((await update(id, { ap_time: '09:55', assignAnyway: true })).status).toBe(200);
    expect(await assigned(id)).toBeUndefined();
    expect(
      conflictsIn((await update(id, { ap_time: '10:05', assignAnyway: false })).problem.params?.conflicts),
    ).toEqual([overlap(25)]);
  });

  it('a changed booking conflicts again when it is reopened', async () => {
    const id = await given({ pick_time: '09:30', status: 3 });
    expect((await update(id, { status: 0, assignAnyway: false })).problem.code).toBe('booking.conflicts');
  });

  it('a changed booking of a standing order is refused with all of it when one day conflicts', async () => {
    const { body } = await add({
      dates: ['2026-03-02', '2026-03-03'],
      ap_time: '15:00',
      pick_time: '14:30',
      series: { weekdays: [1, 2], until: '2026-03-03' },
    });
    const { problem } = await update(body.insertId, {
      ap_time: '10:00',
      pick_time: '09:30',
      scope: 'all',
      assignAnyway: false,
    });
    expect(conflictsIn(problem.params?.conflicts)).toEqual([overlap(20)]);
    expect(
      (await server.db.selectFrom('booking').select('ap_time').where('id', 'in', body.insertIds).execute()).map(
        ({ ap_time }) => ap_time,
      ),
    ).toEqual(['15:00', '15:00']);
  });

  it('a changed booking is refused alone among several', async () => {
    const ids = [await given({ driverId: records.otherDriverId }), await free({ driverId: records.otherDriverId })];
    const { body } = await server.call(token, 'changeBookings', {
      ids,
      change: { driverId: records.driverId },
      assignAnyway: false,
    });
    expect(body.map(({ result, problem }) => [result, problem?.code])).toEqual([
      ['refused', 'booking.conflicts'],
      ['changed', undefined],
    ]);
  });
});

it('two concurrent assignments of the same driver cannot both miss the conflict', async () => {
  await server.db.deleteFrom('booking').execute();
  const ids = await Promise.all(
    Array.from({ length: 5 }, () => given({ driverId: records.otherDriverId, pick_time: '09:30' })),
  );
  const answers = await Promise.all(ids.map((id) => update(id, { driverId: records.driverId, assignAnyway: false })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409]);
});

it('concurrent additions and changes for the same driver do not deadlock', async () => {
  await server.db.deleteFrom('booking').execute();
  const ids = await Promise.all(
    Array.from({ length: 4 }, () => given({ driverId: records.otherDriverId, pick_time: '09:30' })),
  );
  const answers = await Promise.all([
    ...ids.map((id) => update(id, { driverId: records.driverId, assignAnyway: true })),
    ...ids.map((_, index) => add({ assignAnyway: true, ap_time: `1${index + 1}:00`, pick_time: '09:00' })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

describe('the first and the last possible day of a booking', () => {
  it.each(['1900-01-01', '2199-12-31'])('can be looked through for conflicts: %s', async (date) => {
    expect((await add({ assignAnyway: false, dates: [date], type: 'back', ap_time: '23:50' })).status).toBe(200);
  });
});
