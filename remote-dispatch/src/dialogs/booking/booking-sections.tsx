import { type Accepted, driverName } from '@navette/shared/domain';
import { Grid, Stack, Alert, Button, Skeleton } from '@navette/shared/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import type { DriverChoice } from '../../pickers/record-sources.ts';
import { useBookingScreen, useValues } from './booking-form.ts';
import { BookingHistory } from './booking-history.tsx';
import { BookingOffers } from './booking-offers.tsx';
import { BookingMessages } from './booking-messages.tsx';
import { ReturnSection } from './return-section.tsx';
import { FollowUpSection } from './follow-up-section.tsx';
import { InsuranceSection } from './insurance-section.tsx';
import { PriceSection } from './price-section.tsx';
import { DriverSection } from './driver-section.tsx';
import { RouteSection } from './route-section.tsx';
import { WhenSection } from './when-section.tsx';
import { WhoSection } from './who-section.tsx';
import { TripSummary } from './trip-summary.tsx';
import type { BookingSources } from './use-booking-sources.ts';
import type { Trip } from './use-trip.ts';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { useOpenBooking } from '@navette/shared/ui-table';
import type { components } from '@navette/openapi/types';
import { $api } from '@navette/shared/api';
import { useLinked } from '../../bookings/linked-leg.tsx';

/** The parts of the form, in page order. */
export interface BookingSectionsProps {
  /** Notice below day and time: pending actions on the booking. Never first, where a stray Enter would trigger it. */
  readonly notice?: ReactNode;
  readonly sources: BookingSources;
  /** One column on any screen. */
  readonly narrow: boolean;
  readonly trip: Trip;
  readonly onDriverChosen?: ((driver: DriverChoice | null, anyway?: boolean) => void) | undefined;
  readonly onAcceptedChosen?: ((accepted: Accepted) => void) | undefined;
}

/** Ctrl+Enter saves from any field, the key of a button in a label presses it; a field that handles the key itself keeps it. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')];
  const button = buttons.find(({ ariaKeyShortcuts }) => ariaKeyShortcuts === event.key);
  const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (!button && !isSave) return;
  event.preventDefault();
  if (isSave) event.currentTarget.closest('form')?.requestSubmit();
  else button?.click();
}

/** In the order of a call: who, when, from where to where, and home; then driver, follow-up and money, in the admin variant on a wide screen beside it. */
export function BookingSections({
  notice,
  sources,
  narrow,
  trip,
  onDriverChosen,
  onAcceptedChosen,
}: BookingSectionsProps): ReactNode {
  const { isAdmin, row } = useBookingScreen();
  const maySend = useCan('booking');
  return (
    <Stack gap="4" onKeyDown={onKeyDown}>
      <Grid
        templateColumns={
          isAdmin && !narrow ? { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' } : 'minmax(0, 1fr)'
        }
        columnGap="8"
        rowGap="2"
        alignItems="start"
      >
        <Stack gap="2" minWidth="0">
          <Editable>
            <WhoSection source={sources.client} />
            <WhenSection />
            {notice}
            <RouteSection source={sources.destination} />
          </Editable>
          <TripSummary trip={trip} />
          <Editable>
            <ReturnSection source={sources.driver} />
          </Editable>
          <LinkedLeg />
          <MatchingReturn />
        </Stack>
        <Stack gap="2" minWidth="0">
          <Editable>
            <DriverSection {...{ sources, onDriverChosen, onAcceptedChosen }} driver={trip.driver} />
          </Editable>
          {row && maySend && <BookingOffers row={row} />}
          <Editable>
            <FollowUpSection />
            <PriceSection />
            <InsuranceSection />
          </Editable>
        </Stack>
      </Grid>
      {row && maySend && <BookingMessages id={row.id} />}
      {row && <BookingHistory id={row.id} sources={sources} />}
    </Stack>
  );
}

/** Fields and buttons that change the booking: disabled when it is read-only. Display-only parts are outside. */
function Editable({ children }: { readonly children: ReactNode }): ReactNode {
  const { isReadOnly = false } = useBookingScreen();
  return (
    <fieldset disabled={isReadOnly} style={{ display: 'contents' }}>
      {children}
    </fieldset>
  );
}

/** A possible return trip of this one, searched once day, client and destination are known; of any driver. A linked leg is shown separately. */
function MatchingReturn(): ReactNode {
  const { row } = useBookingScreen();
  const { clientId, destinationId, type, dates, ap_date } = useValues();
  const day = ap_date ?? dates[0];
  if (!day || clientId === null || destinationId === null) return null;
  return (
    <ReturnNotice
      except={[row?.id, row?.linkedId]}
      trip={{ id: row?.id ?? null, ap_date: day, clientId, destinationId, driverId: null, type }}
    />
  );
}

/** Names the trip in the other direction on the same day, if there is one, and opens it (specification/bookings.md#return-trip). */
function ReturnNotice({
  trip,
  except,
}: {
  readonly trip: ReturnQuery;
  readonly except: readonly (number | null | undefined)[];
}): ReactNode {
  const t = useT();
  const { formatTime } = useFormats();
  const openBooking = useOpenBooking();
  const { data = [] } = useReturnBookings(trip);
  const found = data.filter(({ id }) => !except.includes(id));

  return found.map((leg) => (
    <Alert
      key={leg.id}
      title={t('booking.return.found', {
        id: leg.id,
        type: t(vocabulary.bookingType(leg.type)),
        time: formatTime(leg.pick_time ?? leg.ap_time),
        driver: driverName(leg, 'list'),
      })}
      actions={
        <Button size="sm" onClick={() => openBooking(leg.id)}>
          {t('booking.return.open')}
        </Button>
      }
    />
  ));
}

/** Query for the other leg of a trip. */
type ReturnQuery = components['schemas']['ReturnBookingQuery'];

/** Bookings of the client in the other direction on the same day. */
const useReturnBookings = (trip: ReturnQuery) =>
  $api.useQuery('post', '/service/booking/byReverseType', { body: trip }, { meta: { failure: 'inPlace' } });

/**
 * The other leg of the visit: time, driver, distance, and a button that opens it; then further bookings of the same transport of the external
 * platform, which may go on from one place of care to another. Renders nothing for a single booking.
 */
function LinkedLeg(): ReactNode {
  const { row } = useBookingScreen();
  const { linkedId = null, sameTransport = [] } = row ?? {};
  return (
    <>
      {linkedId !== null && <OtherLeg id={linkedId} isLinked />}
      {sameTransport.map((id) => id !== linkedId && <OtherLeg key={id} id={id} isLinked={false} />)}
    </>
  );
}

function OtherLeg({ id, isLinked }: { readonly id: number; readonly isLinked: boolean }): ReactNode {
  const t = useT();
  const { formatDate, formatTime } = useFormats();
  const openBooking = useOpenBooking();
  const { data, isPending } = useLinked(id);
  if (isPending) return <Skeleton height="10" aria-label={t('shared.loading')} />;
  const [leg] = data ?? [];
  const words = leg && {
    id,
    type: t(vocabulary.bookingType(leg.type)),
    date: formatDate(leg.ap_date),
    time: formatTime(leg.ap_time),
    driver: driverName(leg, 'list'),
    status: t(vocabulary.bookingStatus(leg.status)),
    destination: leg.destination_name ?? '',
  };
  const known = isLinked
    ? leg?.willCall
      ? 'booking.linked.willCall'
      : 'booking.linked.leg'
    : 'booking.sameTransport.leg';
  return (
    <Alert
      live={false}
      title={words ? t(known, words) : t(isLinked ? 'booking.linked.unknown' : 'booking.sameTransport.unknown', { id })}
      actions={
        <Button size="sm" onClick={() => openBooking(id)}>
          {isLinked ? t('booking.linked.open') : t('booking.conflicts.open', { id })}
        </Button>
      }
    />
  );
}
