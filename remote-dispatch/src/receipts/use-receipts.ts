import { $api } from '@navette/shared/api';

/** Photos of parking receipts that the driver sent for a booking. */
export const useReceipts = (bookingId: number) =>
  $api.useQuery('post', '/service/ticket/byBooking', { body: { bookingId } }, { meta: { failure: 'inPlace' } });
