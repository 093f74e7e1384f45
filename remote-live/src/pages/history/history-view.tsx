import { trackIndex, trackPart, trackPlace, brusselsNow } from '@navette/shared/domain';
import { useT, useFormats, vocabulary } from '@navette/shared/i18n';
import { Alert, Box, Flex, Button, ErrorState, Heading, Skeleton, Stack, Text } from '@navette/shared/ui';
import { MapView, type MapSymbol, type MapTarget } from '@navette/shared/ui-map';
import { useMemo, type ReactNode } from 'react';
import { historyDots, historyLines, type Part, tripPart, type History } from './use-history.ts';
import { ReplayBar, useReplay } from './replay-bar.tsx';
import { tripEnds, tripTimes, type Trip } from '../../trip.ts';

interface HistoryViewProps {
  readonly history: History;
  /** The highlighted trip. */
  readonly trip: number | undefined;
  readonly onTrip: (id: number) => void;
}

/** The track of a day on the map, with replay, trips and stops. */
export function HistoryView({ history, trip, onTrip }: HistoryViewProps): ReactNode {
  const t = useT();
  const { points, trips } = history;
  const [start, end] = [momentOf(points[0]?.time), momentOf(points.at(-1)?.time)];
  const replay = useReplay(start, end);
  const { seek } = replay;
  const chosen = trips?.find(({ id }) => id === trip);
  const part = useMemo(() => chosen && tripPart(chosen), [chosen]);
  const dots = useMemo(() => historyDots(points, seek), [points, seek]);
  const lines = useMemo(() => historyLines(points, part), [points, part]);
  const target = useMemo((): MapTarget => ({ positions: shownPart(history, part) }), [history, part]);
  const head = trackPlace(points, replay.at);
  const symbols: readonly MapSymbol[] = head
    ? [{ id: 'head', position: head, label: t('history.moment'), sign: 'car', tone: 'black', chosen: true }]
    : [];
  const jump = (id: number, to: Part) => {
    onTrip(id);
    replay.seek(to.start);
  };
  return (
    <Flex flex="1" minHeight="0" gap="3" direction={{ base: 'column', md: 'row' }}>
      <Box width={{ base: '100%', md: '21rem', xl: '23rem' }} flex="none" minHeight="0">
        <HistorySide history={history} chosen={trip} onTrip={jump} onSeek={replay.seek} />
      </Box>
      <Flex flex="1" direction="column" gap="2" minWidth="0" minHeight="20rem">
        {points.length === 0 ? (
          <Alert status="info" title={t('history.none')} />
        ) : (
          <ReplayBar replay={replay} start={start} end={end} point={points[trackIndex(points, replay.at)]} />
        )}
        <Box flex="1" minHeight="0">
          <MapView label={t('history.map')} height="100%" {...{ dots, lines, symbols, target }} />
        </Box>
      </Flex>
    </Flex>
  );
}

const momentOf = (time: string | undefined): number => (time === undefined ? 0 : Date.parse(time));

/** The part of a trip, or everything without a trip or without positions in it. */
function shownPart({ points }: History, part: Part | undefined) {
  const own = part ? trackPart(points, part.start, part.end) : [];
  return own.length > 0 ? own : points;
}

interface HistorySideProps {
  readonly history: History;
  readonly chosen: number | undefined;
  /** Shows the part of the track of a trip. */
  readonly onTrip: (id: number, part: Part) => void;
  /** Moves the replay to a moment, ms. */
  readonly onSeek: (moment: number) => void;
}

const clock = (time: string): string => brusselsNow(new Date(time)).time;

/** Trips of the day and stops beside the track; each links to its part. */
function HistorySide({ history, chosen, onTrip, onSeek }: HistorySideProps): ReactNode {
  const t = useT();
  const { formatDistance, formatDuration } = useFormats();
  const { points, stops, km, trips, bookings } = history;
  const [first, last] = [points[0], points.at(-1)];
  return (
    <Stack gap="4" overflowY="auto" minHeight="0" height="100%">
      {first && last && (
        <Text>
          {t('history.summary', {
            count: points.length,
            from: clock(first.time),
            to: clock(last.time),
            distance: formatDistance(km),
          })}
        </Text>
      )}
      <Box as="section" aria-label={t('history.trips')}>
        <Heading size="sm">{t('history.trips')}</Heading>
        {bookings.error ? (
          <ErrorState error={bookings.error} onRetry={() => void bookings.refetch()} retrying={bookings.isFetching} />
        ) : trips === undefined ? (
          <Skeleton width="70%" />
        ) : trips.length === 0 ? (
          <Text tone="muted">{t('tracker.trips.none')}</Text>
        ) : (
          <Box as="ol" listStyleType="none">
            {trips.map((trip) => (
              <li key={trip.id}>
                <TripButton trip={trip} pressed={trip.id === chosen} onTrip={onTrip} />
              </li>
            ))}
          </Box>
        )}
      </Box>
      <Box as="section" aria-label={t('history.stops')}>
        <Heading size="sm">{t('history.stops.count', { count: stops.length })}</Heading>
        <Box as="ol" listStyleType="none">
          {stops.map((stop) => (
            <li key={stop.from}>
              <Button variant="ghost" width="100%" justifyContent="start" onClick={() => onSeek(Date.parse(stop.from))}>
                {t('history.stop', {
                  from: clock(stop.from),
                  to: clock(stop.until),
                  duration: formatDuration(stop.seconds),
                })}
              </Button>
            </li>
          ))}
        </Box>
      </Box>
    </Stack>
  );
}

interface TripButtonProps extends Pick<HistorySideProps, 'onTrip'> {
  readonly trip: Trip;
  readonly pressed: boolean;
}

function TripButton({ trip, pressed, onTrip }: TripButtonProps): ReactNode {
  const t = useT();
  const [from, to] = tripEnds(trip);
  return (
    <Button
      variant={pressed ? 'outline' : 'ghost'}
      aria-pressed={pressed}
      width="100%"
      height="auto"
      paddingBlock="1.5"
      justifyContent="start"
      textAlign="start"
      whiteSpace="normal"
      lineHeight="1.4"
      onClick={() => onTrip(trip.id, tripPart(trip))}
    >
      <span>
        <strong>{tripTimes(trip)}</strong> {t(vocabulary.bookingType(trip.type))}
        <br />
        {t('tracker.trip.ends', { from, to })}
      </span>
    </Button>
  );
}
