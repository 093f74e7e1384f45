import { describe, expect, it } from 'vitest';
import { estimateLeg, isRushHour, roadKm, straightKm } from './estimate.ts';

const grandPlace = { latitude: 50.8467, longitude: 4.3525 };
const erasme = { latitude: 50.8137, longitude: 4.2654 };
const namur = { latitude: 50.4669, longitude: 4.8675 };

describe('the embedded estimate of a route', () => {
  it('measures the straight line', () => {
    expect(straightKm(grandPlace, erasme)).toBeCloseTo(7.14, 1);
    expect(straightKm(grandPlace, namur)).toBeCloseTo(55.7, 0);
    expect(straightKm(namur, namur)).toBe(0);
  });

  it.each([
    [10, 13.5],
    [25, 33.75],
    [50, 65],
  ])('takes %d straight km for %d by road', (straight, road) => {
    expect(roadKm(straight)).toBe(road);
  });

  it('drives 22 km/h inside Brussels, 19.5 in the rush', () => {
    const calm = estimateLeg(grandPlace, erasme);
    const rush = estimateLeg(grandPlace, erasme, { date: '2026-03-10', time: '08:00' });
    expect(calm.duration).toBe(Math.round((calm.distance / 22) * 3600));
    expect(rush.duration).toBe(Math.round((rush.distance / 19.5) * 3600));
    expect(estimateLeg(grandPlace, erasme, { date: '2026-03-14', time: '08:00' })).toEqual(calm);
  });

  it('drives faster on longer distances', () => {
    const { distance, duration } = estimateLeg(grandPlace, namur);
    const hours = 5 / 22 + 10 / 38 + 25 / 60 + (distance - 40) / 85;
    expect(duration).toBe(Math.round(hours * 3600));
  });

  it('knows the rush of working days', () => {
    expect(
      ['06:59', '07:00', '09:29', '09:30', '16:00', '18:30'].map((time) => isRushHour({ date: '2026-03-10', time })),
    ).toEqual([false, true, true, false, true, false]);
  });
});
