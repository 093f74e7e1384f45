import { sampleBooking } from '@navette/shared/testing/booking';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showBookingDialog } from './testing/show-booking-dialog.tsx';

it('says at once that the insurer pays nothing when there is no intervention', async () => {
  const { user } = showBookingDialog({
    input: { id: 12 },
    handlers: { getBooking: () => [sampleBooking({ insuranceId: 7, mutualAmount: 22, mutualPatientAmount: 4 })] },
  });
  expect(await screen.findByText(/€22\.00.*€18\.00/)).toBeTruthy();
  await user.click(screen.getByLabelText('No intervention'));
  expect(await screen.findByText(/the insurer pays nothing, €22\.00 for the client to pay/)).toBeTruthy();
  await user.click(screen.getByLabelText('No intervention'));
  expect(await screen.findByText(/€22\.00.*€18\.00/)).toBeTruthy();
});

it('counts a booking that covers the return both ways, as soon as it is ticked', async () => {
  const trip = { insuranceId: 7, mutualAmount: null, mutualDistance: 25, mutualPatientAmount: 4 };
  const { user } = showBookingDialog({
    input: { id: 12 },
    handlers: { getBooking: () => [sampleBooking({ ...trip, min10km: 9, plus10km: 0.9 })] },
  });
  expect(await screen.findByText(/€22\.50.*€18\.50/)).toBeTruthy();
  await user.click(screen.getByLabelText('With return'));
  expect(await screen.findByText(/€45\.00.*€37\.00/)).toBeTruthy();
});
