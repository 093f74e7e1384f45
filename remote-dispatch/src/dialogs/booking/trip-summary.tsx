import { parseStoredDistance, type BookingType, type StoredDistance, type TripFigures } from '@navette/shared/domain';
import { useFormats, useT, vocabulary } from '@navette/shared/i18n';
import { Box, Button, Flex, Text } from '@navette/shared/ui';
import { Map as MapIcon, Route } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { EstimateNotice } from '../../distance/route-failure.tsx';
import { RouteMapDialog } from '../../distance/route-map.tsx';
import { useValue } from './booking-form.ts';
import type { Trip } from './use-trip.ts';

/** Summary of the route: km, time and price of each type, or why there are none yet; and the map. */
export function TripSummary({ trip }: { readonly trip: Trip }): ReactNode {
  const t = useT();
  const [isMapOpen, setMapOpen] = useState(false);
  const [type, driverId] = [useValue('type'), useValue('driverId')];
  const { status, question } = trip;
  return (
    <Flex
      align="center"
      wrap="wrap"
      columnGap="4"
      rowGap="1"
      minHeight="9"
      marginBottom="2"
      paddingInline="3"
      paddingBlock="1"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
    >
      <Route size={16} aria-hidden />
      <Box flex="1 1 12rem" minWidth="0" role="status" aria-label={t('booking.trip.title')}>
        {status === 'measured' ? <Figures unavailable={trip.unavailable} /> : <Missing trip={trip} />}
        {status === 'measured' && driverId === null && (
          <Text tone="muted" textStyle="xs">
            {t('booking.trip.withoutDriver')}
          </Text>
        )}
      </Box>
      {trip.problem?.kind === 'failed' && (
        <Button size="sm" onClick={trip.retry}>
          {t('shared.retry')}
        </Button>
      )}
      <Button size="sm" icon={<MapIcon aria-hidden />} disabled={question === null} onClick={() => setMapOpen(true)}>
        {t('booking.trip.map')}
      </Button>
      {isMapOpen && question && <RouteMapDialog {...{ question, type }} onClose={() => setMapOpen(false)} />}
    </Flex>
  );
}

/** Reason why there are no figures. */
function Missing({ trip: { status, problem } }: { readonly trip: Trip }): ReactNode {
  const t = useT();
  if (problem?.kind === 'unknown')
    return (
      <Text color="fg.warning">
        {t('distance.unknown', { count: problem.addresses.length, addresses: problem.addresses.join(' · ') })}
      </Text>
    );
  if (problem?.kind === 'sameTown') return <Text color="fg.warning">{t('distance.sameTown')}</Text>;
  if (problem?.kind === 'noRoad') return <Text color="fg.warning">{t('distance.noRoad')}</Text>;
  return status === 'measured' ? null : <Text tone="muted">{t(STATUS_KEYS[status])}</Text>;
}

const STATUS_KEYS = {
  incomplete: 'booking.trip.incomplete',
  measuring: 'booking.trip.measuring',
  failed: 'booking.trip.failed',
} as const;

/** Types with the same figures, shown together: `simple` has the route of `to`. */
function sameFigures(totals: StoredDistance['totals'] | undefined): { types: BookingType[]; figures: TripFigures }[] {
  const groups = new Map<string, { types: BookingType[]; figures: TripFigures }>();
  for (const type of SAID_TYPES) {
    const figures = totals?.[type];
    if (!figures) continue;
    const key = JSON.stringify([type === 'back', figures]);
    const group = groups.get(key);
    if (group) group.types.push(type);
    else groups.set(key, { types: [type], figures });
  }
  return [...groups.values()];
}

const SAID_TYPES = ['to', 'simple', 'back'] as const satisfies readonly BookingType[];

/** Kilometres, time and price for each type; the type of the booking in bold. */
function Figures({ unavailable }: Pick<Trip, 'unavailable'>): ReactNode {
  const t = useT();
  const { formatDistance, formatDuration, formatMoney } = useFormats();
  const [chosen, distance] = [useValue('type'), useValue('distance')];
  const totals = parseStoredDistance(distance)?.totals;
  return (
    <Flex
      as="ul"
      wrap="wrap"
      columnGap="5"
      rowGap="1"
      align="baseline"
      fontVariantNumeric="tabular-nums"
      listStyleType="none"
    >
      {sameFigures(totals).map(({ types, figures }) => {
        const isChosen = types.includes(chosen);
        return (
          <Text
            as="li"
            key={types.join()}
            tone={isChosen ? undefined : 'muted'}
            fontWeight={isChosen ? 'semibold' : undefined}
          >
            {t('booking.trip.figures', {
              type: types.map((type) => t(vocabulary.bookingType(type))).join(' / '),
              distance: formatDistance(figures.distance),
              duration: formatDuration(figures.duration),
              price: formatMoney(figures.price),
            })}
          </Text>
        );
      })}
      {isEstimated(distance) && (
        <Box as="li">
          <EstimateNotice unavailable={unavailable} />
        </Box>
      )}
    </Flex>
  );
}

/** Whether a stored distance is marked as an estimate. */
function isEstimated(distance: string | null): boolean {
  try {
    const stored: unknown = JSON.parse(distance ?? 'null');
    return typeof stored === 'object' && stored !== null && 'estimated' in stored && stored.estimated === true;
  } catch {
    return false; // Old text that is not JSON: no mark.
  }
}
