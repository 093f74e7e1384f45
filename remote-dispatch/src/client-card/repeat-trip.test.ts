import { sampleBooking } from '@navette/shared/testing/booking';
import { expect, it } from 'vitest';
import { repeatedVisit, visitOf } from './repeat-trip.tsx';

const outbound = sampleBooking({ id: 1, linkedId: 2, accepted: 2, status: 1, mutualPatientID: 'T1' });
const home = sampleBooking({ id: 2, linkedId: 1, type: 'back', ap_time: '12:30', willCall: true, driverId: 9 });

it('books both legs of a visit again on another day, from either of them', () => {
  for (const visit of [visitOf(outbound, home), visitOf(home, outbound)])
    expect(repeatedVisit(visit, '2026-04-01', '')).toMatchObject({
      type: 'to',
      dates: ['2026-04-01'],
      ap_time: '10:00',
      accepted: 1,
      return: { ap_time: '12:30', willCall: true, driverId: 9 },
    });
});

it('takes over neither status nor number of the insurer, and leaves the trip of an inactive driver to be assigned', () => {
  const form = repeatedVisit(visitOf({ ...outbound, driver_active: false }, undefined), '2026-04-01', 'T2');
  expect(form).toMatchObject({ accepted: 0, mutualPatientID: 'T2' });
  expect(form).not.toHaveProperty('status');
  expect(form).not.toHaveProperty('return');
});
