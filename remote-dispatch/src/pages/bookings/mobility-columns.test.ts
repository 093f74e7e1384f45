import { sampleBooking } from '@navette/shared/testing/booking';
import { bookingColumns } from '@navette/shared/ui-table';
import { expect, it } from 'vitest';

it('lists and exports the mobility of each trip: from the booking, else from the client', () => {
  const values = (changes: Parameters<typeof sampleBooking>[0]) =>
    bookingColumns(['mobility', 'companion']).map(({ value }) => value(sampleBooking(changes)));
  const client = { client_mobility: 'wheelchair', client_companion: true } as const;
  expect(values(client)).toEqual(['wheelchair', true]);
  expect(values({ ...client, mobility: 'foot', companion: false })).toEqual(['foot', false]);
});
