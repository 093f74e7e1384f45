import { describe, expect, it } from 'vitest';
import { bookingWarnings, missingInBooking } from './validate.ts';

const complete = {
  driverId: 1,
  clientId: 2,
  destinationId: 3,
  pick_address: 'Rue Haute 1, 1000 Bruxelles',
  type: 'to',
  ap_time: '10:00',
  dates: ['2026-03-10'],
};

const fieldsOf = (form: Parameters<typeof missingInBooking>[0]) => missingInBooking(form).map(({ field }) => field);

describe('what a booking needs', () => {
  it('accepts a complete booking', () => {
    expect(missingInBooking(complete)).toEqual([]);
  });

  it('names every missing field of an empty booking, in page order', () => {
    expect(fieldsOf({ dates: [] })).toEqual([
      'driverId',
      'clientId',
      'destinationId',
      'pick_address',
      'type',
      'ap_time',
      'dates',
    ]);
    expect(fieldsOf({ ...complete, dates: undefined })).toEqual(['ap_date']);
  });

  it('requires insurer, Trip ID and a price or a distance of an insured trip', () => {
    expect(fieldsOf({ ...complete, insurance: true })).toEqual(['insuranceId', 'mutualPatientID', 'mutualAmount']);
    expect(fieldsOf({ ...complete, insuranceId: 1, mutualPatientID: 'T1', mutualAmount: 0 })).toEqual(['mutualAmount']);
    expect(fieldsOf({ ...complete, insuranceId: 1, mutualPatientID: 'T1', mutualDistance: 12 })).toEqual([]);
    expect(fieldsOf({ ...complete, insuranceId: 1, mutualPatientID: 'T1', mutualAmount: 14.4 })).toEqual([]);
  });
});

it('warns of a certificate still to come and of a mutuality that does not intervene', () => {
  expect(bookingWarnings({ certificateNeeded: true, certificateReceived: false })).toEqual(['certificateRequired']);
  expect(bookingWarnings({ certificateNeeded: true, certificateReceived: true, noMutIntervention: true })).toEqual([
    'noMutIntervention',
  ]);
  expect(bookingWarnings({})).toEqual([]);
});
