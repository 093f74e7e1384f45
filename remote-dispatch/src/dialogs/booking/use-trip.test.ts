import { computedPickUp, tripDistance } from '@navette/shared/domain';
import { describe, expect, it } from 'vitest';
import { distanceText, followTrip, formPickUp, proposedPrice, tripFigures, tripQuestion } from './use-trip.ts';
import { newValues } from './booking-values.ts';

/** The legs of the worked cases (specification/tariffs.md#fallback-price), with a loaded leg of so many seconds. */
const distanceOf = (seconds: number, km = 18.65): string => {
  const empty = { distance: 3.2, duration: 600 };
  const loaded = { distance: km, duration: seconds };
  return distanceText(tripDistance([empty, loaded], [{ ...loaded, distance: 18.9 }, empty]));
};

const booking = { ...newValues({}, '2026-03-02'), ap_time: '10:00', distance: distanceOf(1920) };

describe('the pick-up time', () => {
  it('computes the pick-up time as the appointment minus the loaded leg minus 15 minutes', () => {
    expect(computedPickUp(booking)?.time).toBe('09:13');
    expect(computedPickUp({ ...booking, distance: distanceOf(1950) })?.time).toBe('09:12');
    expect(computedPickUp({ ...booking, type: 'simple' })?.time).toBe('09:13');
  });

  it('computes the pick-up time of a return leg as its appointment', () => {
    expect(computedPickUp({ ...booking, type: 'back', distance: null })).toEqual({ time: '10:00', dayBefore: false });
  });

  it('computes a pick-up time on the day before', () => {
    expect(computedPickUp({ ...booking, ap_time: '00:20', distance: distanceOf(1800) })).toEqual({
      time: '23:35',
      dayBefore: true,
    });
  });

  it('computes no pick-up time without appointment or route', () => {
    expect(computedPickUp({ ...booking, ap_time: null })).toBeUndefined();
    expect(computedPickUp({ ...booking, distance: null })).toBeUndefined();
    expect(computedPickUp({ ...booking, distance: '{"totals":{}}' })).toBeUndefined();
  });
});

describe('the pick-up time in the night of a clock change', () => {
  const night = { ...booking, ap_time: '03:15', distance: distanceOf(1620) };

  it('uses the offset of the only day for the pick-up time in the night of a clock change', () => {
    expect(formPickUp({ ...night, dates: ['2026-03-29'] })?.time).toBe('01:33');
    expect(formPickUp({ ...night, dates: [], ap_date: '2026-03-29' })?.time).toBe('01:33');
  });

  it('uses an ordinary night for the pick-up time of several days, and recomputes when one day is left', () => {
    const several = { ...night, dates: ['2026-03-22', '2026-03-29'], pick_time: '02:33' };
    const before = tripFigures(several);
    expect(before.pick_time).toBe('02:33');
    const one = { ...several, dates: ['2026-03-29'] };
    expect(followTrip(one, before, tripFigures(one, before), true).pick_time).toBe('01:33');
  });
});

describe('the proposed price', () => {
  it('proposes the computed price of the type, each leg rounded up', () => {
    expect(proposedPrice(booking)).toEqual({ amount: 9, source: 'trip' });
    expect(proposedPrice({ ...booking, type: 'back' })).toEqual({ amount: 9, source: 'trip' });
  });

  it('proposes the price of both ways for a booking that covers the return', () => {
    expect(proposedPrice({ ...booking, back: true })).toEqual({ amount: 18, source: 'trip' });
    expect(proposedPrice({ ...booking, type: 'simple', back: true })).toEqual({ amount: 9, source: 'trip' });
  });

  it('proposes the driver price when there is one', () => {
    expect(proposedPrice({ ...booking, price_driver: 30 })).toEqual({ amount: 30, source: 'driver' });
  });

  it('proposes no price before the distance is known', () => {
    expect(proposedPrice({ ...booking, distance: null })).toBeUndefined();
  });
});

describe('when the trip changes', () => {
  const computed = tripFigures(booking);

  it('fills empty figures when the trip changes', () => {
    expect(followTrip(booking, {}, computed, true)).toEqual({ pick_time: '09:13', price: 9 });
  });

  it('recomputes computed figures when the trip changes', () => {
    const later = { ...booking, pick_time: '09:13', price: 9, ap_time: '11:00', distance: distanceOf(1920, 40) };
    expect(followTrip(later, computed, tripFigures(later, computed), true)).toEqual({ pick_time: '10:13', price: 17 });
  });

  it('keeps typed figures when the trip changes', () => {
    const typed = { ...booking, pick_time: '09:00', price: 25, ap_time: '11:00' };
    expect(followTrip(typed, computed, tripFigures(typed, computed), true)).toEqual({});
  });

  it('recomputes figures after the distance was briefly unknown', () => {
    const gap = { ...booking, pick_time: '09:13', price: 9, distance: null };
    const inGap = tripFigures(gap, computed);
    expect(followTrip(gap, computed, inGap, true)).toEqual({});
    const after = { ...gap, distance: distanceOf(1950, 40) };
    expect(followTrip(after, inGap, tripFigures(after, inGap), true)).toEqual({ pick_time: '09:12', price: 17 });
  });

  it('keeps the stored price of an existing booking when the trip changes', () => {
    const stored = { ...booking, pick_time: '09:13', price: 9, price_driver: 30, ap_time: '11:00' };
    expect(followTrip(stored, computed, tripFigures(stored, computed), false)).toEqual({ pick_time: '10:13' });
  });
});

it('keeps figures and addresses of a distance, not the drawn line', () => {
  const trip = { origin: 'A', destination: 'B', distance: 1, duration: 60, geometry: [[50.8, 4.3]] };
  const stored: unknown = JSON.parse(distanceText(tripDistance([trip], [trip])));
  expect(stored).toMatchObject({
    to: [{ trip: { origin: 'A', destination: 'B', distance: 1, duration: 60, price: 1 } }],
  });
  expect(JSON.stringify(stored)).not.toContain('geometry');
});

const driver = { id: 3, lastname: 'Peeters', firstname: 'Jan', address: 'Kerkstraat 4', zip: '1700', city: 'Dilbeek' };
const client = {
  id: 4,
  lastname: 'Dubois',
  firstname: 'Éléonore',
  fullAddress: 'Rue Haute 12, 1000 Bruxelles',
  latitude: 50.84,
  longitude: 4.35,
};
const destination = { id: 5, name: 'Clinique', fullAddress: 'Boulevard 32, 1000 Bruxelles' };
const places = { driver, client, destination, pick_address: 'Rue Haute 12, 1000 Bruxelles', day: null, time: null };

describe('the route that is measured', () => {
  it('measures from the driver to the pick-up address and the destination', () => {
    expect(tripQuestion(places)).toEqual({
      addresses: ['Kerkstraat 4, 1700 Dilbeek', 'Rue Haute 12, 1000 Bruxelles', 'Boulevard 32, 1000 Bruxelles'],
      coordinates: [null, { latitude: 50.84, longitude: 4.35 }, null],
    });
  });

  it('sends the place of the client only while the pick-up address is the client’s', () => {
    expect(tripQuestion({ ...places, pick_address: 'Rue Basse 1, 1000 Bruxelles' })?.coordinates).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('sends the appointment once it is complete', () => {
    expect(tripQuestion({ ...places, day: '2026-03-10', time: '10:00' })?.at).toEqual({
      ap_date: '2026-03-10',
      ap_time: '10:00',
    });
    expect(tripQuestion({ ...places, day: '2026-03-10' })?.at).toBeUndefined();
  });

  it('measures from the pick-up address before a driver is chosen', () => {
    expect(tripQuestion({ ...places, driver: null })).toEqual({
      addresses: ['Rue Haute 12, 1000 Bruxelles', 'Rue Haute 12, 1000 Bruxelles', 'Boulevard 32, 1000 Bruxelles'],
      coordinates: [{ latitude: 50.84, longitude: 4.35 }, { latitude: 50.84, longitude: 4.35 }, null],
    });
  });

  it('measures nothing while an address is missing', () => {
    expect(tripQuestion({ ...places, destination: null })).toBeNull();
    expect(tripQuestion({ ...places, pick_address: '' })).toBeNull();
    expect(tripQuestion({ ...places, driver: { ...driver, zip: '' } })).toBeNull();
  });
});
