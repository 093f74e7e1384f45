import { expect, it } from 'vitest';
import { sampleBooking } from '../testing/sample-booking.ts';
import { shareBookings } from './share-bookings.ts';

it('reuses the objects of unchanged bookings when others came or went before them', () => {
  const [early, late] = [sampleBooking({ id: 1, pick_time: '08:00' }), sampleBooking({ id: 2, pick_time: '11:00' })];
  const former = [early, late];
  const fresh = [sampleBooking({ id: 9 }), { ...early }, sampleBooking({ ...late, accepted: 2 })];
  const shared = shareBookings(former, fresh);
  expect(shared).toEqual(fresh);
  expect(Array.isArray(shared) && [shared[1] === early, shared[2] === late]).toEqual([true, false]);
  expect(shareBookings(former, [{ ...early }, { ...late }])).toBe(former);
});
