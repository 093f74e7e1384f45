import { $api } from '@navette/shared/api';
import { ReceiptDialog } from '@navette/shared/ui-booking';
import type { ReactNode } from 'react';

interface BookingReceiptsProps {
  readonly bookingId: number;
  readonly onClose: () => void;
}

/** Photos of the parking receipts of a booking. */
export function BookingReceipts({ bookingId, onClose }: BookingReceiptsProps): ReactNode {
  const query = $api.useQuery(
    'post',
    '/service/ticket/byBooking',
    { body: { bookingId } },
    { meta: { failure: 'inPlace' } },
  );
  return <ReceiptDialog {...{ bookingId, onClose, query }} />;
}
