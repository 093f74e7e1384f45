import {
  addDays,
  BookingStatus,
  conflictsOfTrips,
  eachDay,
  plannedTrip,
  type ConflictKind,
  type IsoDate,
} from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import { markedSlots, makeDemo, makePlan, type Demo } from './make-demo.ts';
import { stateAt } from './booking-state.ts';
import { groupBy } from './rows.ts';
import { createRandom } from './random.ts';

const TUESDAY = '2026-03-10';
const SUNDAY = '2026-03-15';

/** Exceptions of a day as the board would show them when all of its trips are accepted and still to be driven. */
function exceptionsOn({ bookings, clients, drivers, destinations, availability }: Demo, date: IsoDate) {
  const trips = bookings
    .filter(({ ap_date, status }) => ap_date === date && status !== BookingStatus.canceled)
    .map((booking) => {
      const client = clients.find(({ id }) => id === booking.clientId);
      const driver = drivers.find(({ id }) => id === booking.driverId);
      const destination = destinations.find(({ id }) => id === booking.destinationId);
      return plannedTrip({
        ...booking,
        distance: JSON.stringify(booking.distance),
        status: BookingStatus.pending,
        accepted: booking.accepted || 0,
        client_mobility: client?.mobility,
        driver_carriesWheelchair: driver?.carriesWheelchair,
        driver_carriesStretcher: driver?.carriesStretcher,
        client_latitude: client?.latitude,
        client_longitude: client?.longitude,
        destination_latitude: destination?.latitude,
        destination_longitude: destination?.longitude,
      });
    });
  const found = [...conflictsOfTrips(trips, markedSlots(availability)).values()].flat();
  const count = (kind: ConflictKind) => found.filter((conflict) => conflict.kind === kind).length;
  // A pair is reported for both of its trips.
  return {
    pairs: (count('overlap') + count('travel')) / 2,
    unavailable: count('unavailable'),
    unsuitable: count('vehicle'),
  };
}

const onDate = (demo: Demo, date: IsoDate) => demo.bookings.filter(({ ap_date }) => ap_date === date);

describe.each([
  ['Tuesday', TUESDAY],
  ['Sunday', SUNDAY],
])('the days of a demo made on a %s', (_day, date) => {
  const demo = makeDemo({ date, time: '08:00' });

  it.each(eachDay(date, addDays(date, 14)))('plants three to six exceptions on %s, and no others', (day) => {
    const { pairs, unavailable, unsuitable } = exceptionsOn(demo, day);
    expect(pairs).toBeGreaterThanOrEqual(3);
    expect(pairs).toBeLessThanOrEqual(6);
    expect([unavailable, unsuitable]).toEqual([0, 0]);
  });

  it.each(eachDay(addDays(date, -7), addDays(date, -1)))('gives drivers only trips they could drive on %s', (day) => {
    expect(exceptionsOn(demo, day)).toEqual({ pairs: 0, unavailable: 0, unsuitable: 0 });
  });

  it('demo days include several patients in wheelchairs within a week, and fewer on stretchers', () => {
    const days = eachDay(date, addDays(date, 6));
    const today = new Set(days.flatMap((day) => onDate(demo, day)).map(({ clientId }) => clientId));
    const count = (mobility: string) =>
      demo.clients.filter((client) => today.has(client.id) && client.mobility === mobility).length;
    expect(count('wheelchair')).toBeGreaterThanOrEqual(5);
    expect(count('wheelchair')).toBeGreaterThan(count('stretcher'));
  });

  it('spreads the trips of today over the drivers', () => {
    const today = onDate(demo, date);
    const byDriver = [...groupBy(today, ({ driverId }) => driverId).values()].map((trips) => trips.length);
    expect(Math.max(...byDriver)).toBeLessThanOrEqual(8);
    expect(byDriver.length).toBeGreaterThanOrEqual(9);
  });
});

describe('the trips of today', () => {
  const { trips } = makePlan({ date: TUESDAY, time: '00:00' });
  const today = trips.filter(({ appointment }) => appointment.date === TUESDAY);
  const at = (time: string) =>
    today.map((trip, index) => ({ trip, ...stateAt(createRandom(index), trip, { date: TUESDAY, time }) }));

  it.each(['09:00', '13:00', '17:00'])(
    'the trips of today match the clock at %s: future trips are not driven, past ones are',
    (time) => {
      const ahead = at(time).filter(({ trip }) => trip.pickUp > time);
      expect(ahead.filter(({ status, charged }) => charged || status === BookingStatus.closed)).toEqual([]);
      const past = at(time).filter(({ trip }) => trip.type !== 'back' && trip.time < time);
      const over = past.filter(({ status, charged }) => status !== BookingStatus.pending || charged);
      expect(over.length / past.length).toBeGreaterThan(0.93);
    },
  );

  it('the trips of today get done from hour to hour', () => {
    const done = ['00:00', '09:00', '13:00', '17:00', '23:59'].map(
      (time) => at(time).filter(({ status }) => status === BookingStatus.closed).length,
    );
    expect(done).toEqual(done.toSorted((one, other) => one - other));
    expect(done[0]).toBe(0);
    expect(done.at(-1)).toBeGreaterThan(80);
  });
});
