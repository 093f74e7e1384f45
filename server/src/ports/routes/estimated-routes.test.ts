import { describe, expect, it } from 'vitest';
import { describeRoutePort } from './route-port.contract.ts';
import { createEstimatedRoutes, estimateRoute } from './estimated-routes.ts';

const grandPlace = { latitude: 50.8467, longitude: 4.3525 };
const saintLuc = { latitude: 50.853, longitude: 4.4525 };

describeRoutePort('embedded estimate', () => Promise.resolve(createEstimatedRoutes()), { estimated: true });

describe('estimated routes', () => {
  it('marks an estimated route, and draws a straight line', () => {
    const route = estimateRoute([grandPlace, saintLuc]);
    expect(route).toMatchObject({ estimated: true, source: 'estimate' });
    expect(route.legs[0]?.geometry).toEqual([
      [50.8467, 4.3525],
      [50.853, 4.4525],
    ]);
  });

  it('estimates longer times in the rush hour of Brussels than at noon', () => {
    const [noon] = estimateRoute([grandPlace, saintLuc], { date: '2026-03-10', time: '12:00' }).legs;
    const [rush] = estimateRoute([grandPlace, saintLuc], { date: '2026-03-10', time: '08:15' }).legs;
    expect(rush?.duration).toBeGreaterThan(noon?.duration ?? 0);
    expect(rush?.distance).toBe(noon?.distance);
  });
});
