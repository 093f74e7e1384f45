import type { components } from '@navette/openapi/types';
import type { TableColumn, FormattingContext } from '../table/columns/column.ts';
import {
  clientName,
  driverName,
  hasCompanion,
  isDayBefore,
  tripMobility,
  isOffered,
  isToAssign,
  bookingAmount,
  isWaitTime,
} from '../../domain/index.ts';
import { vocabulary, type Translate } from '../../i18n/index.ts';
import { Handshake, UserRoundX, ArrowLeftRight, FileCheck, FileWarning, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';

/** A booking as lists show it (specification/bookings.md#fields). */
export type BookingRow = components['schemas']['BookingRow'];

/** Definition of a booking column, without its id. */
type BookingColumn = Omit<TableColumn<BookingRow>, 'id'>;

type TripColumnId =
  | 'id'
  | 'date'
  | 'pick'
  | 'time'
  | 'client'
  | 'driver'
  | 'destination'
  | 'type'
  | 'accepted'
  | 'mobility'
  | 'companion';

/** Columns of the trip itself: number, date, times, people, destination, type (specification/bookings.md#booking-list). */
const TRIP_COLUMNS: Readonly<Record<TripColumnId, BookingColumn>> = {
  id: { header: 'bookings.column.id', kind: 'id', value: ({ id }) => id, hideBelow: 1024 },
  date: {
    header: 'bookings.column.date',
    kind: 'date',
    value: ({ ap_date }) => ap_date,
    groups: true,
    descendingFirst: true,
  },
  pick: {
    header: 'bookings.column.pickTime',
    hint: 'bookings.column.pickTime.hint',
    kind: 'time',
    value: ({ pick_time }) => pick_time,
    text: ({ pick_time, ap_time }, { t, formats }) =>
      !pick_time
        ? ''
        : isDayBefore(pick_time, ap_time)
          ? `${formats.formatTime(pick_time)} (${t('bookings.dayBefore')})`
          : formats.formatTime(pick_time),
    fixed: true,
  },
  time: {
    header: 'bookings.column.time',
    hint: 'bookings.column.time.hint',
    kind: 'time',
    value: ({ ap_time }) => ap_time,
  },
  client: {
    grow: 3,
    header: 'bookings.column.client',
    value: (booking) => clientName(booking, 'list'),
    groups: ({ clientId }) => clientId,
    fixed: true,
  },
  driver: {
    extra: 18,
    grow: 2,
    header: 'bookings.column.driver',
    value: (booking) => driverName(booking, 'list'),
    groups: ({ driverId }) => driverId,
    cell: (row, { t }) => <DriverCell booking={row} t={t} />,
  },
  destination: {
    grow: 3,
    header: 'bookings.column.destination',
    value: ({ destination_name }) => destination_name,
    groups: ({ destinationId }) => destinationId,
  },
  mobility: {
    header: 'bookings.column.mobility',
    value: (booking) => tripMobility(booking),
    groups: true,
    text: (booking, { t }) => t(vocabulary.mobility(tripMobility(booking))),
    hidden: true,
  },
  companion: {
    header: 'bookings.column.companion',
    kind: 'flag',
    value: (booking) => hasCompanion(booking),
    hidden: true,
  },
  type: {
    header: 'bookings.column.type',
    value: ({ type }) => type,
    groups: ({ type, back }) => `${type} ${String(back)}`,
    text: ({ type, back }, { t }) =>
      back ? `${t(vocabulary.bookingType(type))} ${t('bookings.withReturn')}` : t(vocabulary.bookingType(type)),
    cell: (row, { t }) => <TypeCell booking={row} t={t} />,
    hideBelow: 1024,
  },
  accepted: {
    header: 'bookings.column.accepted',
    hint: 'bookings.column.accepted.hint',
    value: ({ accepted }) => accepted,
    groups: true,
    text: ({ accepted }, { t }) => t(vocabulary.accepted(accepted)),
    hidden: true,
  },
};

/** The driver's name, and a mark when the trip still has to be assigned (specification/bookings.md#drivers-answer); the carrier to whom it is offered. */
function DriverCell({ booking, t }: { readonly booking: BookingRow; readonly t: Translate }): ReactNode {
  const { accepted, driver_active: active, offer } = booking;
  const name = driverName(booking, 'list');
  if (!isToAssign(accepted, active)) return name;
  if (offer && isOffered(offer))
    return (
      <>
        <Handshake size={14} aria-hidden style={{ display: 'inline' }} /> {offer.carrier}
      </>
    );
  return (
    <span title={t('bookings.toAssign')}>
      <UserRoundX size={14} role="img" aria-label={t('bookings.toAssign')} /> {name}
    </span>
  );
}

/** The type of the trip, and a mark when the client also returns with it. */
function TypeCell({ booking: { type, back }, t }: { readonly booking: BookingRow; readonly t: Translate }): ReactNode {
  const name = t(vocabulary.bookingType(type));
  if (!back) return name;
  return (
    <span title={t('bookings.withReturn')}>
      {name} <ArrowLeftRight size={14} role="img" aria-label={t('bookings.withReturn')} />
    </span>
  );
}

type MoneyColumnId = 'price' | 'driverPrice' | 'amount' | 'invoice' | 'wait' | 'parking' | 'certificate';

/** Columns of price and requirements of the trip (specification/bookings.md#booking-list). */
const moneyColumns = (
  openReceipt: ((booking: BookingRow) => void) | undefined,
): Readonly<Record<MoneyColumnId, BookingColumn>> => ({
  price: { header: 'bookings.column.price', kind: 'amount', value: ({ price }) => price },
  driverPrice: {
    header: 'bookings.column.driverPrice',
    kind: 'amount',
    value: ({ price_driver }) => price_driver,
    hidden: true,
  },
  amount: {
    header: 'bookings.column.amount',
    hint: 'bookings.column.amount.hint',
    kind: 'amount',
    value: bookingAmount,
    hidden: true,
  },
  invoice: {
    header: 'bookings.column.invoice',
    hint: 'bookings.column.invoice.hint',
    kind: 'flag',
    value: ({ factuur }) => factuur,
    groups: true,
    hideBelow: 1280,
  },
  wait: {
    header: 'bookings.column.wait',
    hint: 'bookings.column.wait.hint',
    value: ({ ap_waittime }) => (isWaitTime(ap_waittime) && ap_waittime !== '0' ? ap_waittime : null),
    align: 'end',
    hideBelow: 1280,
  },
  parking: {
    extra: 30,
    header: 'bookings.column.parking',
    hint: 'bookings.column.parking.hint',
    kind: 'amount',
    value: ({ ticket_price }) => ticket_price || null,
    cell: (booking, context) => <ParkingCell booking={booking} context={context} onOpen={openReceipt} />,
    hideBelow: 1280,
  },
  certificate: {
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
});

interface ParkingCellProps {
  readonly booking: BookingRow;
  readonly context: FormattingContext;
  /** Without it the amount alone is shown. */
  readonly onOpen: ((booking: BookingRow) => void) | undefined;
}

/** Parking amount, with a button that opens the receipt. */
function ParkingCell({ booking, context: { t, formats }, onOpen }: ParkingCellProps): ReactNode {
  const { id, ticket_price: paid } = booking;
  if (!paid) return null;
  const label = t('bookings.receipt.open', { id });
  return (
    <>
      {onOpen && (
        <span className="row-actions">
          <button type="button" aria-label={label} title={label} onClick={() => onOpen(booking)}>
            <ReceiptText aria-hidden />
          </button>
        </span>
      )}
      {formats.formatAmount(paid)}
    </>
  );
}

/** Id of a booking column. */
export type BookingColumnId = keyof typeof TRIP_COLUMNS | keyof ReturnType<typeof moneyColumns>;

interface BookingColumnsOptions {
  /** Opens the photo of a parking receipt; without it the column shows the amount alone. */
  readonly openReceipt?: (booking: BookingRow) => void;
  /** Overrides by column: width, cell, visibility. */
  readonly changes?: Readonly<Partial<Record<BookingColumnId, Partial<BookingColumn>>>>;
}

/**
 * Columns of a list of bookings, in the order of their ids. Memoize them, or call this outside the component.
 * @example bookingColumns(['date', 'client', 'destination', 'price'], { changes: { price: { header: 'wallet.price' } } })
 */
export function bookingColumns(
  ids: readonly BookingColumnId[],
  { openReceipt, changes = {} }: BookingColumnsOptions = {},
): readonly TableColumn<BookingRow>[] {
  const known = { ...TRIP_COLUMNS, ...moneyColumns(openReceipt) };
  return ids.map((id) => ({ id, ...known[id], ...changes[id] }));
}
