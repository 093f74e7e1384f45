import { brusselsNow } from '@navette/shared/domain';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Box, Button, ErrorState, Heading, Skeleton, Stack, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { tripEnds, tripTimes, type Trip } from '../../entities/trip/trip-texts.ts';
import type { Part } from './history-map.ts';
import { tripPart } from './trip-part.ts';
import type { History } from './use-history.ts';

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
export function HistorySide({ history, chosen, onTrip, onSeek }: HistorySideProps): ReactNode {
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
