import { describe, expect, it } from 'vitest';
import { checkPlan } from './check.ts';
import { type DayProblem, dayPlaces, dayProblem, MOST_PLANNED_TRIPS, planRefusal } from './day.ts';
import { planRules } from './rules.ts';
import type { PlanDay, PlanDriver, PlanTrip } from './tasks.ts';
import { between, placeAt, SAMPLE_DATE, sampleDay, sampleDriver, sampleTrip } from './testing/sample-day.ts';
import { estimatedTravel } from './travel.ts';

const clock = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60;
};

const problemOf = (day: PlanDay): DayProblem => dayProblem(day, estimatedTravel(dayPlaces(day), day.date));

const dayOf = (
  trips: readonly PlanTrip[],
  drivers: readonly PlanDriver[] = [sampleDriver(1)],
  more: Parameters<typeof sampleDay>[2] = {},
): DayProblem => problemOf(sampleDay(trips, drivers, more));

const requestOf = (day: DayProblem, id: number) => {
  const index = day.requests.findIndex(({ tasks }) => tasks.some(({ trip }) => trip.id === id));
  return { index, own: day.requests[index], request: day.problem.requests[index] };
};

/** A stored distance whose loaded leg takes this long. */
const stored = (seconds: number) =>
  JSON.stringify({
    to: [300, seconds].map((duration) => ({ trip: { price: 0, distance: 8, duration } })),
    back: [],
    simple: [],
    totals: {},
  });

describe('windows of a trip', () => {
  it('picks up near the agreed time and arrives neither too early nor too late', () => {
    const { request } = requestOf(dayOf([sampleTrip(1, { distance: stored(1170) })]), 1);
    expect(request?.pickUp).toMatchObject({ earliest: clock('9:10'), latest: clock('9:30'), service: 120 });
    expect(request?.delivery).toMatchObject({ earliest: clock('9:15'), latest: clock('9:58') });
    // Loaded seconds as stored, in whole minutes.
    expect(request?.ride).toEqual({ seconds: 1200, metres: 8000 });
    expect(request?.longestRide).toBe(1260);
  });

  it('arrives in time even where the tolerance would allow a later pick-up', () => {
    const { request } = requestOf(dayOf([sampleTrip(1, { distance: stored(1800) })]), 1);
    expect(request?.pickUp.latest).toBe(clock('9:26'));
  });

  it('keeps what was agreed possible although the way takes longer, or the client is very early', () => {
    const late = requestOf(dayOf([sampleTrip(1, { distance: stored(3600) })]), 1).request;
    expect(late?.pickUp).toMatchObject({ earliest: clock('9:10'), latest: clock('9:20') });
    expect(late?.delivery.latest).toBe(clock('10:22'));
    const early = requestOf(dayOf([sampleTrip(1, { pick_time: '08:00', distance: stored(600) })]), 1).request;
    expect(early?.delivery.earliest).toBe(clock('8:12'));
  });

  it('takes a return at its time or a little later, never on the next day', () => {
    const of = (ap_time: string) => requestOf(dayOf([sampleTrip(1, { type: 'back', ap_time })]), 1).request?.pickUp;
    expect(of('14:00')).toMatchObject({ earliest: clock('14:00'), latest: clock('14:10') });
    expect(of('23:55')).toMatchObject({ earliest: clock('23:55'), latest: clock('23:59') });
  });

  it('holds the driver from pick-up to home on a trip that covers its return', () => {
    const trip = sampleTrip(1, { back: true, ap_waittime: '01:00', distance: stored(1200) });
    const { request, own } = requestOf(dayOf([trip]), 1);
    expect(request?.pickUp.place).toBe(request?.delivery.place);
    expect(request).toMatchObject({ alone: true, delivery: { earliest: clock('11:20') } });
    expect(own?.tasks[0]?.ride).toEqual({ seconds: 2640, metres: 16_000 });
  });

  it('measures a trip without a stored distance by the matrix, and boarding by mobility', () => {
    const day = dayOf([sampleTrip(1, { mobility: 'wheelchair' })]);
    const { request } = requestOf(day, 1);
    const { pickUp, delivery } = request ?? {};
    const seconds = day.problem.travel.seconds[(pickUp?.place ?? 0) * day.problem.travel.size + (delivery?.place ?? 0)];
    expect(request?.ride?.seconds).toBe(seconds);
    expect([pickUp?.service, delivery?.service, request?.load]).toEqual([300, 300, [0, 1, 0]]);
  });

  it('plans a ride that may be shared by the matrix, within its longest detour', () => {
    const rules = planRules([{ variable: 'planSharedDetour', value: '15' }]);
    const of = (more: Partial<PlanTrip>) => requestOf(dayOf([sampleTrip(1, more)], undefined, { rules }), 1).request;
    const request = of({ companion: true, client_sharesRides: true });
    expect(request).toMatchObject({ alone: false, ride: null, load: [2, 0, 0] });
    expect(of({}), 'of a client who did not agree').toMatchObject({ alone: true });
    const direct = requestOf(dayOf([sampleTrip(1)]), 1).request?.ride?.seconds ?? 0;
    expect(request?.longestRide).toBe(direct + 900);
  });

  it('does not plan a pick-up before the hour from which it plans', () => {
    const { request } = requestOf(dayOf([sampleTrip(1)], undefined, { query: { from: '09:15' } }), 1);
    expect(request?.pickUp.earliest).toBe(clock('9:15'));
  });
});

describe('drivers of a trip', () => {
  it.each([
    ['vehicle', { mobility: 'wheelchair' as const }, {}],
    ['papers', {}, { papersUntil: '2026-03-09' }],
    ['refusal', { refusals: new Map([[1, null]]) }, {}],
    ['refusal of its present driver', { accepted: 3 }, {}],
  ])('excludes a driver by %s', (_, trip, driver) => {
    const day = dayOf(
      [sampleTrip(1, trip)],
      [sampleDriver(1, driver), sampleDriver(2, { vehicle: { carriesWheelchair: true, carriesStretcher: false } })],
    );
    const able = day.drivers.filter((__, at) => day.problem.requests[0]?.fit[at] !== Infinity);
    expect(able.map(({ id }) => id)).toEqual([2]);
  });

  it('keeps to marked slots, and does without a driver who is away all day, not chosen or locked', () => {
    const drivers = [1, 2, 3, 4].map((id) => sampleDriver(id));
    const marked = [
      { driverId: 1, date: SAMPLE_DATE, available: '0,1' },
      { driverId: 2, date: SAMPLE_DATE, available: '0,1,2,3,4,5' },
    ];
    const query = { driverIds: [1, 2, 3], lockedDrivers: [3] };
    const day = dayOf([sampleTrip(1)], drivers, { marked, query });
    expect(day.drivers.map(({ id }) => id)).toEqual([1]);
    expect(day.problem.vehicles[0]?.absences).toEqual([{ from: clock('7:00'), until: clock('11:00') }]);
  });

  it('prefers who knows the client and who has the trip', () => {
    const day = dayOf(
      [sampleTrip(1, { accepted: 1, driverId: 2 })],
      [sampleDriver(1, { knows: new Set([101]) }), sampleDriver(2), sampleDriver(3)],
    );
    expect(day.problem.requests[0]?.fit).toEqual([10, 30, 40]);
  });

  it('uses a driver without a home from the first trip on, and says so', () => {
    const day = dayOf([sampleTrip(1)], [sampleDriver(1, { home: null })]);
    expect(day.problem.vehicles[0]).toMatchObject({ start: null, end: null });
    expect(day.ignored).toEqual([{ kind: 'noHome', bookingId: null, driverId: 1 }]);
  });

  it('wants both legs of a visit in one car', () => {
    const linked = [sampleTrip(1, { linkedId: 2 }), sampleTrip(2, { type: 'back', ap_time: '12:00', linkedId: 1 })];
    const visit = { clientId: 7, destinationId: 8 };
    const unlinked = [sampleTrip(1, visit), sampleTrip(2, { ...visit, type: 'back', ap_time: '12:00' }), sampleTrip(3)];
    for (const trips of [linked, unlinked])
      expect(dayOf(trips).problem.pairs).toEqual([{ one: 0, other: 1, apart: 100 }]);
  });
});

describe('trips that stay', () => {
  const own = { accepted: 1, driverId: 1 };
  const staying = (more: Partial<PlanTrip>, day: Parameters<typeof sampleDay>[2] = {}) =>
    requestOf(dayOf([sampleTrip(1, { ...own, ...more })], undefined, day), 1).own?.stays;

  it('moves what only waits for an answer, and keeps what was accepted, begun, locked or left out', () => {
    expect(staying({})).toBe(false);
    expect(staying({ accepted: 0 }, { query: { scope: 'toAssign' } })).toBe(false);
    expect(staying({ accepted: 2 }, { query: { moveAccepted: true } })).toBe(false);
    const kept: Parameters<typeof staying>[] = [
      [{ accepted: 2 }],
      [{ accepted: 4 }],
      [{ status: 1 }],
      [{}, { started: new Set([1]), query: { moveAccepted: true } }],
      [{}, { query: { lockedTrips: [1] } }],
      [{}, { query: { lockedDrivers: [1] } }],
      [{}, { query: { scope: 'toAssign' } }],
      [{}, { query: { driverIds: [2] } }],
      [{}, { query: { from: '09:30' } }],
    ];
    for (const each of kept) expect(staying(...each)).toBe(true);
  });

  it('fixes driver and time of a change that was kept, unless its driver is unknown or may not drive it', () => {
    const of = (driverId: number, more: Partial<PlanTrip> = {}) => {
      const query = { kept: [{ bookingId: 1, driverId, pick_time: '09:25' }] };
      return requestOf(dayOf([sampleTrip(1, more)], [sampleDriver(1), sampleDriver(2)], { query }), 1);
    };
    expect(of(2)).toMatchObject({
      own: { stays: true },
      request: { pickUp: { earliest: clock('9:25'), latest: clock('9:25') }, fit: [Infinity, 0], unassigned: Infinity },
    });
    expect(of(9).own?.stays).toBe(false);
    expect(of(2, { mobility: 'wheelchair' }).own?.stays).toBe(false);
    expect(of(1, { accepted: 3 }).own?.stays).toBe(false);
  });

  it('keeps a plan possible where trips that stay contradict each other and every rule', () => {
    const accepted = { ...own, accepted: 2, mobility: 'wheelchair' as const };
    const trips = [
      sampleTrip(1, { ...accepted, pick_time: '06:00' }),
      sampleTrip(2, { ...accepted, pick_time: '09:25' }),
      sampleTrip(3, { ...accepted, ap_time: '21:00', pick_time: '20:00' }),
      sampleTrip(4, { ...accepted, client_latitude: null }),
    ];
    const marked = [{ driverId: 1, date: SAMPLE_DATE, available: '1' }];
    const day = dayOf(trips, [sampleDriver(1, { papersUntil: '2020-01-01' })], {
      marked,
      rules: planRules([{ variable: 'planBreak', value: '30' }]),
    });
    expect(checkPlan(day.problem, day.start)).toEqual([]);
    expect(day.start.unassigned).toEqual([]);
    expect(day.ignored).toEqual([{ kind: 'noPlace', bookingId: 4, driverId: null }]);
  });

  it('is away while a trip without places lasts, or one of another day', () => {
    const nowhere = { client_latitude: null, destination_latitude: null };
    const trips = [
      sampleTrip(1, { ...own, ...nowhere }),
      sampleTrip(2, { ...own, ap_date: '2026-03-11', ap_time: '00:30', pick_time: '23:50' }),
      sampleTrip(3),
    ];
    expect(dayOf(trips).problem.vehicles[0]?.absences).toMatchObject([
      { from: clock('9:20'), until: clock('10:00') },
      { from: clock('23:50'), until: clock('24:30') },
    ]);
  });
});

describe('a day that can not be planned', () => {
  it('is refused with a word', () => {
    const drivers = [sampleDriver(1)];
    const many = Array.from({ length: MOST_PLANNED_TRIPS + 1 }, (_, index) => sampleTrip(index + 1));
    expect(planRefusal(sampleDay([sampleTrip(1)], drivers))).toBeUndefined();
    expect(planRefusal(sampleDay([sampleTrip(1)], [sampleDriver(1, { active: false })]))).toBe('noDrivers');
    expect(planRefusal(sampleDay([sampleTrip(1, { status: 3 })], drivers))).toBe('noTrips');
    expect(planRefusal(sampleDay([sampleTrip(1, { ap_time: 'noon' })], drivers))).toBe('noTrips');
    expect(planRefusal(sampleDay(many, drivers))).toBe('tooLarge');
  });

  it('leaves out what makes no sense, once', () => {
    const trips = [
      sampleTrip(1),
      sampleTrip(1),
      sampleTrip(2, { ap_time: '25:00' }),
      sampleTrip(3, { pick_time: '10:05' }),
      sampleTrip(4, { client_latitude: 200 }),
      sampleTrip(5, { client_latitude: Number.NaN }),
    ];
    const day = dayOf(trips, [sampleDriver(1), sampleDriver(1)]);
    expect(day.requests.map(({ tasks }) => tasks.map(({ trip }) => trip.id))).toEqual([[1]]);
    expect(day.drivers).toHaveLength(1);
    expect(day.ignored.map(({ kind, bookingId }) => [kind, bookingId])).toEqual([
      ['badTime', 2],
      ['badTime', 3],
      ['noPlace', 4],
      ['noPlace', 5],
    ]);
  });

  it('leaves out what the matrix can not reach, and fails only for a matrix of other places', () => {
    const day = sampleDay([sampleTrip(1), sampleTrip(2, between(placeAt(5, 5), placeAt(6, 6)))], [sampleDriver(1)]);
    const travel = estimatedTravel(dayPlaces(day), day.date);
    travel.seconds[1] = Number.NaN;
    expect(dayProblem(day, travel).ignored).toEqual([{ kind: 'noPlace', bookingId: 1, driverId: null }]);
    expect(() => dayProblem(day, estimatedTravel([], day.date))).toThrow(RangeError);
  });
});
