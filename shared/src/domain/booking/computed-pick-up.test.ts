import { describe, expect, it } from 'vitest';
import { computedPickUp } from './computed-pick-up.ts';

const leg = (duration: number) => ({ trip: { price: 2, distance: 3, duration } });
const distance = JSON.stringify({ to: [leg(600), leg(1950)], back: [], simple: [], totals: {} });

describe('the pick-up time of a booking as it is stored', () => {
  it.each([
    ['to', '10:00', distance, '09:12'],
    ['simple', '10:00', distance, '09:12'],
    ['back', '10:00', null, '10:00'],
  ] as const)('%s at %s', (type, ap_time, text, time) => {
    expect(computedPickUp({ type, ap_time, distance: text })?.time).toBe(time);
  });

  it('computes a pick-up from the loaded leg alone, also on the day before', () => {
    expect(computedPickUp({ type: 'to', ap_time: '00:20', distance })).toEqual({ time: '23:32', dayBefore: true });
  });

  it('counts the minutes that pass on the night on which the clock changes', () => {
    const trip = { type: 'to', ap_time: '03:15', distance } as const;
    expect(computedPickUp({ ...trip, ap_date: '2026-03-29' })?.time).toBe('01:27');
    expect(computedPickUp({ ...trip, ap_date: '2026-03-28' })?.time).toBe('02:27');
    expect(computedPickUp(trip)?.time).toBe('02:27');
  });

  it.each([
    ['the appointment', 'to', null, distance],
    ['the route', 'to', '10:00', null],
    ['the loaded leg', 'to', '10:00', JSON.stringify({ to: [leg(600)], totals: {} })],
    ['anything that can be read', 'to', '10:00', '{'],
  ] as const)('is unknown without %s', (_, type, ap_time, text) => {
    expect(computedPickUp({ type, ap_time, distance: text })).toBeUndefined();
  });
});
