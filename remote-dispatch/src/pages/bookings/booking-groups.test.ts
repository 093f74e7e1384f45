import { sampleBooking } from '@navette/shared/testing/booking';
import { bookingColumns } from '@navette/shared/ui-table';
import { expect, it } from 'vitest';

it('groups bookings by the person and the place, not by their names, which others may share', () => {
  const booking = sampleBooking({ clientId: 7, driverId: 8, destinationId: 9 });
  const keys = bookingColumns(['client', 'driver', 'destination']).map(({ groups }) =>
    typeof groups === 'function' ? groups(booking) : groups,
  );
  expect(keys).toEqual([7, 8, 9]);
});
