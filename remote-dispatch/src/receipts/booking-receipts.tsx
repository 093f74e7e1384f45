import { ReceiptDialog } from '@navette/shared/ui-booking';
import type { ReactNode } from 'react';
import { useReceipts } from './use-receipts.ts';

interface BookingReceiptsProps {
  readonly bookingId: number;
  readonly onClose: () => void;
}

/** Photos of parking receipts that the driver sent for a booking. */
export function BookingReceipts({ bookingId, onClose }: BookingReceiptsProps): ReactNode {
  return <ReceiptDialog {...{ bookingId, onClose }} query={useReceipts(bookingId)} />;
}
