import { useOnline, api, dataOf, isAbort } from '@navette/shared/api';
import { BOOKING_STATUSES, BookingStatus } from '@navette/shared/domain';
import { useT, vocabulary } from '@navette/shared/i18n';
import { useNavigate } from '@navette/shared/router';
import { bookingStatusStyles } from '@navette/shared/ui';
import {
  invoiceName,
  invoicePath,
  invoicesOf,
  useMayOpenInvoice,
  useOpenClientCard,
  useWarnDoubles,
} from '@navette/shared/ui-table';
import { MenuAt, type MenuEntry, useToast } from '@navette/shared/ui-overlay';
import {
  BellRing,
  CalendarClock,
  IdCard,
  Pencil,
  Phone,
  PhoneIncoming,
  ReceiptText,
  Route,
  Ruler,
  Trash2,
  UserRoundPlus,
  WandSparkles,
} from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useReportCancellation, withReached, useOfferNotices } from '../../bookings/offer-notices.ts';
import { waitsForCall, useReadyNow } from '../../bookings/ready-now.ts';
import type { TripActs } from './model/planning-parts.ts';
import type { TimelineTrip, TimelineBooking } from './model/timeline-trip.ts';
import { spanText, useWhyFixed } from './model/trip-text.ts';
import type { TripMenuAt } from './timeline-windows.tsx';
import { useActiveDrivers } from './timeline-requests.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAskBothLegs } from '../../bookings/linked-leg.tsx';
import { useStopAtInvoice } from '../../bookings/use-stop-at-invoice.tsx';
import { refreshBookings } from '../../bookings/refresh-bookings.ts';
import { useDuring, useOfferUndo } from '../../bookings/undo.ts';

/** Commands that need more than the trip. */
export interface TripEntriesOptions {
  readonly act: TripActs;
  readonly onRoute: (trip: TimelineTrip) => void;
  readonly onDistance: (id: number) => void;
}

interface TripMenuProps extends TripEntriesOptions {
  readonly menu: TripMenuAt | null;
  readonly trip: TimelineTrip | undefined;
  readonly onClose: () => void;
}

/** Commands on a trip, all that dragging does included; its menu and its card have them. */
export function useTripEntries(trip: TimelineTrip | undefined, options: TripEntriesOptions): readonly MenuEntry[] {
  const { act, onRoute, onDistance } = options;
  const t = useT();
  const offline = useOnline() ? undefined : t('form.offline');
  const whyFixed = useWhyFixed();
  const call = useCall();
  const openCard = useOpenClientCard();
  const setStatus = useTripStatus();
  const navigate = useNavigate();
  const mayOpen = useMayOpenInvoice();
  const fixed = trip && whyFixed(trip);
  const readyNow = useReadyNow();
  const reportCancellation = useReportCancellation();
  const report = trip && reportCancellation(trip.booking);
  return trip
    ? [
        {
          id: 'edit',
          label: t('timeline.menu.edit'),
          icon: <Pencil aria-hidden />,
          shortcut: 'Enter',
          onSelect: () => act.edit(trip.id),
        },
        {
          id: 'assign',
          label: t('timeline.menu.assign'),
          icon: <UserRoundPlus aria-hidden />,
          disabled: fixed,
          onSelect: () => act.assign(trip.id),
        },
        {
          id: 'findPlace',
          label: t('timeline.findPlace'),
          icon: <WandSparkles aria-hidden />,
          disabled: fixed ?? (trip.booking.charged ? t('timeline.charged') : undefined),
          onSelect: () => act.findPlace(trip.id),
        },
        {
          id: 'move',
          label: t('timeline.menu.move'),
          icon: <CalendarClock aria-hidden />,
          disabled: fixed,
          onSelect: () => act.move(trip.id),
        },
        ...(waitsForCall(trip.booking)
          ? [
              {
                id: 'readyNow',
                label: t('booking.readyNow.action'),
                icon: <PhoneIncoming aria-hidden />,
                disabled: offline,
                onSelect: () => void readyNow(trip.id),
              },
            ]
          : []),
        { id: 'route', label: t('timeline.menu.route'), icon: <Route aria-hidden />, onSelect: () => onRoute(trip) },
        {
          id: 'distance',
          label: t('timeline.distance'),
          icon: <Ruler aria-hidden />,
          onSelect: () => onDistance(trip.id),
        },
        ...invoicesOf(trip.booking).map((invoice): MenuEntry => ({
          id: `invoice ${invoice.kind}`,
          label: invoiceName(invoice, t),
          icon: <ReceiptText aria-hidden />,
          disabled: mayOpen(invoice.kind) ? undefined : t('booking.invoiced.closed'),
          onSelect: () => void navigate(invoicePath(invoice)),
        })),
        { id: 'people', divider: true },
        {
          id: 'card',
          label: t('client.card'),
          icon: <IdCard aria-hidden />,
          onSelect: () => openCard(trip.booking.clientId),
        },
        {
          id: 'callClient',
          label: t('timeline.call.client'),
          icon: <Phone aria-hidden />,
          onSelect: () => void call(trip.booking, 'client'),
        },
        {
          id: 'callDriver',
          label: t('timeline.call.driver'),
          icon: <Phone aria-hidden />,
          onSelect: () => void call(trip.booking, 'driver'),
        },
        ...(report
          ? [
              {
                id: 'reportCancellation',
                label: t('booking.notify.cancel'),
                icon: <BellRing aria-hidden />,
                disabled: offline,
                onSelect: report,
              },
            ]
          : []),
        { id: 'status', divider: true },
        ...BOOKING_STATUSES.filter((status) => status !== trip.booking.status).map((status): MenuEntry => {
          const { icon: Icon, label } = bookingStatusStyles[status];
          return {
            id: `status ${String(status)}`,
            label:
              status === BookingStatus.canceled
                ? t('booking.legs.cancel.confirm')
                : t('timeline.menu.status', { status: t(label) }),
            icon: <Icon aria-hidden />,
            disabled: offline,
            onSelect: () => void setStatus(trip.booking, status),
          };
        }),
        { id: 'line', divider: true },
        {
          id: 'delete',
          label: t('shared.delete'),
          icon: <Trash2 aria-hidden />,
          danger: true,
          disabled: offline,
          shortcut: 'Delete',
          onSelect: () => act.remove(trip.id),
        },
      ]
    : [];
}

/** Menu of a trip. */
export function TripMenu({ menu, trip, onClose, ...options }: TripMenuProps): ReactNode {
  const t = useT();
  const items = useTripEntries(trip, options);
  return (
    <MenuAt
      anchor={trip && menu ? menu.anchor : null}
      label={trip ? t('timeline.menu', { id: trip.id, times: spanText(trip.span) }) : ''}
      items={items}
      onClose={onClose}
    />
  );
}

/** Person to call about a trip. */
type Called = 'client' | 'driver';

/**
 * Returns the function that dials the mobile number of the client or the driver of a trip, the client's other phone
 * where there is none. Without a number, or when it can't be read, that is shown.
 */
function useCall(): (booking: Pick<TimelineBooking, 'id' | 'driverId'>, who: Called) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const { data: drivers } = useActiveDrivers();
  return useCallback(
    async ({ id, driverId }, who) => {
      try {
        const number =
          who === 'client' ? await numberOfClient(id) : drivers?.find((one) => one.id === driverId)?.mobile;
        if (number) location.assign(`tel:${number.replaceAll(' ', '')}`);
        else toast.info(t(who === 'client' ? 'timeline.call.noClient' : 'timeline.call.noDriver', { id }));
      } catch (error) {
        toast.failure(t('timeline.call.failed', { id }), error);
      }
    },
    [drivers, t, toast],
  );
}

async function numberOfClient(id: number): Promise<string | null | undefined> {
  const [booking] = await dataOf(api.GET('/api/booking/{id}', { params: { path: { id } } }));
  return booking?.client_mobile || booking?.client_tel;
}

/**
 * Returns the function that saves the status of a trip, of its other leg too when the user chooses so, with Undo and the offer to notify the driver. A
 * failure is shown.
 */
function useTripStatus(): (booking: TimelineBooking, status: TimelineBooking['status']) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const cache = useQueryClient();
  const askBothLegs = useAskBothLegs();
  const offerNotices = useOfferNotices();
  const offerUndo = useOfferUndo();
  const during = useDuring();
  const stop = useStopAtInvoice();
  const warnDoubles = useWarnDoubles();
  return useCallback(
    async (booking, status) => {
      const { id } = booking;
      const name = t('bookings.row', { id });
      if (await stop(booking, status)) return;
      try {
        const both = await askBothLegs(booking, status);
        if (both === null) return;
        const body = { status, ...(both && { alsoLinked: true }) };
        await during(async () => {
          const { answer, others } = await withReached(booking, { alsoLinked: both }, () =>
            dataOf(api.PUT('/api/booking/{id}', { params: { path: { id } }, body })),
          );
          toast.success(t('table.status.saved', { name, status: t(vocabulary.bookingStatus(status)) }), {
            ...offerUndo(answer.changes),
            ...offerNotices(booking, { status }, others),
          });
          warnDoubles(answer);
        });
        await refreshBookings(cache);
      } catch (error) {
        if (!isAbort(error)) toast.failure(t('table.status.failed', { name }), error);
      }
    },
    [askBothLegs, cache, during, offerNotices, offerUndo, stop, t, toast, warnDoubles],
  );
}
