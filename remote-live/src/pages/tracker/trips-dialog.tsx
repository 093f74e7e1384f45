import { arrivedAt, BookingStatus } from '@navette/shared/domain';
import { $api, type CallKey, api, dataOf, invalidate } from '@navette/shared/api';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { useLiveBookings } from '@navette/shared/realtime';
import {
  Alert,
  Badge,
  Box,
  bookingStatusStyles,
  Button,
  ErrorState,
  Flex,
  Link,
  Skeleton,
  StatusMark,
  Text,
} from '@navette/shared/ui';
import { lateText } from '@navette/shared/ui-booking';
import { Dialog, useToast, useOpenDialog } from '@navette/shared/ui-overlay';
import type { ReactNode } from 'react';
import { positionStyles, sightingText } from './sighting-texts.ts';
import { nextStep, nextText, routeOrder, tripEnds, tripTimes, type NextStep, type Trip } from '../../trip.ts';
import type { DriverRow } from './use-tracker.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const LISTED: readonly CallKey[] = [['post', '/service/driver/byname/{name}']];

interface TripsDialogProps {
  readonly row: DriverRow;
  /** ISO day. */
  readonly date: string;
  readonly onClose: () => void;
}

/** A driver's trips of today in driving order, with the next step and an expected delay (specification/live.md#live-map). */
export function TripsDialog({ row, date, onClose }: TripsDialogProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  const context = { t, formats };
  useLiveBookings(LISTED, ({ dates }) => dates.includes(date));
  const query = $api.useQuery(
    'post',
    '/service/driver/byname/{name}',
    { params: { path: { name: String(row.driver.id) } }, body: { ap_date: date } },
    { meta: { failure: 'inPlace' } },
  );
  const trips = query.data && routeOrder(query.data);
  const position = row.seen?.state === 'stale' ? undefined : row.seen?.position;
  const next = trips && nextStep(trips, row.next?.where);
  const goal = next && (next.kind === 'pickUp' ? next.trip.from : next.trip.to);
  const measured = position && { ...position, accuracy: row.seen?.inexact };
  const milestone = measured && goal && arrivedAt(measured, [goal]) ? next.kind : undefined;
  const late = next?.where && lateText(next.where, t);
  return (
    <Dialog
      open
      size={400}
      onClose={onClose}
      title={t('tracker.trips.of', { name: row.name })}
      footer={<Link to={`/trackerHistory?driver=${String(row.driver.id)}&date=${date}`}>{t('history.open')}</Link>}
    >
      <Text tone="muted" textStyle="xs" paddingBottom="2">
        {row.seen ? sightingText(row.seen, context) : t(positionStyles[row.state].label)}
      </Text>
      {late && <Alert status="warning" title={`${nextText(next, context)} · ${late}`} />}
      {trips === undefined ? (
        query.error ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
        ) : (
          <Box aria-busy>
            <Skeleton width="80%" />
            <Skeleton width="60%" />
          </Box>
        )
      ) : trips.length === 0 ? (
        <Text paddingBlock="3">{t('tracker.trips.none')}</Text>
      ) : (
        <Box as="ol" listStyleType="none">
          {trips.map((trip) => (
            <TripLine
              milestone={milestone}
              key={trip.id}
              trip={trip}
              isNext={trip.id === next?.trip.id}
              note={nextText(next, context)}
            />
          ))}
        </Box>
      )}
    </Dialog>
  );
}

interface TripLineProps {
  readonly trip: Trip;
  readonly isNext: boolean;
  /** Step that an arrived driver has probably completed. */
  readonly milestone: NextStep['kind'] | undefined;
  /** Text of the next step, shown with its trip. */
  readonly note: string;
}

function TripLine({ trip, isNext, milestone, note }: TripLineProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  const [from, to] = tripEnds(trip);
  const open = () =>
    openDialog('dispatch/booking@1', { id: trip.id }).catch((error: unknown) =>
      toast.failure(t('tracker.booking.failed'), error),
    );
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border" paddingBlock="2" aria-current={isNext ? 'step' : undefined}>
      <Flex gap="2" align="center" wrap="wrap">
        <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {trip.willCall ? t('tracker.trip.willCall') : tripTimes(trip)}
        </Text>
        <Text textStyle="xs">{t(vocabulary.bookingType(trip.type))}</Text>
        {isNext && <Badge colorPalette="blue">{t('tracker.trip.isNext')}</Badge>}
        {trip.charged && trip.status === BookingStatus.pending && (
          <Badge colorPalette="green">{t('tracker.driver.state.charged')}</Badge>
        )}
      </Flex>
      <Text>{t('tracker.trip.ends', { from, to })}</Text>
      <Text tone="muted" textStyle="xs">
        {trip.type === 'back' ? trip.destination_fullAddress : trip.pick_address}
      </Text>
      {isNext && <Text textStyle="xs">{note}</Text>}
      {isNext && milestone && (
        <Box paddingBlock="1.5">
          <Milestone trip={trip} reached={milestone} />
        </Box>
      )}
      <Flex gap="3" align="center" marginTop="1" textStyle="xs">
        <StatusMark status={bookingStatusStyles[trip.status]} />
        <Text>{t(vocabulary.accepted(trip.accepted))}</Text>
        <Button size="sm" variant="ghost" marginInlineStart="auto" onClick={() => void open()}>
          {t('tracker.booking', { id: trip.id })}
        </Button>
      </Flex>
    </Box>
  );
}

interface MilestoneProps {
  readonly trip: Trip;
  /** Place at which the driver has arrived: pick-up or end. */
  readonly reached: NextStep['kind'];
}

/** Offered when the driver is within 25 m of the next place of the trip: mark the passenger as on board, or the trip as done. */
function Milestone({ trip, reached }: MilestoneProps): ReactNode {
  const t = useT();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (): Promise<unknown> =>
      reached === 'pickUp'
        ? dataOf(api.POST('/service/live/aboard', { body: { bookingId: trip.id } }))
        : dataOf(
            api.PUT('/api/booking/{id}', {
              params: { path: { id: trip.id } },
              body: { status: BookingStatus.closed },
            }),
          ),
    onSuccess: () =>
      invalidate(queryClient, [
        ['post', '/service/driver/byname/{name}'],
        ['post', '/service/booking/byDate'],
      ]),
    onError: (error) => toast.failure(t('tracker.milestone.failed'), error),
    meta: { failure: 'inPlace' },
  });
  return (
    <Alert
      status="info"
      title={t('tracker.milestone.arrived')}
      actions={
        <Button size="sm" loading={isPending} onClick={() => mutate()}>
          {t(reached === 'pickUp' ? 'tracker.milestone.aboard' : 'tracker.milestone.done')}
        </Button>
      }
    />
  );
}
