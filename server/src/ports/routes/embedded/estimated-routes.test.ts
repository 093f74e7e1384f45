import { describe, expect, it } from 'vitest';
import { describeRoutePort } from '../route-port.contract.ts';
import { estimateLeg, isRushHour, roadKm } from './estimate-leg.ts';
import { createEstimatedRoutes, estimateRoute } from './estimated-routes.ts';

const grandPlace = { latitude: 50.8467, longitude: 4.3525 };
const saintLuc = { latitude: 50.853, longitude: 4.4525 };
const liege = { latitude: 50.6337, longitude: 5.5675 };

describeRoutePort('embedded estimate', () => Promise.resolve(createEstimatedRoutes()));

describe('estimated routes', () => {
  it('says that it is an estimate', () => {
    expect(estimateRoute([grandPlace, saintLuc])).toMatchObject({ estimated: true, source: 'estimate' });
  });

  it('takes 1.35 times the straight line, 1.30 times beyond 25 km', () => {
    expect(roadKm(10)).toBeCloseTo(13.5);
    expect(roadKm(50)).toBeCloseTo(65);
  });

  it('drives slowly at first and faster on longer ways', () => {
    const near = estimateLeg(grandPlace, saintLuc);
    const far = estimateLeg(grandPlace, liege);
    expect((near.distance / near.duration) * 3600).toBeLessThan(30);
    expect((far.distance / far.duration) * 3600).toBeGreaterThan(55);
  });

  it.each([
    ['2026-03-10', '08:00', true],
    ['2026-03-10', '17:59', true],
    ['2026-03-10', '12:00', false],
    ['2026-03-14', '08:00', false],
  ])('knows the rush hour: %s %s %s', (date, time, rush) => {
    expect(isRushHour({ date, time })).toBe(rush);
  });

  it('is slower in the rush of Brussels than at noon', () => {
    const noon = estimateLeg(grandPlace, saintLuc, { date: '2026-03-10', time: '12:00' });
    const rush = estimateLeg(grandPlace, saintLuc, { date: '2026-03-10', time: '08:15' });
    expect(rush.duration).toBeGreaterThan(noon.duration);
    expect(rush.distance).toBe(noon.distance);
  });
});
