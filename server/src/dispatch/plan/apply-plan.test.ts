import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RowChange } from '../../db/types.ts';
import type { BodyOf } from '../../kernel/operation.ts';
import { atOnce } from '../../testing/at-once.ts';
import { bookingStage } from '../../testing/booking-stage.ts';

const { server, token, records, updates, given, saved, historyOf, archive, invoice } = await bookingStage();
const { driverId: karim, otherDriverId: els } = records;
// Half an hour apart at least: the client is on board until the appointment.
await server.db.updateTable('client').set({ latitude: 50.85, longitude: 4.35 }).execute();
await server.db.updateTable('destination').set({ latitude: 50.67, longitude: 4.35 }).execute();
const date = '2026-03-03';
let morning: number;
let noon: number;
let waiting: number;
beforeEach(async () => {
  morning = await given({ ap_time: '10:00', pick_time: '09:30', accepted: 2, price_driver: 20, commission: 20 });
  noon = await given({ ap_time: '12:30', pick_time: '12:00', accepted: 1 });
  waiting = await given({ type: 'back', ap_time: '15:00', accepted: 0 });
  updates.length = 0;
});

type Changes = BodyOf<'applyPlan'>['changes'];
const place = (driverId: number | null, pick_time: string) => ({ driverId, pick_time });
const plan = (): Changes => [
  { bookingId: waiting, before: place(null, '15:00'), after: place(els, '15:10') },
  { bookingId: morning, before: place(karim, '09:30'), after: place(els, '09:25') },
  { bookingId: noon, before: place(karim, '12:00'), after: place(karim, '12:05') },
];
const apply = (changes: Changes = plan(), by = token) => server.call(by, 'applyPlan', { date, changes });
const results = async (changes?: Changes) =>
  (await apply(changes)).body.map(({ result, problem }) => problem?.code ?? result);
const row = async (id: number) => (await saved()).find((booking) => booking.id === id);

describe('applying a plan', () => {
  it('changes drivers and pick-ups, each with a history line, and announces them once', async () => {
    const { status, body } = await apply();
    expect({ status, body }).toEqual({
      status: 200,
      body: [waiting, morning, noon].map((id) => ({
        id,
        result: 'changed',
        problem: null,
        change: expect.any(Number),
      })),
    });
    expect(await row(waiting)).toMatchObject({ driverId: els, accepted: 1, ap_time: '15:10', commission: 12.5 });
    expect(await row(morning)).toMatchObject({
      driverId: els,
      accepted: 1,
      pick_time: '09:25',
      ap_time: '10:00',
      price_driver: null,
      commission: 12.5,
    });
    expect(await row(noon)).toMatchObject({ driverId: karim, accepted: 1, pick_time: '12:05', ap_time: '12:30' });
    expect(updates).toEqual([{ ids: expect.arrayContaining([morning, noon, waiting]), dates: [date] }]);
    const [line] = await historyOf(noon);
    expect(line).toMatchObject({
      action: 'update',
      changes: [{ field: 'pick_time', old: '12:00', new: '12:05' }],
    });
  });

  it('is undone as a whole', async () => {
    const before = await saved();
    const { body } = await apply();
    const undone = await server.call(token, 'undoChanges', { changes: body.map(({ change }) => change ?? 0) });
    expect(undone.body.map(({ result }) => result)).toEqual(['changed', 'changed', 'changed']);
    expect(await saved()).toEqual(before);
  });

  it('a repeated call changes nothing more', async () => {
    await apply();
    const after = await saved();
    expect(await results()).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect(await saved()).toEqual(after);
    expect(updates).toHaveLength(1);
  });

  it('takes a trip back from its driver', async () => {
    expect(await results([{ bookingId: morning, before: place(karim, '09:30'), after: place(null, '09:30') }])).toEqual(
      ['changed'],
    );
    expect(await row(morning)).toMatchObject({ driverId: karim, accepted: 0, pick_time: '09:30' });
  });

  it('asks the driver whose name an unassigned trip carries', async () => {
    expect(await results([{ bookingId: waiting, before: place(null, '15:00'), after: place(karim, '15:00') }])).toEqual(
      ['changed'],
    );
    expect(await row(waiting)).toMatchObject({ driverId: karim, accepted: 1 });
  });

  it('knows the computed pick-up of a trip without one', async () => {
    await server.db.updateTable('booking').set({ pick_time: null }).where('id', '=', morning).execute();
    const [, change] = plan();
    const computed = { ...change, bookingId: morning, before: place(karim, '09:03'), after: place(els, '09:03') };
    expect(await results([computed])).toEqual(['changed']);
    expect(await row(morning)).toMatchObject({ driverId: els, pick_time: '09:03' });
  });
});

describe('a day that changed meanwhile', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['got another driver', () => set({ driverId: els }), 'record.changed'],
    ['got another time', () => set({ pick_time: '09:20' }), 'record.changed'],
    ['was given away', () => set({ accepted: 0 }), 'record.changed'],
    ['was moved to another day', () => set({ ap_date: '2026-03-04' }), 'record.changed'],
    ['was canceled', () => set({ status: 2 }), 'record.changed'],
    ['was closed', () => set({ status: 1 }), 'record.changed'],
    ['has its client on board', () => set({ charged: true }), 'record.changed'],
    ['was archived', () => archive(morning), 'booking.archived'],
    ['was invoiced', () => invoice(morning, 'driver'), 'booking.invoiced'],
    ['was deleted', () => server.db.deleteFrom('booking').where('id', '=', morning).execute(), 'notFound'],
  ])('a booking that %s is refused, and the others are changed', async (_, happen, code) => {
    await happen();
    expect(await results()).toEqual(['changed', code, 'changed']);
    expect(await row(noon)).toMatchObject({ pick_time: '12:05' });
  });

  const set = (values: RowChange<'booking'>) =>
    server.db.updateTable('booking').set(values).where('id', '=', morning).execute();

  it.each<[string, () => Promise<unknown>, object]>([
    [
      'was marked as unavailable',
      () =>
        server.db
          .insertInto('availability')
          .values({ driverId: els, date, slots: [1] })
          .execute(),
      { kind: 'unavailable', slot: 1 },
    ],
    [
      'no longer drives',
      () => server.db.updateTable('driver').set({ active: false }).where('id', '=', els).execute(),
      { kind: 'inactive' },
    ],
    [
      'can not carry the client',
      () => server.db.updateTable('booking').set({ mobility: 'wheelchair' }).where('id', '=', morning).execute(),
      { kind: 'vehicle', mobility: 'wheelchair' },
    ],
    [
      'got another trip at the time',
      () => given({ driverId: els, ap_time: '10:20', pick_time: '09:40', accepted: 2 }),
      { kind: 'overlap', minutes: 20 },
    ],
  ])('a change for a driver who %s is refused by name', async (_, happen, found) => {
    await happen();
    const [, change] = plan();
    const { body } = await apply(change && [change]);
    expect(body).toMatchObject([{ id: morning, result: 'refused', problem: { code: 'booking.conflicts' } }]);
    expect(JSON.parse(String(body[0]?.problem?.params?.conflicts))).toMatchObject([found]);
    expect(await row(morning)).toMatchObject({ driverId: karim, accepted: 2 });
    expect(updates.flatMap(({ ids }) => ids)).not.toContain(morning);
  });

  it('an overlap within the slack is no reason', async () => {
    await given({ driverId: els, ap_time: '10:20', pick_time: '09:56', accepted: 2 });
    expect(await results()).toEqual(['changed', 'changed', 'changed']);
  });

  it('a change that counted on the place of a refused one is refused too', async () => {
    const busy = await given({ driverId: els, ap_time: '12:40', pick_time: '12:10', accepted: 2 });
    const changes = [
      { bookingId: noon, before: place(karim, '12:00'), after: place(els, '12:00') },
      { bookingId: busy, before: place(els, '12:10'), after: place(karim, '12:10') },
    ];
    await server.db.updateTable('booking').set({ pick_time: '12:08' }).where('id', '=', busy).execute();
    expect(await results(changes)).toEqual(['booking.conflicts', 'record.changed']);
    changes[1] = { bookingId: busy, before: place(els, '12:08'), after: place(karim, '12:10') };
    expect(await results(changes)).toEqual(['changed', 'changed']);
  });

  it('of two changes in one place the first stays', async () => {
    const late = await given({ ap_time: '10:10', pick_time: '09:40', accepted: 1 });
    const changes = [morning, late].map((bookingId, index) => ({
      bookingId,
      before: place(karim, index === 0 ? '09:30' : '09:40'),
      after: place(els, index === 0 ? '09:30' : '09:40'),
    }));
    expect(await results(changes)).toEqual(['changed', 'booking.conflicts']);
  });

  it('a return is not moved before the appointment of its visit', async () => {
    await server.db.updateTable('booking').set({ linkedId: noon }).where('id', '=', waiting).execute();
    const early = { bookingId: waiting, before: place(null, '15:00'), after: place(els, '12:00') };
    const { body } = await apply([early]);
    expect(body[0]?.problem?.fields).toMatchObject([{ field: 'ap_time' }]);
  });
});

describe('a plan of several days', () => {
  const until = '2026-03-06';
  let friday: number;
  const changes = (): Changes => [
    { bookingId: friday, before: place(karim, '09:30'), after: place(els, '09:30') },
    ...plan(),
  ];
  beforeEach(async () => {
    friday = await given({ ap_date: until, ap_time: '10:00', pick_time: '09:30', accepted: 1 });
  });

  it('is applied and undone as a whole, in the order of its changes, and announced on its days', async () => {
    const before = await saved();
    const { body } = await server.call(token, 'applyPlan', { date, until, changes: changes() });
    expect(body.map(({ id, result }) => [id, result])).toEqual(
      [friday, waiting, morning, noon].map((id) => [id, 'changed']),
    );
    expect(updates).toEqual([{ ids: expect.arrayContaining([friday, morning, noon, waiting]), dates: [date, until] }]);
    const undone = await server.call(token, 'undoChanges', { changes: body.map(({ change }) => change ?? 0) });
    expect(undone.body.map(({ result }) => result)).toEqual(Array(4).fill('changed'));
    expect(await saved()).toEqual(before);
  });

  it('refuses a booking of another day, and what no longer fits on its own day', async () => {
    await given({ ap_date: until, driverId: els, ap_time: '10:10', pick_time: '09:40', accepted: 2 });
    const answer = await server.call(token, 'applyPlan', { date, until, changes: changes() });
    expect(answer.body.map(({ result, problem }) => problem?.code ?? result)).toEqual([
      'booking.conflicts',
      'changed',
      'changed',
      'changed',
    ]);
    const late = await server.call(token, 'applyPlan', { date: '2026-03-04', until, changes: plan() });
    expect(late.body.map(({ problem }) => problem?.code)).toEqual(Array(3).fill('record.changed'));
  });

  it('is applied once by two dispatchers at once', async () => {
    const other = await server.signedIn('dispatch');
    const apply = (by: string, all: Changes) => () => server.call(by, 'applyPlan', { date, until, changes: all });
    const theirs = changes()
      .toReversed()
      .map((change) => ({
        ...change,
        after: { ...change.after, driverId: change.after.driverId === els ? karim : els },
      }));
    const lock = sql`select from booking order by id for update`;
    const answers = await atOnce(server.db, lock, [apply(token, changes()), apply(other, theirs)]);
    const codes = answers.flatMap(({ body }) => body.map(({ result, problem }) => problem?.code ?? result));
    expect(codes.filter((code) => code === 'changed')).toHaveLength(4);
    expect(codes.filter((code) => code === 'record.changed').length).toBeGreaterThan(0);
  });

  it.each([
    ['2026-04-03', 'rangeTooLong'],
    ['2026-03-02', 'validation'],
  ])('is refused until %s', async (last, code) => {
    const { problem } = await server.call(token, 'applyPlan', { date, until: last, changes: changes() });
    expect(problem).toMatchObject({ status: 400, code, fields: [{ field: 'until' }] });
  });
});

describe('two dispatchers at once', () => {
  it('do not assign twice: the second is told who was first', async () => {
    const other = await server.signedIn('dispatch');
    const mine = plan();
    const theirs = mine
      .toReversed()
      .map((change) => ({ ...change, after: place(change.after.driverId === els ? karim : els, '09:00') }))
      .map((change) => ({ ...change, after: { ...change.after, pick_time: change.before.pick_time } }));
    const lock = sql`select from booking order by id for update`;
    const [first, second] = await atOnce(server.db, lock, [() => apply(mine), () => apply(theirs, other)]);
    const all = [...(first?.body ?? []), ...(second?.body ?? [])];
    expect(all.map(({ result }) => result).toSorted()).toEqual([
      ...Array(3).fill('changed'),
      ...Array(3).fill('refused'),
    ]);
    expect(all.filter(({ problem }) => problem).every(({ problem }) => problem?.code === 'record.changed')).toBe(true);
  });

  it('one driver is not given two trips at the same time', async () => {
    const twin = await given({ ap_time: '10:05', pick_time: '09:35', accepted: 1 });
    const [, change] = plan();
    const calls = [change, { bookingId: twin, before: place(karim, '09:35'), after: place(els, '09:35') }];
    const lock = sql`select from driver order by id for no key update`;
    const answers = await atOnce(
      server.db,
      lock,
      calls.map((one) => () => apply(one && [one])),
    );
    const codes = answers.map(({ body }) => body[0]?.problem?.code ?? String(body[0]?.result));
    expect(codes.toSorted()).toEqual(['booking.conflicts', 'changed']);
  });
});

describe('bad input', () => {
  it.each<[string, (changes: Changes) => unknown, string]>([
    ['no changes', () => ({ date, changes: [] }), 'changes'],
    ['a booking twice', (changes) => ({ date, changes: [...changes, changes[0]] }), 'changes.3.bookingId'],
    ['a day without neighbours', (changes) => ({ date: '9999-12-31', changes }), 'date'],
    [
      'a time that is none',
      (changes) => ({ date, changes: [{ ...changes[0], after: place(els, '25:00') }] }),
      'changes.0.after.pick_time',
    ],
  ])('refuses %s', async (_, body, field) => {
    const { status, problem } = await server.callWith(token, 'applyPlan', body(plan()));
    expect({ status, fields: problem.fields.map((each) => each.field) }).toEqual({ status: 400, fields: [field] });
    expect(await row(morning)).toMatchObject({ driverId: karim });
  });

  it('refuses a driver who does not exist, and a pick-up in the evening before', async () => {
    const [, change] = plan();
    for (const after of [place(2_000_000_000, '09:30'), place(els, '23:30')]) {
      const { body } = await apply([{ bookingId: morning, before: change?.before ?? place(null, '09:30'), after }]);
      expect(body).toMatchObject([{ result: 'refused', problem: { code: 'validation' } }]);
    }
  });

  it('is for who plans', async () => {
    expect((await apply(plan(), await server.signedIn('account'))).status).toBe(403);
    expect((await server.call(undefined, 'applyPlan', { date, changes: plan() })).status).toBe(401);
  });
});
