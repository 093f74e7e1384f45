import { describe, expect, it } from 'vitest';
import { conflictsOfTrip, conflictsOfTrips, travelMinutes } from './conflicts.ts';
import { places, tripAt } from './testing/sample-trips.ts';
import { unavailableSlots } from './unavailable-slots.ts';

const free = unavailableSlots([]);
const { grandPlace, erasme, namur } = places;

describe('a trip that the vehicle cannot carry', () => {
  const van = { carriesWheelchair: true, carriesStretcher: false };
  const inWheelchair = tripAt('09:00', '10:00', { mobility: 'wheelchair' });

  it('reports papers of the driver that have expired on the day of the trip, and not those that are valid that day', () => {
    const found = (papersUntil: string | null) =>
      (
        conflictsOfTrips([tripAt('09:00', '10:00', { papersUntil })], free)
          .values()
          .next().value ?? []
      ).map(({ kind }) => kind);
    expect([found('2026-03-09'), found('2026-03-10'), found(null)]).toEqual([['papers'], [], []]);
  });

  it('reports the vehicle, and the mobility of the client', () => {
    expect(conflictsOfTrips([inWheelchair], free).get(inWheelchair.id)).toEqual([
      { kind: 'vehicle', date: '2026-03-10', bookingId: null, slot: null, minutes: null, mobility: 'wheelchair' },
    ]);
    expect(conflictsOfTrip({ ...inWheelchair, vehicle: van }, [], free)).toEqual([]);
    expect(conflictsOfTrip({ ...inWheelchair, mobility: 'stretcher', vehicle: van }, [], free)).toMatchObject([
      { kind: 'vehicle', mobility: 'stretcher' },
    ]);
  });

  it('reports no car of a trip that is to be assigned, closed or canceled', () => {
    for (const more of [{ accepted: 0 }, { status: 1 }, { status: 3 }])
      expect(conflictsOfTrip({ ...inWheelchair, ...more }, [], free)).toEqual([]);
  });
});

describe('two trips of a driver at the same time', () => {
  const first = tripAt('09:00', '10:00');

  it('reports an overlap for both trips, with the minutes they share', () => {
    const second = tripAt('09:40', '10:30');
    expect(conflictsOfTrips([second, first], free)).toEqual(
      new Map([
        [first.id, [{ kind: 'overlap', date: '2026-03-10', bookingId: second.id, slot: null, minutes: 20 }]],
        [second.id, [{ kind: 'overlap', date: '2026-03-10', bookingId: first.id, slot: null, minutes: 20 }]],
      ]),
    );
  });

  it('reports an overlap of a shared ride too: same time, same destination', () => {
    expect(conflictsOfTrips([first, tripAt('09:00', '10:00', { to: erasme })], free).size).toBe(2);
  });

  it.each([
    ['one ends as the other begins', tripAt('10:00', '11:00')],
    ['they are of two drivers', tripAt('09:00', '10:00', { driverId: 2 })],
    ['they are on two days', tripAt('09:00', '10:00', { date: '2026-03-11' })],
    ['one is closed', tripAt('09:00', '10:00', { status: 1 })],
    ['one is unfounded', tripAt('09:00', '10:00', { status: 2 })],
    ['one is canceled', tripAt('09:00', '10:00', { status: 3 })],
    ['one is to be assigned', tripAt('09:00', '10:00', { accepted: 0 })],
    ['one is refused', tripAt('09:00', '10:00', { accepted: 3 })],
  ])('do not when %s', (_, second) => {
    expect(conflictsOfTrips([first, second], free).size).toBe(0);
  });

  it.each([
    [
      'the evening before the change of spring',
      { type: 'back', date: '2026-03-28', start: 1410, end: 1530 },
      '2026-03-29',
    ],
    ['a long trip into the day of autumn', { type: 'back', date: '2026-10-24', start: 1410, end: 1530 }, '2026-10-25'],
  ])('counts the minutes that pass: %s', (_, evening, date) => {
    const night = tripAt('01:00', '01:40', { date });
    expect(conflictsOfTrip(night, [tripAt('09:00', '10:00', evening)], free)).toMatchObject([
      { kind: 'overlap', minutes: 30 },
    ]);
  });

  it('reports no overlap with the trip after the day of 23 hours', () => {
    const late = tripAt('09:00', '10:00', { date: '2026-03-29', start: 22 * 60, end: 23 * 60 });
    expect(conflictsOfTrip(late, [tripAt('00:00', '00:30', { date: '2026-03-30' })], free)).toEqual([]);
    expect(
      conflictsOfTrip({ ...late, end: late.end + 10 }, [tripAt('00:00', '00:30', { date: '2026-03-30' })], free),
    ).toMatchObject([{ kind: 'overlap', minutes: 10 }]);
  });

  it('reports an overlap across midnight', () => {
    const late = tripAt('23:30', '23:50', { end: 1440 + 15 });
    const early = tripAt('00:20', '00:40', { date: '2026-03-11', start: -20 + 30 });
    const before = tripAt('00:20', '00:40', { date: '2026-03-11', start: -10 });
    expect(conflictsOfTrips([late, early], free).get(early.id)).toMatchObject([{ kind: 'overlap', minutes: 5 }]);
    expect(conflictsOfTrips([late, before], free).get(late.id)).toMatchObject([
      { kind: 'overlap', minutes: 25, date: '2026-03-10' },
    ]);
  });

  it('reports every overlap of a trip that is longer than those after it', () => {
    const long = tripAt('08:00', '12:00');
    const short = [
      tripAt('08:10', '08:20'),
      tripAt('09:00', '09:30'),
      tripAt('11:30', '12:30'),
      tripAt('12:00', '12:20'),
    ];
    expect(
      conflictsOfTrips([...short, long], free)
        .get(long.id)
        ?.map(({ bookingId }) => bookingId),
    ).toEqual(short.slice(0, 3).map(({ id }) => id));
  });
});

describe('the route from one trip to the next', () => {
  const toErasme = tripAt('09:00', '10:00', { from: grandPlace, to: erasme });
  const needed = travelMinutes(toErasme, tripAt('10:00', '11:00', { from: namur })) ?? 0;

  it('reports a travel conflict when less time is left than the route is estimated to take', () => {
    const soon = tripAt('10:10', '11:00', { from: namur, to: grandPlace });
    expect(needed).toBeGreaterThan(45);
    expect(conflictsOfTrips([toErasme, soon], free).get(soon.id)).toEqual([
      { kind: 'travel', date: '2026-03-10', bookingId: toErasme.id, slot: null, minutes: needed - 10 },
    ]);
    expect(conflictsOfTrips([toErasme, soon], free).get(toErasme.id)).toMatchObject([
      { kind: 'travel', bookingId: soon.id },
    ]);
  });

  it('reports no travel conflict when the time suffices to the minute', () => {
    const inTime = { ...toErasme, id: 900, start: 600 + needed, end: 700 + needed, from: namur, to: grandPlace };
    expect(conflictsOfTrips([toErasme, inTime], free).size).toBe(0);
    expect(conflictsOfTrips([toErasme, { ...inTime, start: inTime.start - 1 }], free).get(900)).toMatchObject([
      { kind: 'travel', minutes: 1 },
    ]);
  });

  it('reports no travel conflict when the next trip begins where the last one ended', () => {
    const home = tripAt('10:00', '11:00', { type: 'back', clientId: toErasme.clientId, from: erasme, to: grandPlace });
    expect(conflictsOfTrips([toErasme, home], free).size).toBe(0);
  });

  it('reports no travel conflict when a place is unknown', () => {
    expect(conflictsOfTrips([toErasme, tripAt('10:00', '11:00')], free).size).toBe(0);
  });

  it('measures travel from the trip that ends last', () => {
    const inNamur = tripAt('09:10', '09:50', { from: grandPlace, to: namur });
    const next = tripAt('10:00', '11:00', { from: namur, to: grandPlace });
    expect(conflictsOfTrips([toErasme, inNamur, next], free).get(next.id)).toMatchObject([
      { kind: 'travel', bookingId: toErasme.id },
    ]);
  });

  it('reports a travel conflict across midnight', () => {
    const late = tripAt('23:00', '23:50', { from: grandPlace, to: namur });
    const early = tripAt('00:05', '01:00', { date: '2026-03-11', from: erasme, to: grandPlace });
    expect(conflictsOfTrips([late, early], free).get(early.id)).toMatchObject([
      { kind: 'travel', date: '2026-03-11', bookingId: late.id },
    ]);
  });
});

describe('a driver who is unavailable', () => {
  it('reports an unavailable driver for each marked slot that the trip overlaps', () => {
    const marked = unavailableSlots([{ driverId: 1, date: '2026-03-10', available: '0,1,4' }]);
    const trip = tripAt('08:30', '09:30');
    expect(conflictsOfTrips([trip, tripAt('11:00', '15:00')], marked)).toEqual(
      new Map([
        [
          trip.id,
          [0, 1].map((slot) => ({ kind: 'unavailable', date: '2026-03-10', bookingId: null, slot, minutes: null })),
        ],
      ]),
    );
  });

  it('reports a whole day off once, also outside the slots', () => {
    const off = unavailableSlots([{ driverId: 1, date: '2026-03-10', available: '0,1,2,3,4,5' }]);
    const trip = tripAt('05:00', '05:30');
    expect(conflictsOfTrips([trip], off).get(trip.id)).toEqual([
      { kind: 'unavailable', date: '2026-03-10', bookingId: null, slot: null, minutes: null },
    ]);
  });

  it('compares the slots of the day on which the trip is driven', () => {
    const evening = unavailableSlots([{ driverId: 1, date: '2026-03-09', available: '0,1,2,3,4,5' }]);
    const trip = tripAt('00:30', '00:40', { start: -20 });
    expect(conflictsOfTrips([trip], evening).get(trip.id)).toMatchObject([{ kind: 'unavailable', date: '2026-03-09' }]);
  });

  it('reports an inactive driver, and no other conflict then', () => {
    const [one, other] = [
      tripAt('09:00', '10:00', { driverActive: false }),
      tripAt('09:00', '10:00', { driverActive: false, status: 3 }),
    ];
    const toAssign = tripAt('09:00', '10:00', { driverActive: false, accepted: 0 });
    expect([...conflictsOfTrips([one, other, toAssign], free)]).toEqual([
      [one.id, [{ kind: 'inactive', date: '2026-03-10', bookingId: null, slot: null, minutes: null }]],
    ]);
  });
});

describe('one trip among others', () => {
  it('reports no conflict of a trip with its saved version', () => {
    const saved = tripAt('09:00', '10:00');
    expect(conflictsOfTrip({ ...saved, start: 550 }, [saved], free)).toEqual([]);
  });

  it('compares a trip with those of its driver alone', () => {
    const [own, others] = [tripAt('09:00', '10:00'), tripAt('09:00', '10:00', { driverId: 2 })];
    expect(conflictsOfTrip(tripAt('09:30', '09:40', { id: -1 }), [own, others], free)).toMatchObject([
      { bookingId: own.id },
    ]);
  });

  it('reports no number of a trip that is not saved', () => {
    const unsaved = tripAt('09:00', '10:00', { id: -2 });
    expect(conflictsOfTrip(tripAt('09:30', '09:40', { id: -1 }), [unsaved], free)).toMatchObject([
      { kind: 'overlap', bookingId: null },
    ]);
  });
});
