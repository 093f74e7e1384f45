import { describe, expect, it } from 'vitest';
import { routeOnMap } from './route-map.tsx';

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

const found = {
  to: [{ trip: toClient }, { trip: toHospital }],
  back: [{ trip: home }, { trip: away }],
  simple: [],
  totals: { to: figures, back: figures, simple: figures, total: figures },
  estimated: true,
  source: 'estimate',
};

describe('the route on the map', () => {
  it('draws the outbound route from driver to client to destination, the first leg empty', () => {
    const { route, markers } = routeOnMap(found, 'to');
    expect(markers.map(({ kind, label, position }) => [kind, label, position.latitude])).toEqual([
      ['driver', 'Driver', 50.81],
      ['client', 'Client', 50.82],
      ['destination', 'Hospital', 50.85],
    ]);
    expect(route.legs.map(({ empty }) => empty)).toEqual([true, false]);
    expect(route.estimated).toBe(true);
  });

  it('draws the return route in reverse, the last leg empty', () => {
    const { route, markers } = routeOnMap(found, 'back');
    expect(markers.map(({ kind }) => kind)).toEqual(['destination', 'client', 'driver']);
    expect(route.legs.map(({ empty }) => empty)).toEqual([false, true]);
  });

  it('leaves unknown places off the map', () => {
    const unknown = { ...found, to: [{ trip: { ...toClient, geometry: [] } }, { trip: toHospital }] };
    expect(routeOnMap(unknown, 'to').markers.map(({ kind }) => kind)).toEqual(['destination']);
  });

  it('marks the stops between client and destination on the map', () => {
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
      ...found,
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
