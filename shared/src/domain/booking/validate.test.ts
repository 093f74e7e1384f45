import { describe, expect, it } from 'vitest';
import { bookingWarnings, missingInBooking, skippedInBooking, skippedTime } from './validate.ts';
import { pickUpOnDay } from './pick-up.ts';

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

describe('required fields of a booking', () => {
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

const leg = (duration: number) => ({ trip: { price: 2, distance: 3, duration } });
const distance = JSON.stringify({ to: [leg(600), leg(1620)], back: [], simple: [], totals: {} });
const trip = { type: 'to', ap_time: '03:15', pick_time: null, distance } as const;
const problem = (field: string, date: string, time: string) => ({
  field,
  messageKey: 'validation.timeSkipped',
  params: { date, time },
});

describe('times that the clock skips', () => {
  it.each([
    ['2026-03-29', '02:30', '29/03/2026', '03:30'],
    ['2027-03-28', '02:00', '28/03/2027', '03:00'],
  ])('refuses %s %s', (date, time, named, instead) => {
    expect(skippedTime('ap_time', date, time)).toEqual([problem('ap_time', named, instead)]);
  });

  it.each([
    ['2026-03-29', '01:59'],
    ['2026-03-29', '03:00'],
    ['2026-10-25', '02:30'],
    ['2026-03-10', '02:30'],
    ['2026-03-29', null],
    [null, '02:30'],
    ['2026-02-31', '02:30'],
    ['2026-03-29', '2h30'],
  ])('accepts %s %s', (date, time) => {
    expect(skippedTime('ap_time', date, time)).toEqual([]);
  });

  it('names the appointment and the pick-up of a booking, each once, with the day', () => {
    const times = { ...trip, ap_time: '02:45', pick_time: '02:10' };
    expect(skippedInBooking(times, ['2026-03-22', '2026-03-29', '2027-03-28'])).toEqual([
      problem('ap_time', '29/03/2026', '03:45'),
      problem('pick_time', '29/03/2026', '03:10'),
    ]);
  });

  it('checks a pick-up time of the evening before on that evening', () => {
    expect(skippedInBooking({ ...trip, ap_time: '02:10', pick_time: '02:40' }, ['2026-03-30'])).toEqual([
      problem('pick_time', '29/03/2026', '03:40'),
    ]);
  });

  it('a computed pick-up at a time that the clock skips is not refused, but another one that night', () => {
    expect(skippedInBooking({ ...trip, pick_time: '02:33' }, ['2026-03-22', '2026-03-29'])).toEqual([]);
    expect(skippedInBooking({ ...trip, pick_time: '02:40' }, ['2026-03-22', '2026-03-29'])).toHaveLength(1);
  });
});

it('the pick-up of a booking on several days is computed for each day', () => {
  const times = ['2026-03-22', '2026-03-29', '2026-10-25'].map((date) => pickUpOnDay(trip, date));
  expect(times).toEqual(['02:33', '01:33', '02:33']);
  expect(pickUpOnDay({ ...trip, pick_time: '02:33' }, '2026-03-29')).toBe('01:33');
});

it('the pick-up of a booking on several days stays when it was typed or can not be computed', () => {
  expect(pickUpOnDay({ ...trip, pick_time: '01:00' }, '2026-03-29')).toBe('01:00');
  expect(pickUpOnDay({ ...trip, pick_time: '01:00', distance: null }, '2026-03-29')).toBe('01:00');
  expect(pickUpOnDay({ ...trip, distance: null }, '2026-03-29')).toBeNull();
});
