import { sampleBooking } from '@navette/shared/testing/booking';
import { expect, it, describe } from 'vitest';
import { cloneDraft, tripEnds, tripTimes } from './booking-row.ts';

it('copies trip and prices of a booking, without its day and the fields of that trip only', () => {
  const draft = cloneDraft(
    sampleBooking({
      status: 1,
      accepted: 2,
      charged: true,
      insuranceId: 2,
      mutualPatientID: 'T-7',
      mutualAmount: 22,
      ticket_price: 3,
      creditDriver: true,
      creditAmount: 5,
      seriesId: 8,
      linkedId: 13,
      certificateReceived: true,
    }),
  );
  expect(draft).toMatchObject({
    clientId: 4,
    destinationId: 5,
    driverId: 3,
    ap_time: '10:00',
    pick_time: '09:13',
    price: 25,
    insuranceId: 2,
    mutualAmount: 22,
    dates: [],
  });
  for (const field of [
    'status',
    'accepted',
    'charged',
    'mutualPatientID',
    'ticket_price',
    'creditDriver',
    'creditAmount',
    'certificateReceived',
    'seriesId',
    'linkedId',
    'ap_date',
    'id',
  ])
    expect(draft).not.toHaveProperty(field);
});

describe('tripEnds', () => {
  it('tripEnds goes from the client to the destination, and the other way round on a return', () => {
    const trip = { client_lastname: 'Dubois', client_firstname: 'Éléonore', destination_name: 'Saint-Luc' };
    expect(tripEnds(sampleBooking(trip))).toEqual(['Dubois Éléonore', 'Saint-Luc']);
    expect(tripEnds(sampleBooking({ ...trip, type: 'back' }))).toEqual(['Saint-Luc', 'Dubois Éléonore']);
  });
});

describe('tripTimes', () => {
  it('lasts from pick-up to appointment, and on a return from pick-up until the client is home', () => {
    expect(tripTimes(sampleBooking({ pick_time: '09:13', ap_time: '10:00' }))).toBe('09:13–10:00');
    expect(tripTimes(sampleBooking({ type: 'back', pick_time: '16:00', ap_time: '16:00', distance: null }))).toBe(
      '16:00–16:30',
    );
  });

  it('formats times on the day before or after as plain clock times', () => {
    expect(tripTimes(sampleBooking({ pick_time: '23:40', ap_time: '00:20' }))).toBe('23:40–00:20');
  });

  it('shows clock times across the change of the clock', () => {
    const home = { type: 'back' as const, ap_time: '01:50', distance: null };
    expect(tripTimes(sampleBooking({ ...home, ap_date: '2026-03-29' }))).toBe('01:50–03:20');
    expect(tripTimes(sampleBooking({ ...home, ap_date: '2026-10-25', ap_time: '02:50' }))).toBe('02:50–02:20');
  });

  it('tripTimes is empty for an old booking without a time of day', () => {
    expect(tripTimes(sampleBooking({ ap_time: '' }))).toBe('');
  });
});
