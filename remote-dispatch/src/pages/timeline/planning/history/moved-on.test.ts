import { expect, it } from 'vitest';
import { sampleBooking } from '../../../../testing/sample-booking.ts';
import { hasMovedOn } from './moved-on.ts';

it('is noticed in the fields that were changed, and in no others', () => {
  const left = { id: 12, driverId: 4, accepted: 1, price_driver: null } as const;
  expect(hasMovedOn(sampleBooking({ driverId: 4, accepted: 1, price_driver: null }), left)).toBe(false);
  expect(hasMovedOn(sampleBooking({ driverId: 4, ap_time: '11:00', comment: 'x' }), left)).toBe(false);
  expect(hasMovedOn(sampleBooking({ driverId: 9 }), left)).toBe(true);
  expect(hasMovedOn(sampleBooking({ driverId: 4, accepted: 2 }), left)).toBe(true);
});
