import { describe, expect, it } from 'vitest';
import { ridesOf, type Booking } from './day-plan.ts';
import { answersDue, roadActsDue } from './simulated-driver.ts';
import { numberWith, rowOf } from './testing/trips.ts';
import { whereAt } from './where-at.ts';

const home = { latitude: 50.8, longitude: 4.3 };
const client = { latitude: 50.85, longitude: 4.35 };
const hospital = { latitude: 50.88, longitude: 4.31 };
const trip = (changes: Partial<Booking> = {}): Booking =>
  rowOf({
    ap_date: '2026-03-10',
    ap_time: '10:00',
    pick_time: '09:00',
    client_latitude: 50.85,
    client_longitude: 4.35,
    destination_latitude: 50.88,
    destination_longitude: 4.31,
    accepted: 2,
    ...changes,
  });

const planOf = (bookings: readonly Booking[], today = '2026-03-10') => ridesOf(bookings, today, home);

const numberOf = (wanted: Parameters<typeof numberWith>[1]): number => numberWith(3, wanted);
const punctual = numberOf({ refuses: false, findsNobody: false, omitsReports: false, sendsTicket: true, lateBy: 0 });

describe('a driver on the road', () => {
  const rides = planOf([trip(), trip({ id: 2, type: 'back', ap_time: '12:00', pick_time: '12:00' })]);

  it('places a driver at home in the morning and in the evening', () => {
    expect(whereAt(rides, home, 6 * 60)).toEqual({ ...home, speed: 0, activity: 'still' });
    expect(whereAt(rides, home, 20 * 60)).toMatchObject({ ...home, activity: 'still' });
    expect(whereAt([], home, 12 * 60)).toMatchObject(home);
  });

  it('plans the day of a clock change in elapsed minutes', () => {
    const night = trip({ ap_date: '2026-03-29', ap_time: '03:15', pick_time: '01:33' });
    expect(planOf([night], '2026-03-29')).toMatchObject([{ start: 93, end: 135 }]);
    expect(planOf([night], '2026-03-30')).toMatchObject([{ start: 93 - 23 * 60 }]);
  });

  it('lets a driver leave in time for the pick-up and drive with the passenger from there', () => {
    const onTheWay = whereAt(rides, home, 9 * 60 - 5);
    expect(onTheWay.activity).toBe('in_vehicle');
    expect(onTheWay.latitude).toBeGreaterThan(home.latitude);
    expect(whereAt(rides, home, 9 * 60)).toMatchObject(client);
    expect(whereAt(rides, home, 9 * 60 + 30).latitude).toBeCloseTo((client.latitude + hospital.latitude) / 2, 5);
  });

  it('follows the road where one is known, at the pace of the trip', () => {
    const corner = [50.88, 4.35] as const;
    const road = [[50.85, 4.35], corner, [50.88, 4.31]] as const;
    const known = {
      lineOf: (from: object, to: object) => (from === rides[0]?.from && to === rides[0].to ? road : undefined),
    };
    const halfway = whereAt(rides, home, 9 * 60 + 30, known);
    expect(halfway).toMatchObject({ latitude: expect.closeTo(50.8776, 4), longitude: 4.35, heading: 0 });
    expect(whereAt(rides, home, 9 * 60 + 59, known)).toMatchObject({ latitude: 50.88, heading: 270 });
    expect(whereAt(rides, home, 9 * 60 + 30).longitude).toBeCloseTo((client.longitude + hospital.longitude) / 2, 5);
  });

  it('lets a driver wait at the hospital for the return', () => {
    expect(whereAt(rides, home, 11 * 60)).toMatchObject({ ...hospital, activity: 'still' });
  });

  it('sends a driver home when the next trip is hours away, also overnight', () => {
    const days = planOf([
      trip({ ap_date: '2026-03-09' }),
      trip(),
      trip({ id: 2, type: 'back', ap_time: '16:00', pick_time: '16:00' }),
      trip({ ap_date: '2026-03-11' }),
    ]);
    expect(days.map(({ start }) => start)).toEqual([9 * 60 - 1440, 9 * 60, 16 * 60, 9 * 60 + 1440]);
    for (const minute of [0, 3 * 60, 13 * 60, 23 * 60])
      expect(whereAt(days, home, minute)).toMatchObject({ ...home, activity: 'still' });
    expect(whereAt(days, home, 10 * 60 + 5).activity).toBe('in_vehicle');
  });

  it('drives no trip that is refused, canceled or a will-call return', () => {
    expect(planOf([trip({ accepted: 3 }), trip({ status: 3 }), trip({ type: 'back', willCall: true })])).toEqual([]);
  });
});

describe('what a driver does in the app', () => {
  const at = (minute: number, changes: Partial<Booking> = {}) =>
    roadActsDue(planOf([trip({ id: punctual, ...changes })]), minute);

  it('answers waiting trips, deterministically', () => {
    const pending = [
      trip({ id: punctual, accepted: 1 }),
      trip({ id: numberOf({ refuses: true }), accepted: 1 }),
      trip({ accepted: 2 }),
      trip({ accepted: 1, status: 3 }),
    ];
    expect(answersDue(pending).map((act) => act.kind === 'answer' && act.accepted)).toEqual([2, 3]);
  });

  it('takes the passenger on board at the pick-up and closes the trip at the end', () => {
    expect(at(8 * 60 + 59)).toEqual([]);
    expect(at(9 * 60)).toMatchObject([{ kind: 'charged', booking: { id: punctual } }]);
    expect(at(9 * 60 + 30, { charged: true })).toEqual([]);
    expect(at(10 * 60, { charged: true })).toMatchObject([
      { kind: 'finish', booking: { id: punctual }, status: 1, ticket: true },
    ]);
  });

  it('closes a trip that the driver did not report later', () => {
    expect(at(10 * 60 + 9)).toEqual([]);
    expect(at(10 * 60 + 10)).toHaveLength(1);
  });

  it('closes yesterday’s open trips, except those left to the office', () => {
    const left = { ap_date: '2026-03-09' };
    const plan = planOf([
      trip({ ...left, id: punctual }),
      trip({ ...left, id: numberOf({ omitsReports: true }) }),
      trip({ ...left, id: numberOf({ omitsReports: true }), charged: true }),
    ]);
    expect(roadActsDue(plan, 5).map(({ kind, booking }) => [kind, booking.id, booking.charged])).toEqual([
      ['finish', punctual, false],
      ['finish', numberOf({ omitsReports: true }), true],
    ]);
  });

  it('sometimes finds nobody at the pick-up', () => {
    const id = numberOf({ findsNobody: true, omitsReports: false, lateBy: 0 });
    expect(roadActsDue(planOf([trip({ id })]), 9 * 60)).toMatchObject([
      { kind: 'finish', booking: { id }, status: 2, ticket: false },
    ]);
  });

  it('takes no action on trips that are not accepted or are over', () => {
    expect(at(9 * 60, { accepted: 1 })).toEqual([]);
    expect(at(10 * 60, { status: 1, charged: true })).toEqual([]);
  });
});
