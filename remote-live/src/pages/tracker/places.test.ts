import { expect, it } from 'vitest';
import { sampleTrip } from '../../testing/sample-trip.ts';
import { clientPlaces } from './places.ts';

it('puts a client at home, and not at the place of care where another trip goes on', () => {
  const home = sampleTrip();
  const onward = sampleTrip({ pick_address: 'Avenue Hippocrate 10', pick_latitude: 50.85, pick_longitude: 4.45 });
  expect(clientPlaces([home, onward])).toMatchObject([{ kind: 'client', address: home.pick_address }]);
  expect(clientPlaces([onward])).toEqual([]);
});
