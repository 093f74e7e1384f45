import { $api } from '@navette/shared/api';
import { ReceiptDialog } from '@navette/shared/ui-booking';
import type { ReactNode } from 'react';

interface BookingReceiptsProps {
  readonly bookingId: number;
  readonly onClose: () => void;
}

/** Photos of parking receipts that the driver sent for a booking. */
export function BookingReceipts({ bookingId, onClose }: BookingReceiptsProps): ReactNode {
  return <ReceiptDialog {...{ bookingId, onClose }} query={useReceipts(bookingId)} />;
}

/** Photos of parking receipts that the driver sent for a booking. */
const useReceipts = (bookingId: number) =>
  $api.useQuery('post', '/service/ticket/byBooking', { body: { bookingId } }, { meta: { failure: 'inPlace' } });
