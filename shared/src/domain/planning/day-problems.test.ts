import { describe, expect, it } from 'vitest';
import { dayProblems, type ProblemTrip } from './day-problems.ts';
import { tripAt } from './testing/sample-trips.ts';

/** Noon in Brussels, in winter. */
const now = new Date('2026-03-10T12:00:00+01:00');
const trip = (from: string, more: Partial<ProblemTrip> = {}): ProblemTrip => ({
  ...tripAt(from, '23:00'),
  charged: false,
  willCall: false,
  ...more,
});
const problems = (trips: readonly ProblemTrip[], conflicts: readonly ('unavailable' | 'overlap')[] = []) =>
  dayProblems(trips, { now, conflictsOf: () => conflicts });
const kinds = (list: readonly { readonly kind: string; readonly minutes: number }[]) =>
  list.map(({ kind, minutes }) => [kind, minutes]);

describe('problems of the day', () => {
  it('are of trips that begin within the hour, the first pick-up first, each for its gravest problem', () => {
    const { soon } = problems([
      trip('12:40', { accepted: 1 }),
      trip('12:30', { accepted: 3, expectedLate: 30 }),
      trip('12:20', { accepted: 0 }),
      trip('12:10', { expectedLate: 8 }),
      trip('12:15', { expectedLate: 5 }),
      trip('13:01', { accepted: 0 }),
      trip('11:50', { status: 1, accepted: 0 }),
    ]);
    expect(kinds(soon)).toEqual([
      ['late', 8],
      ['unassigned', 20],
      ['refused', 30],
      ['noAnswer', 40],
    ]);
  });

  it('name what has passed as late where nothing is expected, and conflicts of those in time', () => {
    expect(kinds(problems([trip('11:50')]).soon)).toEqual([['late', 10]]);
    expect(kinds(problems([trip('11:50', { expectedLate: 0 })], ['overlap']).soon)).toEqual([['conflict', -10]]);
    expect(problems([trip('11:50', { charged: true })], ['overlap']).soon).toEqual([]);
    expect(kinds(problems([trip('11:00', { charged: true, expectedLate: 9 })]).soon)).toEqual([['late', 9]]);
  });

  it('queue returns that wait, who waits longest first, and name them nowhere else', () => {
    const back = { type: 'back' } as const;
    const { soon, waiting } = problems([
      trip('12:30', { ...back, willCall: true }),
      trip('11:45', { ...back, accepted: 0 }),
      trip('11:20', { ...back, willCall: true }),
      trip('11:10', { ...back, charged: true }),
    ]);
    expect(soon).toEqual([]);
    expect(kinds(waiting)).toEqual([
      ['toCall', 40],
      ['ready', 15],
      ['toCall', -30],
    ]);
  });

  it('are the gaps of tomorrow: refused, unassigned, or with a driver who is away', () => {
    const tomorrow = { date: '2026-03-11' };
    const trips = [trip('09:00', { ...tomorrow, accepted: 3 }), trip('08:00', { ...tomorrow, accepted: 0 })];
    expect(problems([...trips, trip('10:00', tomorrow)]).tomorrow.map(({ kind }) => kind)).toEqual([
      'unassigned',
      'refused',
    ]);
    expect(problems([trip('10:00', tomorrow)], ['unavailable']).tomorrow).toMatchObject([{ kind: 'away' }]);
    expect(problems([trip('10:00', { ...tomorrow, driverActive: false })]).tomorrow).toMatchObject([{ kind: 'away' }]);
    expect(problems([trip('10:00', { date: '2026-03-12', accepted: 0 })]).tomorrow).toEqual([]);
  });
});
