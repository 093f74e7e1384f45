import { afterAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../kernel/operation.ts';
import { bookingForm, createRecords } from '../../testing/records.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { forgetOldRequests } from './handlers.ts';

const server = await createTestApp();
const office = await server.signedIn('dispatch');
const boss = await server.signedIn('super');
const records = await createRecords(server.db);
afterAll(() => server.close());

const asked: BodyOf<'createTripRequest'> = {
  source: 'phone',
  lastname: ' Claes ',
  firstname: 'Marie',
  birthday: '1948-04-03',
  tel: '0470 12 34 56',
  date: '2026-05-11',
  time: '14:30',
  fromPlace: 'rue Haute 12, 1000 Bruxelles',
  toPlace: 'Clinique Saint-Jean',
  willCall: true,
};

const ask = async (more: Partial<typeof asked> = {}) =>
  (await server.call(office, 'createTripRequest', { ...asked, ...more })).body.insertId;
const listed = async (state: 'waiting' | 'accepted' | 'refused', id: number) =>
  (await server.call(office, 'listTripRequests', undefined, { query: { state } })).body.find((row) => row.id === id);

describe('requests for trips', () => {
  it('wait in the list, the next trip first, with what was asked', async () => {
    const later = await ask({ date: '2026-05-12' });
    const sooner = await ask();
    const { body } = await server.call(office, 'listTripRequests', undefined, { query: { state: 'waiting' } });
    const ids = body.map(({ id }) => id);
    expect(ids.indexOf(sooner)).toBeLessThan(ids.indexOf(later));
    expect(body.find(({ id }) => id === sooner)).toMatchObject({
      state: 'waiting',
      lastname: 'Claes',
      tel: '+32470123456',
      time: '14:30',
      willCall: true,
      bookingIds: [],
      reason: null,
      decidedAt: null,
    });
  });

  it('names every wrong field of a request', async () => {
    const { status, problem } = await server.call(office, 'createTripRequest', {
      ...asked,
      lastname: ' ',
      tel: '0470 12',
      birthday: '2126-01-01',
      returnTime: '09:00',
    });
    expect(status).toBe(400);
    expect(problem.fields.map(({ field }) => field).toSorted()).toEqual(['birthday', 'lastname', 'returnTime', 'tel']);
  });

  it('keeps a refused request with its reason, once, and lets it wait again', async () => {
    const id = await ask();
    const vague = await server.call(office, 'refuseTripRequest', { id, reason: 'other' });
    expect([vague.status, vague.problem.fields[0]?.field]).toEqual([400, 'note']);
    await server.call(office, 'refuseTripRequest', { id, reason: 'noDriver', note: ' all on the road ' });
    expect(await listed('refused', id)).toMatchObject({ reason: 'noDriver', note: 'all on the road' });
    const again = await server.call(boss, 'refuseTripRequest', { id, reason: 'tooLate' });
    expect([again.status, again.problem.code]).toEqual([409, 'request.decided']);
    await server.call(office, 'reopenTripRequest', { id });
    expect(await listed('waiting', id)).toMatchObject({ reason: null, note: null, decidedByName: null });
  });

  it('keeps a request that is refused at once, as one of a mail, with its reason and author', async () => {
    const vague = await server.call(office, 'createTripRequest', { ...asked, refusal: { reason: 'other' } });
    expect([vague.status, vague.problem.fields[0]?.field]).toEqual([400, 'refusal.note']);
    const id = await ask({ source: 'mail', refusal: { reason: 'tooLate', note: null } });
    expect(await listed('refused', id)).toMatchObject({ source: 'mail', reason: 'tooLate', note: null });
    expect((await listed('refused', id))?.decidedByName).not.toBeNull();
    await server.call(office, 'reopenTripRequest', { id });
    expect(await listed('waiting', id)).toMatchObject({ reason: null });
  });

  it('is accepted by the booking made from it, which a second dispatcher can no longer make', async () => {
    const id = await ask();
    const form = { ...bookingForm(records), dates: ['2026-05-11'], confirmDuplicates: true, requestId: id };
    const { body } = await server.call(office, 'addBookings', form);
    expect(await listed('accepted', id)).toMatchObject({ bookingIds: body.insertIds });
    const before = await server.db.selectFrom('booking').select('id').execute();
    const second = await server.call(boss, 'addBookings', form);
    expect([second.status, second.problem.code]).toEqual([409, 'request.decided']);
    expect(await server.db.selectFrom('booking').select('id').execute()).toHaveLength(before.length);
  });

  it('counts refused requests by month and reason, but not those no longer needed', async () => {
    for (const [date, reason] of [
      ['2031-02-01', 'noDriver'],
      ['2031-02-28', 'noDriver'],
      ['2031-03-01', 'tooLate'],
      ['2031-03-02', 'notNeeded'],
    ] as const)
      await server.call(office, 'refuseTripRequest', { id: await ask({ date }), reason });
    expect((await server.call(boss, 'listUnmetNeed', { date: '2031' })).body).toEqual([
      { year: 2031, month: 2, reason: 'noDriver', requests: 2 },
      { year: 2031, month: 3, reason: 'tooLate', requests: 1 },
    ]);
  });

  it('are for those who book, and leave no patient in the log', async () => {
    const accounts = await server.signedIn('account');
    expect((await server.call(accounts, 'listUnmetNeed', { date: '2031' })).status).toBe(403);
    expect((await server.call(undefined, 'listTripRequests')).status).toBe(401);
    await ask({ lastname: 'Zwaenepoel' });
    const lines = await server.db.selectFrom('log').selectAll().execute();
    expect(lines.some(({ operation }) => operation === 'createTripRequest')).toBe(true);
    expect(JSON.stringify(lines)).not.toMatch(/Zwaenepoel|Haute/u);
  });

  it('forget their patient 90 days after the trip, and keep the reason', async () => {
    const id = await ask({ date: '2030-01-01' });
    await server.call(office, 'refuseTripRequest', { id, reason: 'noVehicle', note: 'Claes is heavy' });
    await forgetOldRequests(server.db, new Date('2030-04-01T12:00:00Z'), 0);
    expect(await listed('refused', id)).toMatchObject({ lastname: 'Claes' });
    await forgetOldRequests(server.db, new Date('2030-04-02T12:00:00Z'), 0);
    expect(await listed('refused', id)).toMatchObject({
      lastname: '—',
      firstname: null,
      tel: null,
      note: null,
      reason: 'noVehicle',
    });
  });
});
