import { sampleBooking } from '@navette/shared/testing/booking';
import { expect, it } from 'vitest';
import { cloneDraft } from './booking-row.ts';

it('copies trip and prices of a booking, without its day and what belongs to that trip alone', () => {
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
