import { describe, expect, it } from 'vitest';
import { newValues } from './booking-values.ts';
import { tripWithoutDriver } from './driver-field.tsx';

const values = newValues({ clientId: 4, destinationId: 5, ap_time: '10:00' }, '2026-03-10');

describe('the trip for which a driver is looked for', () => {
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
