import { sampleBooking } from '@navette/shared/testing/booking';
import { expect, it } from 'vitest';
import { hasMovedOn } from './use-trip-history.ts';

it('detects a conflict in the changed fields, and ignores all other fields', () => {
  const left = { id: 12, driverId: 4, accepted: 1, price_driver: null } as const;
  expect(hasMovedOn(sampleBooking({ driverId: 4, accepted: 1, price_driver: null }), left)).toBe(false);
  expect(hasMovedOn(sampleBooking({ driverId: 4, ap_time: '11:00', comment: 'x' }), left)).toBe(false);
  expect(hasMovedOn(sampleBooking({ driverId: 9 }), left)).toBe(true);
  expect(hasMovedOn(sampleBooking({ driverId: 4, accepted: 2 }), left)).toBe(true);
});
