import { describe, expect, it } from 'vitest';
import { busyDays } from './busy-days.ts';
import { newValues } from './values-of.ts';

const days = ['2026-03-10', '2026-03-17'];
const booking = { ...newValues({ driverId: 3, dates: days }, '2026-03-02'), pick_time: '08:40', ap_time: '09:30' };
const marked = (available: string, driverId = 3) => [{ driverId, date: '2026-03-10', available }];

describe('days on which the driver is not available', () => {
  it('are those with a marked slot that the trip touches', () => {
    expect(busyDays(marked('0'), booking, days)).toEqual(['2026-03-10']);
    expect(busyDays(marked('1,5'), booking, days)).toEqual(['2026-03-10']);
    expect(busyDays(marked('2'), booking, days)).toEqual([]);
  });

  it('are not those of another driver, and none without a mark', () => {
    expect(busyDays(marked('0', 9), booking, days)).toEqual([]);
    expect(busyDays(marked(''), booking, days)).toEqual([]);
  });

  it('are unknown before the appointment is', () => {
    expect(busyDays(marked('0'), { ...booking, ap_time: null }, days)).toEqual([]);
  });

  it('look from the appointment on at the way back', () => {
    const back = { ...booking, type: 'back' as const, ap_time: '11:00', pick_time: '11:00' };
    expect(busyDays(marked('1'), back, days)).toEqual([]);
    expect(busyDays(marked('2'), back, days)).toEqual(['2026-03-10']);
  });
});
