import { describe, expect, it } from 'vitest';
import { defaultEnd, nextMoment, notificationOf } from './notification.ts';

const now = new Date('2026-03-10T08:50:30Z'); // 09:50:30 in Brussels
const there = {
  type: 'to',
  date: '2026-03-10',
  picktime: '12:13',
  home: 'Rue Haute 12',
  destination: 'Clinique Saint-Jean',
} as const;

describe('a message about a booking', () => {
  it('sends both legs, the price and the deadline to the driver', () => {
    const legs = [there, { ...there, type: 'back', picktime: null }] as const;
    const parts = {
      id: 12,
      driver: { id: 3, name: 'Jan Peeters' },
      legs,
      price: 20,
      msg: ' Un transport a été modifié. ',
      end: '10:05',
      other: ' ',
    };
    expect(notificationOf(parts, now)).toEqual({
      id: 12,
      driverId: 3,
      name: 'Jan Peeters',
      msg: 'Un transport a été modifié.',
      endtime: '2026-03-10T09:05:00.000Z',
      timer: 870,
      timestamp: '2026-03-10T08:50:30.000Z',
      bookings: [
        { date: '2026-03-10', picktime: '12:13', trip: { origin: 'Rue Haute 12', destination: 'Clinique Saint-Jean' } },
        { date: '2026-03-10', picktime: null, trip: { origin: 'Clinique Saint-Jean', destination: 'Rue Haute 12' } },
      ],
      price: 20,
      other: null,
    });
  });

  it('sets the deadline of a notification to 15 minutes by default', () => {
    expect(defaultEnd(now)).toBe('10:05');
  });

  it('sets the deadline of a repeated hour by its second occurrence', () => {
    const second = new Date('2026-10-25T01:10:00Z');
    expect(nextMoment(defaultEnd(second), second).toISOString()).toBe('2026-10-25T01:25:00.000Z');
    const spring = new Date('2026-03-29T00:50:00Z');
    expect(nextMoment(defaultEnd(spring), spring).toISOString()).toBe('2026-03-29T01:05:00.000Z');
  });

  it('sets the deadline to tomorrow when that time of today has passed', () => {
    expect(nextMoment('00:10', new Date('2026-03-10T22:58:00Z')).toISOString()).toBe('2026-03-10T23:10:00.000Z');
    expect(nextMoment('09:00', now).toISOString()).toBe('2026-03-11T08:00:00.000Z');
  });
});
