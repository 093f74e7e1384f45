import { describe, expect, it } from 'vitest';
import { routeOnMap } from './route-on-map.ts';

const figures = { price: 2, distance: 3.2, duration: 600 };
const toClient = {
  ...figures,
  origin: 'Driver',
  destination: 'Client',
  geometry: [
    [50.81, 4.35],
    [50.82, 4.36],
  ],
};
const toHospital = {
  ...figures,
  origin: 'Client',
  destination: 'Hospital',
  geometry: [
    [50.82, 4.36],
    [50.85, 4.45],
  ],
};
const home = {
  ...figures,
  origin: 'Hospital',
  destination: 'Client',
  geometry: [
    [50.85, 4.45],
    [50.82, 4.36],
  ],
};
const away = {
  ...figures,
  origin: 'Client',
  destination: 'Driver',
  geometry: [
    [50.82, 4.36],
    [50.81, 4.35],
  ],
};

const way = {
  to: [{ trip: toClient }, { trip: toHospital }],
  back: [{ trip: home }, { trip: away }],
  simple: [],
  totals: { to: figures, back: figures, simple: figures, total: figures },
  estimated: true,
  source: 'estimate',
};

describe('the route on the map', () => {
  it('goes from the driver over the client to the destination, the first leg empty', () => {
    const { route, markers } = routeOnMap(way, 'to');
    expect(markers.map(({ kind, label, position }) => [kind, label, position.latitude])).toEqual([
      ['driver', 'Driver', 50.81],
      ['client', 'Client', 50.82],
      ['destination', 'Hospital', 50.85],
    ]);
    expect(route.legs.map(({ empty }) => empty)).toEqual([true, false]);
    expect(route.estimated).toBe(true);
  });

  it('goes home the other way, the last leg empty', () => {
    const { route, markers } = routeOnMap(way, 'back');
    expect(markers.map(({ kind }) => kind)).toEqual(['destination', 'client', 'driver']);
    expect(route.legs.map(({ empty }) => empty)).toEqual([false, true]);
  });

  it('leaves out places that nothing is known of', () => {
    const unknown = { ...way, to: [{ trip: { ...toClient, geometry: [] } }, { trip: toHospital }] };
    expect(routeOnMap(unknown, 'to').markers.map(({ kind }) => kind)).toEqual(['destination']);
  });

  it('marks the stops between client and destination', () => {
    const toStop = {
      ...figures,
      origin: 'Client',
      destination: 'Pharmacy',
      geometry: [
        [50.82, 4.36],
        [50.83, 4.4],
      ],
    };
    const stopping = {
      ...way,
      to: [{ trip: toClient }, { trip: toStop }, { trip: { ...toHospital, origin: 'Pharmacy' } }],
    };
    expect(routeOnMap(stopping, 'to').markers.map(({ kind, label }) => [kind, label])).toEqual([
      ['driver', 'Driver'],
      ['client', 'Client'],
      ['place', 'Pharmacy'],
      ['destination', 'Hospital'],
    ]);
  });
});
