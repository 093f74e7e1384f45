import { describe, expect, it } from 'vitest';
import { extraKilometres, kmBetween, rankDrivers, isOtherLeg, type DriverCandidate } from './rank-drivers.ts';
import { places, tripAt } from './testing/sample-trips.ts';
import { unavailableSlots } from './unavailable-slots.ts';

const { grandPlace, erasme, saintLuc, namur } = places;
const km = (from: keyof typeof places, to: keyof typeof places) => kmBetween(places[from], places[to]) ?? 0;
const trip = tripAt('10:00', '10:40', {
  from: grandPlace,
  to: erasme,
  loadedKm: km('grandPlace', 'erasme'),
  accepted: 0,
});
const free = unavailableSlots([]);

describe('extra kilometres of a trip in a day', () => {
  it('counts the kilometres from home, with the client and home again, for a driver without other trips', () => {
    const expected = km('namur', 'grandPlace') + km('grandPlace', 'erasme') + km('erasme', 'namur');
    expect(extraKilometres([], namur, trip)).toBeCloseTo(expected, 1);
  });

  it('counts the kilometres between the previous and the next trip, minus the direct route between them', () => {
    const before = tripAt('08:00', '09:00', { from: namur, to: saintLuc });
    const after = tripAt('13:00', '14:00', { from: namur, to: saintLuc });
    const expected =
      km('saintLuc', 'grandPlace') + km('grandPlace', 'erasme') + km('erasme', 'namur') - km('saintLuc', 'namur');
    expect(extraKilometres([after, before], null, trip)).toBeCloseTo(expected, 1);
  });

  it('counts only loaded kilometres for a trip that lies on the way', () => {
    const before = tripAt('08:00', '09:00', { to: grandPlace });
    const after = tripAt('13:00', '14:00', { from: erasme });
    expect(extraKilometres([before, after], null, trip)).toBeCloseTo(0, 1);
  });

  it.each([
    ['home', [], null],
    ['the end of the trip before', [tripAt('08:00', '09:00')], namur],
    ['the begin of the trip after', [tripAt('12:00', '13:00')], namur],
  ])('are unknown without %s', (_, trips, home) => {
    expect(extraKilometres(trips, home, trip)).toBeNull();
  });

  it('ignores canceled trips, other days and the saved trip itself in extra kilometres', () => {
    const nowhere = [
      tripAt('08:00', '09:00', { status: 3 }),
      tripAt('08:00', '09:00', { date: '2026-03-09' }),
      { ...trip, from: null, to: null, accepted: 1 },
    ];
    expect(extraKilometres(nowhere, namur, trip)).toBe(extraKilometres([], namur, trip));
  });
});

const driver = (id: number, more: Partial<DriverCandidate> = {}): DriverCandidate => ({
  id,
  active: true,
  vehicle: { carriesWheelchair: false, carriesStretcher: false },
  home: namur,
  knowsClient: false,
  ...more,
});

describe('suggested drivers', () => {
  it('ranks drivers without conflicts first, then by the fewest extra kilometres, then unknown ones', () => {
    const busy = tripAt('10:10', '10:30', { driverId: 1, from: grandPlace, to: erasme });
    const candidates = [
      driver(1, { home: grandPlace }),
      driver(2),
      driver(3, { home: grandPlace }),
      driver(4, { home: null }),
      driver(5, { active: false, home: erasme }),
    ];
    const ranked = rankDrivers([trip], candidates, [busy], free);
    expect(ranked.map(({ driverId, conflicts }) => [driverId, conflicts.map(({ kind }) => kind)])).toEqual([
      [3, []],
      [2, []],
      [4, []],
      [5, ['inactive']],
      [1, ['overlap']],
    ]);
  });

  it('ranks drivers whose car cannot carry the client last, however near they are', () => {
    const busy = tripAt('10:10', '10:30', { driverId: 2, from: grandPlace, to: erasme });
    const vehicle = { carriesWheelchair: true, carriesStretcher: false };
    const candidates = [driver(1, { home: grandPlace }), driver(2, { vehicle }), driver(3, { vehicle })];
    const ranked = rankDrivers([{ ...trip, mobility: 'wheelchair' }], candidates, [busy], free);
    expect(ranked.map(({ driverId, conflicts }) => [driverId, conflicts.map(({ kind }) => kind)])).toEqual([
      [3, []],
      [2, ['overlap']],
      [1, ['vehicle']],
    ]);
  });

  it('ranks drivers for a trip that begins soon from where they are: first who is not late, then the nearest', () => {
    const at = (time: string, aboard: readonly number[] = []) => ({
      now: new Date(`2026-03-10T${time}:00+01:00`),
      aboard: new Set(aboard),
    });
    const candidates = [
      driver(1, { home: grandPlace }),
      driver(2, { position: grandPlace }),
      driver(3, { home: grandPlace, position: namur }),
    ];
    const rank = (moment?: ReturnType<typeof at>, trips: Parameters<typeof rankDrivers>[2] = []) =>
      rankDrivers([trip], candidates, trips, free, moment).map(({ driverId, live }) => [driverId, live?.late]);
    expect(rank(at('09:50'))).toEqual([
      [2, false],
      [1, undefined],
      [3, true],
    ]);
    // From home, as planned and hours ahead, the second is the furthest.
    expect(rank().map(([id]) => id)).toEqual([1, 3, 2]);
    expect(rank(at('07:00'))).toEqual([
      [1, undefined],
      [3, undefined],
      [2, undefined],
    ]);
    const far = tripAt('08:00', '09:00', { driverId: 2, from: grandPlace, to: namur });
    expect(rank(at('09:50', [far.id]), [far]).find(([id]) => id === 2)).toEqual([2, true]);
  });

  it('ranks drivers who refused the trip last of all, with the time of the refusal', () => {
    const at = '2026-03-09T14:05:00.000Z';
    const expired = driver(2, { papersUntil: '2026-03-01' });
    const candidates = [driver(1, { home: grandPlace, knowsClient: true }), expired, driver(3)];
    const ranked = rankDrivers([{ ...trip, refusals: new Map([[1, at]]) }], candidates, [], free);
    expect(ranked.map(({ driverId }) => driverId)).toEqual([3, 2, 1]);
    expect(ranked[2]?.conflicts).toEqual([
      { kind: 'refused', date: '2026-03-10', bookingId: null, slot: null, minutes: null, at },
    ]);
  });

  it('ranks drivers of a series by all of its days, those with the fewest conflicting days first', () => {
    const days = ['2026-03-10', '2026-03-11', '2026-03-12'].map((date, index) => ({ ...trip, id: -1 - index, date }));
    const busy = (driverId: number, date: string) =>
      tripAt('10:10', '10:30', { driverId, date, from: grandPlace, to: erasme });
    const ranked = rankDrivers(
      days,
      [driver(1, { home: grandPlace }), driver(2), driver(3)],
      [busy(1, '2026-03-11'), busy(1, '2026-03-12'), busy(2, '2026-03-12')],
      unavailableSlots([{ driverId: 1, date: '2026-03-12', available: '1' }]),
    );
    expect(
      ranked.map(({ driverId, trips, conflicts }) => [driverId, trips, conflicts.map(({ date }) => date)]),
    ).toEqual([
      [3, 0, []],
      [2, 1, ['2026-03-12']],
      [1, 2, ['2026-03-11', '2026-03-12', '2026-03-12']],
    ]);
  });

  it('gives drivers of a series the reasons that hold on all of its days, and the average of the kilometres', () => {
    const days = ['2026-03-10', '2026-03-11'].map((date, index) => ({ ...trip, id: -1 - index, date }));
    const far = tripAt('13:00', '14:00', { date: '2026-03-11', from: namur, to: namur });
    const [ranked] = rankDrivers(days, [driver(1, { home: grandPlace, knowsClient: true })], [far], free);
    expect(ranked?.reasons.map(({ kind }) => kind)).toEqual(['knowsClient', 'nearHome']);
    const on = (date: string) =>
      extraKilometres(far.date === date ? [far] : [], grandPlace, { ...trip, date, driverId: 1 }) ?? 0;
    expect(ranked?.extraKm).toBeCloseTo((on('2026-03-10') + on('2026-03-11')) / 2, 0);
  });

  it('finds conflicts of suggested drivers also for a trip that is still to be assigned', () => {
    expect(
      rankDrivers([{ ...trip, accepted: 0 }], [driver(1)], [tripAt('10:00', '11:00')], free)[0]?.conflicts,
    ).toHaveLength(1);
  });

  it('finds no conflict of a suggested driver with the trip itself', () => {
    expect(rankDrivers([trip], [driver(1)], [{ ...trip, accepted: 1 }], free)).toMatchObject([
      { conflicts: [], trips: 0 },
    ]);
  });

  it('lists every reason for a suggested driver, the strongest first', () => {
    const otherLeg = tripAt('12:00', '12:40', { driverId: 1, linkedId: trip.id, from: erasme, to: grandPlace });
    const [ranked] = rankDrivers([trip], [driver(1, { home: grandPlace, knowsClient: true })], [otherLeg], free);
    expect(ranked).toMatchObject({ trips: 1, conflicts: [] });
    expect(ranked?.reasons).toEqual([
      { kind: 'linkedLeg', bookingId: otherLeg.id, minutes: null },
      { kind: 'onTheWay', bookingId: otherLeg.id, minutes: 80 },
      { kind: 'knowsClient', bookingId: null, minutes: null },
      { kind: 'nearHome', bookingId: null, minutes: null },
    ]);
  });

  it('marks a driver free all day without trips and without marked slots', () => {
    const marked = unavailableSlots([{ driverId: 2, date: '2026-03-10', available: '5' }]);
    const kinds = (id: number) => rankDrivers([trip], [driver(id)], [], marked)[0]?.reasons.map(({ kind }) => kind);
    expect([kinds(1), kinds(2)]).toEqual([['freeAllDay'], []]);
  });

  it('gives no reason “on the way” to drivers who would wait long, arrive too late, or come from far', () => {
    const reasons = (before: ReturnType<typeof tripAt>) =>
      rankDrivers([trip], [driver(1)], [before], free)[0]?.reasons.map(({ kind }) => kind);
    expect(reasons(tripAt('09:00', '09:50', { to: grandPlace }))).toEqual(['onTheWay']);
    expect(reasons(tripAt('07:00', '08:00', { to: grandPlace }))).toEqual([]);
    expect(reasons(tripAt('09:00', '10:10', { to: grandPlace }))).toEqual([]);
    expect(reasons(tripAt('07:00', '08:45', { to: namur }))).toEqual([]);
  });
});

describe('the other leg of a visit', () => {
  const back = { ...trip, id: 999, type: 'back', start: 700, end: 740 };
  it.each([
    [true, 'unlinked, the same client and place in the other direction', trip, back],
    [true, 'linked from one side', trip, { ...back, linkedId: trip.id }],
    [false, 'linked to a third', trip, { ...back, linkedId: 12_345 }],
    [false, 'the same direction', trip, { ...back, type: 'simple' }],
    [false, 'another client', trip, { ...back, clientId: 1 }],
    [false, 'another day', trip, { ...back, date: '2026-03-11' }],
  ])('%s: %s', (is, _, one, other) => {
    expect(isOtherLeg(one, other)).toBe(is);
  });
});
