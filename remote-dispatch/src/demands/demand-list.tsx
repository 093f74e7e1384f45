import { useT, useFormats, vocabulary } from '@navette/shared/i18n';
import { useLive, type Demand, useLiveBookings } from '@navette/shared/realtime';
import { Box, ErrorState, Spinner, Text, Button, Flex, Link, bookingStatusStyles } from '@navette/shared/ui';
import { useHeldRows, WaitingRows } from '@navette/shared/ui-table';
import type { ReactNode } from 'react';
import { useAnswerDemand, type DemandAnswers } from './use-answer-demand.tsx';
import { $api, ApiProblem, type CallKey } from '@navette/shared/api';
import { type PersonNameParts, personName, type NameUse, BookingStatus, driverName } from '@navette/shared/domain';
import { Check, X } from 'lucide-react';
import type { BookingRow } from '../bookings/booking-row.ts';

const keyOf = ({ key }: Demand) => key;

/** Cards of the open demands. None moves while the pointer or the focus is among them: a click would grant another trip. */
export function DemandList(): ReactNode {
  const t = useT();
  const live = useLive('demands');
  const answers = useAnswerDemand(live.records);
  const names = useDriverNames(live.records.length > 0);
  const held = useHeldRows(live.records, keyOf);
  if (live.status === 'failed' && held.rows.length === 0)
    return <ErrorState error={live.problem} onRetry={live.retry} />;
  if (live.status === 'loading' && held.rows.length === 0) return <Spinner />;
  if (held.rows.length === 0) return <Text tone="muted">{t('demands.none')}</Text>;
  if (names.error) return <ErrorState error={names.error} onRetry={names.retry} />;
  if (!names.isKnown) return <Spinner />;
  return (
    <Box {...held.zone}>
      <WaitingRows held={held} />
      <Box as="ul" padding="0" margin="0">
        {held.rows.map((demand) => (
          <DemandCard
            key={demand.key}
            demand={demand}
            driver={names.find(demand.driverId)}
            answers={answers}
            isOver={held.isGone(demand)}
          />
        ))}
      </Box>
    </Box>
  );
}

const FRESH_MS = 300_000;

/** Names of active drivers by id. */
interface DriverNames {
  readonly find: (driverId: number) => PersonNameParts | undefined;
  readonly isKnown: boolean;
  /** Error of the load. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** Names of active drivers; empty while loading. */
function useDriverNames(enabled: boolean): DriverNames {
  const { data, error, refetch } = $api.useQuery(
    'get',
    '/service/driver/active',
    {},
    { enabled, staleTime: FRESH_MS, meta: { failure: 'inPlace' } },
  );
  return {
    isKnown: data !== undefined,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    find: (driverId) => data?.find(({ id }) => id === driverId),
  };
}

interface DemandCardProps {
  readonly demand: Demand;
  /** The driver; undefined when there is none with this id (specification/live.md#demands). */
  readonly driver: PersonNameParts | undefined;
  readonly answers: DemandAnswers;
  /** Answered, withdrawn or expired: it only keeps its position. */
  readonly isOver: boolean;
}

/** Card of a demand: driver, trips, price, deadline, and buttons to grant or refuse it. */
function DemandCard({ demand, driver, answers: { grant, refuse, busy }, isOver }: DemandCardProps): ReactNode {
  const t = useT();
  const { formatDate, formatTime, formatMoney, formatInstant } = useFormats();
  const { id, price, endtime, bookings, key } = demand;
  const isBusy = busy === key;
  const nameOf = (use: NameUse) => (driver ? personName(driver, use) : t('demands.driverNotFound'));
  const asked = useAskedBooking(id);
  const seen =
    asked.status === 'there' ? { driverId: asked.booking.driverId, status: asked.booking.status } : undefined;
  return (
    <Box
      as="li"
      borderTopWidth="1px"
      borderColor="border"
      paddingBlock="2"
      listStyleType="none"
      opacity={isOver ? 0.7 : 1}
    >
      <Flex justify="space-between" gap="3" align="baseline">
        <Text fontWeight="semibold" tone={driver === undefined ? 'error' : undefined}>
          {nameOf('list')}
        </Text>
        <Text fontVariantNumeric="tabular-nums">{price === null ? t('demands.noPrice') : formatMoney(price)}</Text>
      </Flex>
      {bookings.map(({ date, picktime, trip }) => (
        <Text key={`${date}${picktime ?? ''}${trip.origin}`}>
          {t('demands.trip', {
            date: formatDate(date),
            time: formatTime(picktime),
            origin: trip.origin,
            destination: trip.destination,
          })}
        </Text>
      ))}
      {isOver ? (
        <Text tone="muted">{t('demands.over')}</Text>
      ) : (
        <DemandStatus asked={asked} driverId={demand.driverId} />
      )}
      <Flex justify="space-between" align="center" gap="2" wrap="wrap" marginTop="1">
        <Text tone="muted">
          <Link to={`/booking?id=${String(id)}`}>{t('demands.booking', { id })}</Link> ·{' '}
          {t('demands.until', { end: formatInstant(endtime) })}
        </Text>
        <Flex gap="2">
          <Button
            size="sm"
            icon={<X aria-hidden />}
            disabled={isOver || busy !== null}
            onClick={() => void refuse(demand, nameOf('text'))}
          >
            {t('demands.refuse')}
          </Button>
          <Button
            size="sm"
            variant="solid"
            icon={<Check aria-hidden />}
            loading={isBusy}
            disabled={isOver || driver === undefined || !isGrantable(asked) || (busy !== null && !isBusy)}
            onClick={() => void grant(demand, seen)}
          >
            {t('demands.grant')}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}

/** Whether the booking still needs a driver; assumed while it is unknown. */
const isGrantable = (asked: AskedBooking): boolean =>
  asked.status === 'unknown' || (asked.status === 'there' && asked.booking.status === BookingStatus.pending);

/** Current driver of the booking, or the reason why it can't be granted any more. */
function DemandStatus({ asked, driverId }: { readonly asked: AskedBooking; readonly driverId: number }): ReactNode {
  const t = useT();
  if (asked.status === 'gone') return <Text color="fg.warning">{t('demands.gone')}</Text>;
  if (asked.status === 'unknown') return null;
  const { booking } = asked;
  if (booking.status !== BookingStatus.pending)
    return (
      <Text color="fg.warning">{t('demands.closed', { status: t(bookingStatusStyles[booking.status].label) })}</Text>
    );
  if (booking.driverId === driverId) return <Text tone="muted">{t('demands.own')}</Text>;
  return (
    <Text tone="muted">
      {t('demands.now', {
        driver: driverName(booking, 'text') || t('demands.driverNotFound'),
        accepted: t(vocabulary.accepted(booking.accepted)),
      })}
    </Text>
  );
}

const ASKED: readonly CallKey[] = [['get', '/api/booking/{id}']];

/** The booking of a demand, updated live: found, deleted, or unknown (yet). */
type AskedBooking =
  | { readonly status: 'there'; readonly booking: BookingRow }
  | { readonly status: 'gone' }
  | { readonly status: 'unknown' };

/** Current state of the booking of a demand. */
function useAskedBooking(id: number): AskedBooking {
  useLiveBookings(ASKED, ({ ids }) => ids.includes(id));
  const { data, error } = $api.useQuery(
    'get',
    '/api/booking/{id}',
    { params: { path: { id } } },
    { staleTime: 0, meta: { failure: 'inPlace' } },
  );
  if (error instanceof ApiProblem && error.status === 404) return { status: 'gone' };
  const booking = data?.[0];
  return booking ? { status: 'there', booking } : { status: 'unknown' };
}
