import { sampleBooking } from '@navette/shared/testing/booking';
import { describe, expect, it } from 'vitest';
import { dayStops, pieces, routeOnMap } from './use-day-route.ts';

const addresses = { driver_fullAddress: 'Home', destination_fullAddress: 'Clinic' };
const booking = (changes: Parameters<typeof sampleBooking>[0]) => sampleBooking({ ...addresses, ...changes });

describe('route of a driver on a day', () => {
  it('the route of a driver goes from home through the trips in order, and home', () => {
    const stops = dayStops([
      booking({ id: 2, type: 'back', ap_time: '12:00', pick_address: 'Rue Haute' }),
      booking({ id: 1, type: 'to', ap_time: '10:00', pick_time: '09:00', pick_address: 'Rue Haute' }),
      booking({ id: 3, status: 3, pick_address: 'Canceled' }),
    ]);
    expect(stops.map(({ address, loaded }) => `${address}${loaded ? ' *' : ''}`)).toEqual([
      'Home',
      'Rue Haute',
      'Clinic *',
      'Rue Haute *',
      'Home',
    ]);
  });

  it('brings the client home when the booking covers both legs', () => {
    const stops = dayStops([booking({ type: 'to', back: true, pick_address: 'Rue Haute' })]);
    expect(stops.map(({ kind }) => kind)).toEqual(['home', 'client', 'destination', 'client', 'home']);
  });

  it('the route of a driver has no stops without trips', () => {
    expect(dayStops([])).toEqual([]);
  });

  it('the route of a driver is requested in chunks that share their end points', () => {
    expect(pieces([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([
      [1, 2, 3],
      [3, 4, 5],
      [5, 6, 7],
    ]);
    expect(pieces([1, 2, 3, 4], 3)).toEqual([
      [1, 2, 3],
      [3, 4],
    ]);
    expect(pieces([1])).toEqual([]);
  });
});

it('gives a place that is visited twice both numbers, as the legs have them', () => {
  const stop = (address: string) => ({ address, kind: 'client' as const, booking: null, loaded: false });
  const leg = (from: string, to: string, at: number) => ({
    from: stop(from),
    to: stop(to),
    leg: {
      origin: from,
      destination: to,
      distance: 1,
      duration: 1,
      geometry: [
        [at, 4],
        [at + 1, 4],
      ],
    },
  });
  const { markers } = routeOnMap({
    stops: [],
    legs: [leg('Home', 'Clinic', 50), leg('Clinic', 'Home', 51)],
    distance: 2,
    duration: 2,
    estimated: false,
    unavailable: null,
    incomplete: false,
    attribution: null,
  });
  expect(markers.map(({ id, badge }) => [id, badge])).toEqual([
    ['Home', '1·3'],
    ['Clinic', '2'],
  ]);
});
