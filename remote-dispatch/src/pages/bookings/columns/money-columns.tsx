import { bookingAmount, isWaitTime } from '@navette/shared/domain';
import type { TableColumn } from '@navette/shared/ui-table';
import { FileCheck, FileWarning } from 'lucide-react';
import type { BookingRow } from '../../../bookings/booking-row.ts';
import { ParkingCell } from './parking-cell.tsx';

/** What the trip costs and what it needs (S1 §2.5). */
export const moneyColumns = (openReceipt: (booking: BookingRow) => void): readonly TableColumn<BookingRow>[] => [
  { id: 'price', header: 'bookings.column.price', kind: 'amount', value: ({ price }) => price, width: 60 },
  {
    id: 'driverPrice',
    header: 'bookings.column.driverPrice',
    kind: 'amount',
    value: ({ price_driver }) => price_driver,
    width: 112,
    hidden: true,
  },
  {
    id: 'amount',
    header: 'bookings.column.amount',
    hint: 'bookings.column.amount.hint',
    kind: 'amount',
    value: bookingAmount,
    width: 96,
    hidden: true,
  },
  {
    id: 'invoice',
    header: 'bookings.column.invoice',
    hint: 'bookings.column.invoice.hint',
    kind: 'flag',
    value: ({ factuur }) => factuur,
    width: 46,
    hideBelow: 1280,
  },
  {
    id: 'wait',
    header: 'bookings.column.wait',
    hint: 'bookings.column.wait.hint',
    value: ({ ap_waittime }) => (isWaitTime(ap_waittime) && ap_waittime !== '0' ? ap_waittime : null),
    width: 52,
    align: 'end',
    hideBelow: 1280,
  },
  {
    id: 'parking',
    header: 'bookings.column.parking',
    hint: 'bookings.column.parking.hint',
    kind: 'amount',
    value: ({ ticket_price }) => ticket_price || null,
    cell: (booking, said) => <ParkingCell booking={booking} said={said} onOpen={openReceipt} />,
    width: 76,
    hideBelow: 1280,
  },
  {
    id: 'certificate',
    header: 'bookings.column.certificate',
    hint: 'bookings.column.certificate.hint',
    value: ({ certificateNeeded, certificateReceived }) => (certificateNeeded ? (certificateReceived ? 1 : 2) : null),
    text: ({ certificateNeeded, certificateReceived }, { t }) =>
      certificateNeeded ? t(certificateReceived ? 'bookings.certificate.received' : 'bookings.certificate.needed') : '',
    cell: ({ certificateNeeded, certificateReceived }, { t }) => {
      if (!certificateNeeded) return null;
      const label = t(certificateReceived ? 'bookings.certificate.received' : 'bookings.certificate.needed');
      const Icon = certificateReceived ? FileCheck : FileWarning;
      return (
        <span title={label}>
          <Icon size={16} role="img" aria-label={label} />
        </span>
      );
    },
    width: 46,
    align: 'center',
    hideBelow: 1280,
  },
];
