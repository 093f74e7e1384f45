import { expect, it } from 'vitest';
import { routeOnMap } from './use-day-route.ts';

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
