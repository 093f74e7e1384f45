import { sampleBooking } from '@navette/shared/testing/booking';
import { expect, it } from 'vitest';
import { tripsOf } from './use-timeline.ts';

const [early, late] = [
  sampleBooking({ id: 1, pick_time: '08:00', ap_time: '08:30' }),
  sampleBooking({ id: 2, pick_time: '11:00', ap_time: '12:00' }),
];

it('sorts trips by start and returns the same object for the same booking', () => {
  expect(tripsOf([late, early]).map(({ id }) => id)).toEqual([1, 2]);
  expect(tripsOf([late, early])[0]).toBe(tripsOf([early])[0]);
});
