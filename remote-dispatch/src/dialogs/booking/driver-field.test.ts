import { describe, expect, it } from 'vitest';
import { newValues } from './booking-values.ts';
import { plannedReturn, plannedTrip, tripWithoutDriver } from './driver-field.tsx';

const whole = {
  ...newValues({ driverId: 3, clientId: 4, destinationId: 5, ap_time: '10:00', pick_time: '09:13' }, '2026-03-10'),
};

describe('planned trip', () => {
  it('plans a new booking on each of its days, and an existing one on its day', () => {
    expect(plannedTrip({ ...whole, dates: ['2026-03-10', '2026-03-12'] }, null)).toEqual({
      id: null,
      driverId: 3,
      clientId: 4,
      destinationId: 5,
      type: 'to',
      ap_time: '10:00',
      pick_time: '09:13',
      distance: null,
      mobility: null,
      pick_address: null,
      back: false,
      ap_waittime: '0',
      dates: ['2026-03-10', '2026-03-12'],
    });
    expect(plannedTrip({ ...whole, dates: [], ap_date: '2026-03-11' }, 12)).toMatchObject({
      id: 12,
      dates: ['2026-03-11'],
    });
  });

  it.each(['driverId', 'clientId', 'destinationId', 'ap_time'] as const)(
    'plans no trip before %s is known',
    (field) => {
      expect(plannedTrip({ ...whole, [field]: null }, null)).toBeNull();
    },
  );

  it('plans no trip without a day, nor a canceled or unfounded one', () => {
    expect(plannedTrip({ ...whole, dates: [] }, null)).toBeNull();
    expect(plannedTrip({ ...whole, status: 3 }, null)).toBeNull();
    expect(plannedTrip({ ...whole, status: 2 }, null)).toBeNull();
  });
});

describe('planned return leg', () => {
  const pair = { ...whole, pair: true, returnTime: '12:30' };

  it('plans the return leg for the same driver unless another one is chosen', () => {
    expect(plannedReturn(pair)).toMatchObject({
      driverId: 3,
      type: 'back',
      ap_time: '12:30',
      pick_time: '12:30',
      dates: ['2026-03-10'],
    });
    expect(plannedReturn({ ...pair, returnDriverId: 9 })).toMatchObject({ driverId: 9 });
  });

  it('plans no return leg before its time is known, nor for another type than outbound', () => {
    expect(plannedReturn({ ...pair, returnTime: null })).toBeNull();
    expect(plannedReturn({ ...pair, type: 'simple' })).toBeNull();
    expect(plannedReturn(whole)).toBeNull();
  });
});

const values = newValues({ clientId: 4, destinationId: 5, ap_time: '10:00' }, '2026-03-10');

describe('search for a driver for a trip', () => {
  it('is on every day of a series, and on its own day when it is one booking', () => {
    const dates = ['2026-03-10', '2026-03-17'];
    expect(tripWithoutDriver({ ...values, dates }, null)).toMatchObject({ ap_date: '2026-03-10', dates });
    expect(tripWithoutDriver(values, null)).not.toHaveProperty('dates');
    expect(tripWithoutDriver({ ...values, dates: [], ap_date: '2026-03-11' }, 12)).toMatchObject({
      id: 12,
      ap_date: '2026-03-11',
    });
  });
});
