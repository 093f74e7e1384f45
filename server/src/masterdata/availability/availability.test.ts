import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createRecords } from '../../testing/records.ts';
import { createTestApp } from '../../testing/test-app.ts';
let driverId: number;
const server = await createTestApp({ now: () => new Date('2026-06-01T10:00:00Z') });
const token = await server.signedIn('dispatch');
({ driverId } = await createRecords(server.db));
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['availability', 'availability_pattern', 'driver_leave'] as const)
    await server.db.deleteFrom(table).execute();
});

const noWeekend = ['', '', '', '', '', '0,1,2,3,4,5', '0,1,2,3,4,5'];
const holidays = { startDate: '2026-06-10', endDate: '2026-06-11', reason: 'vacances' };
const week = { startDate: '2026-06-08', endDate: '2026-06-14' };
const ALL = '0,1,2,3,4,5';

const save = (weekdays: string[], leave = [holidays]) =>
  server.call(token, 'saveAvailabilityPattern', { weekdays, leave }, { path: { id: driverId } });
const list = async (range: Record<string, string> = week) =>
  (await server.call(token, 'listAvailability', undefined, { query: range })).body.map(({ date, available }) => [
    date,
    available,
  ]);
const mark = (days: { date: string; available: string | null }[]) =>
  server.call(token, 'saveDriverAvailabilityDays', { driverId, days });

describe('availability of drivers', () => {
  it('lists leave and marked days as absences, alike days as one, without the weekly pattern', async () => {
    await save(noWeekend);
    await mark([
      { date: '2026-06-03', available: ALL },
      { date: '2026-06-04', available: ALL },
      { date: '2026-06-05', available: '0,1' },
      { date: '2026-06-10', available: ALL },
    ]);
    const query = { startDate: '2026-06-01', endDate: '2026-07-01' };
    const { body } = await server.call(token, 'listAbsences', undefined, { query });
    expect(body.map(({ startDate, endDate, slots, reason }) => [startDate, endDate, slots, reason])).toEqual([
      ['2026-06-03', '2026-06-04', ALL, null],
      ['2026-06-05', '2026-06-05', '0,1', null],
      ['2026-06-10', '2026-06-11', ALL, 'vacances'],
    ]);
  });

  it('leaves a line in the log with the driver and the hours of each day, before and after', async () => {
    await save(noWeekend, []);
    await mark([
      { date: '2026-06-09', available: '0,5' },
      { date: '2026-06-12', available: '' },
      { date: '2026-06-13', available: '' },
    ]);
    const { details } = await server.db
      .selectFrom('log')
      .select('details')
      .where('operation', '=', 'saveDriverAvailabilityDays')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const driver = await server.db
      .selectFrom('driver')
      .selectAll()
      .where('id', '=', driverId)
      .executeTakeFirstOrThrow();
    expect(details?.subject).toBe(`${driver.lastname} ${driver.firstname}`);
    expect(details?.changes).toEqual([
      { field: '2026-06-09', before: null, after: '07:00-09:00, 17:00-19:00' },
      {
        field: '2026-06-13',
        before: '07:00-09:00, 09:00-11:00, 11:00-13:00, 13:00-15:00, 15:00-17:00, 17:00-19:00',
        after: null,
      },
    ]);
  });

  it('derives unavailability from weekdays and leave', async () => {
    expect((await save(noWeekend)).status).toBe(200);
    expect(await list()).toEqual([
      ['2026-06-10', ALL],
      ['2026-06-11', ALL],
      ['2026-06-13', ALL],
      ['2026-06-14', ALL],
    ]);
    expect((await server.call(token, 'getAvailabilityPattern', undefined, { path: { id: driverId } })).body).toEqual({
      weekdays: noWeekend,
      leave: [holidays],
    });
  });

  it('a mark on a day overrides the pattern, until it is removed', async () => {
    await save(noWeekend);
    expect(
      (
        await mark([
          { date: '2026-06-13', available: '' },
          { date: '2026-06-14', available: '5' },
          { date: '2026-06-08', available: '0,1' },
        ])
      ).body,
    ).toEqual({ affectedRows: 3 });
    expect(await list()).toEqual([
      ['2026-06-08', '0,1'],
      ['2026-06-10', ALL],
      ['2026-06-11', ALL],
      ['2026-06-14', '5'],
    ]);
    await mark([
      { date: '2026-06-13', available: null },
      { date: '2026-06-08', available: '' },
    ]);
    expect(await list()).toEqual([
      ['2026-06-10', ALL],
      ['2026-06-11', ALL],
      ['2026-06-13', ALL],
      ['2026-06-14', '5'],
    ]);
  });

  it('lists the unavailability of one driver, without a range for the days around today', async () => {
    await save(noWeekend, []);
    const { body } = await server.call(token, 'listDriverAvailability', { driverId });
    expect(body[0]?.date).toBe('2026-05-02');
    expect(body.at(-1)?.date).toBe('2027-05-30');
  });

  it('lists marks around today alone when no range is given, and refuses a range that is too long', async () => {
    await mark(['2019-06-03', '2026-06-08', '2033-06-06'].map((date) => ({ date, available: '0' })));
    expect(await list({})).toEqual([['2026-06-08', '0']]);
    expect(await list({ startDate: '2019-06-01' })).toEqual([['2019-06-03', '0']]);
    expect(await list({ endDate: '2033-06-30' })).toEqual([['2033-06-06', '0']]);
    const query = { startDate: '2019-01-01', endDate: '2026-06-30' };
    const { status, problem } = await server.call(token, 'listAvailability', undefined, { query });
    expect({ status, code: problem.code }).toEqual({ status: 400, code: 'rangeTooLong' });
    expect(problem.fields).toMatchObject([{ field: 'endDate', params: { max: 800 } }]);
    const ofDriver = await server.call(token, 'listDriverAvailability', { driverId, marked: true, ...query });
    expect(ofDriver.status).toBe(400);
  });

  it('lists marks alone, without leave and pattern, days marked free among them', async () => {
    await save(noWeekend);
    await mark([
      { date: '2026-06-13', available: '' },
      { date: '2026-06-08', available: '0,1' },
    ]);
    expect((await server.call(token, 'listDriverAvailability', { driverId, marked: true })).body).toEqual([
      { driverId, date: '2026-06-08', available: '0,1' },
      { driverId, date: '2026-06-13', available: '' },
    ]);
  });

  it('saves a year of marks in one call, all or none', async () => {
    const wrong = await mark([
      { date: '2026-06-08', available: '0' },
      { date: '2026-06-08', available: '1' },
    ]);
    expect(wrong.problem.fields).toMatchObject([{ field: 'days.1.date' }]);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['a leave that ends before it begins', noWeekend, [{ ...holidays, endDate: '2026-06-01' }], 'leave.0.endDate'],
    ['six weekdays', noWeekend.slice(1), [], 'weekdays'],
    ['a slot that does not exist', ['7', ...noWeekend.slice(1)], [], 'weekdays.0'],
  ])('refuses %s', async (_name, weekdays, leave, field) => {
    const { status, problem } = await save(weekdays, leave);
    expect([status, problem.fields[0]?.field]).toEqual([400, field]);
  });

  const away = (date: string, from: string) => server.call(token, 'markDriverAway', { driverId, date, from });

  it('marks the rest of a day, keeps what is marked or ruled, and changes nothing twice', async () => {
    await save(noWeekend);
    await mark([{ date: '2026-06-08', available: '0' }]);
    expect((await away('2026-06-08', '10:05')).body).toEqual({ former: '0', available: '0,1,2,3,4,5' });
    expect((await away('2026-06-09', '17:00')).body).toEqual({ former: null, available: '5' });
    expect((await away('2026-06-10', '10:05')).body).toEqual({ former: null, available: ALL });
    expect((await away('2026-06-12', '19:00')).body).toEqual({ former: null, available: '' });
    expect(await list()).toEqual([
      ['2026-06-08', ALL],
      ['2026-06-09', '5'],
      ['2026-06-10', ALL],
      ['2026-06-11', ALL],
      ['2026-06-13', ALL],
      ['2026-06-14', ALL],
    ]);
    expect((await away('2026-06-08', '12:00')).body).toEqual({ former: ALL, available: ALL });
    const marked = await server.db.selectFrom('availability').select('date').orderBy('date').execute();
    expect(marked.map(({ date }) => date)).toEqual(['2026-06-08', '2026-06-09']);
  });

  it('notifies screens of the days that a mark changed, once each, and is undone by the former mark', async () => {
    const updates: unknown[] = [];
    server.services.bookingEvents.on('booking_update', (update) => updates.push(update));
    const { body, raw } = await away('2026-06-08', '10:05');
    await away('2026-06-08', '10:05');
    await server.callWith(
      token,
      'saveDriverAvailabilityDays',
      { driverId, days: [{ date: '2026-06-08', available: body.former }] },
      { headers: { 'if-match': String(raw.headers.etag) } },
    );
    expect(await list()).toEqual([]);
    const day = { ids: [], dates: ['2026-06-08'] };
    await expect.poll(() => updates).toEqual([day, day]);
  });

  it('answers 404 for the availability of an unknown driver', async () => {
    expect((await server.call(token, 'getAvailabilityPattern', undefined, { path: { id: 99_999 } })).status).toBe(404);
    expect(
      (
        await server.call(token, 'saveDriverAvailabilityDays', {
          driverId: 99_999,
          days: [{ date: '2026-06-08', available: '0' }],
        })
      ).status,
    ).toBe(404);
  });
});
