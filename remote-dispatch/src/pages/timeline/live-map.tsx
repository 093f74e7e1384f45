import { type CallKey, useOnline } from '@navette/shared/api';
import { Accepted, BookingStatus, brusselsToday, isOnFoot, personName, positionState } from '@navette/shared/domain';
import { useFormats, useT, type Translate } from '@navette/shared/i18n';
import { type DriverLocation, liveQuery, useLive, useLivePositions } from '@navette/shared/realtime';
import { Alert, Box, Button, ErrorState, Flex, Heading, IconButton, Skeleton, Text } from '@navette/shared/ui';
import { driverLook, type MapSymbol, type MapTarget, MapView, TRIP_LOOKS } from '@navette/shared/ui-map';
import { X } from 'lucide-react';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { DriverWhereabouts } from '../../bookings/driver-whereabouts.tsx';
import { liveStatus, liveStyles } from '../../office/live-status.ts';
import { useNow } from '../../office/use-now.ts';
import { useSuggestions, tripOfBooking, type Suggestion } from '../../suggestions/suggestion.ts';
import { extraKmWords, liveWords } from '../../suggestions/suggestion-list.tsx';
import { conflictStyles } from '../../conflicts/conflict.ts';
import type { Planning } from './model/planning-parts.ts';
import type { TimelineTrip } from './model/timeline-trip.ts';
import { tripWords } from './model/trip-text.ts';
import { useActiveDrivers } from './timeline-requests.ts';

interface LiveMapProps {
  readonly planning: Planning;
  /** The trip that is selected on the board. */
  readonly trip: TimelineTrip | undefined;
  /** Shows the row of a driver on the board. */
  readonly onDriver: (driverId: number) => void;
  readonly onClose: () => void;
}

/** Drivers of the day on a map, with both ends of the selected trip and who could drive it, from where they are (specification/timeline.md#live-map). */
export function LiveMap({ planning, trip, onDriver, onClose }: LiveMapProps): ReactNode {
  const { day, act } = planning;
  const t = useT();
  const isToday = day === brusselsToday(useNow());
  const live = useLive('locations');
  const { error } = liveQuery(live);
  // Positions come several times a second: what is done on the board goes first.
  const locations = useDeferredValue(live.records);
  const symbols = useSymbols(isToday ? locations : NONE, planning, { trip, onDriver });
  const target = useTarget(trip);
  return (
    <Flex as="section" direction="column" gap="2" minHeight="0" aria-label={t('timeline.map')}>
      <Flex align="center" justify="space-between">
        <Heading as="h2" size="sm">
          {t('timeline.map')}
        </Heading>
        <IconButton size="xs" label={t('timeline.map.close')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Flex>
      {error !== null && isToday && <Alert status="warning" title={t('timeline.map.failed')} />}
      {!isToday && (
        <Text textStyle="xs" tone="muted">
          {t('timeline.map.otherDay')}
        </Text>
      )}
      <Box flex={{ base: '0 0 14rem', lg: '1 1 0' }} minHeight="11rem">
        <MapView
          label={t('timeline.map.of')}
          zoom={ZOOM}
          height="100%"
          symbols={symbols}
          captionsFrom={NAMES_FROM}
          clustersBelow={ZOOM}
          clusterLabel={(count) => t('timeline.map.cluster', { count })}
          target={target}
        />
      </Box>
      {/* Of one height, so that the view stays as it was fitted. */}
      <Box flex="0 1 12rem" minHeight="0" overflow="auto" textStyle="xs">
        {trip ? <ChosenTrip key={trip.id} {...{ trip, act }} /> : t('timeline.map.choose')}
      </Box>
    </Flex>
  );
}

const NONE: readonly DriverLocation[] = [];
/** Zoom of the whole town, and the one from which names are shown: before, they would cover each other. */
const [ZOOM, NAMES_FROM] = [11, 13];

interface SymbolsOptions {
  readonly trip: TimelineTrip | undefined;
  readonly onDriver: (driverId: number) => void;
}

/** Drivers with a row of the day, others who are online, and both ends of the selected trip. */
function useSymbols(
  locations: readonly DriverLocation[],
  { drivers, allDrivers }: Planning,
  { trip, onDriver }: SymbolsOptions,
): readonly MapSymbol[] {
  const t = useT();
  const now = useNow();
  const { data: known } = useActiveDrivers();
  const refreshTimes = useMemo(() => new Map(known?.map(({ id, refreshTime }) => [id, refreshTime])), [known]);
  return useMemo(() => {
    const byDriver = new Map(locations.map((location) => [location.data.driverId, location]));
    const ofDay = new Set(drivers.map(({ id }) => id));
    const seen = allDrivers.flatMap((driver): MapSymbol[] => {
      const location = byDriver.get(driver.id);
      const refreshTime = refreshTimes.get(driver.id);
      if (!location || refreshTime === undefined) return [];
      const { position, time, charged } = location.data;
      const activity = position.activity.type;
      const name = personName(driver, 'list');
      const status = liveStatus(location, refreshTime, now);
      if (status === 'stale' && !ofDay.has(driver.id)) return [];
      return [
        {
          id: `driver ${String(driver.id)}`,
          position: { latitude: location.l[0], longitude: location.l[1] },
          label: `${name} · ${t(liveStyles[status].label)}`,
          caption: name,
          captionAbove: true,
          group: 'drivers',
          chosen: trip?.booking.driverId === driver.id,
          ...driverLook({
            state: positionState({ time, charged, activity }, refreshTime, now),
            charged,
            onFoot: isOnFoot(activity),
          }),
          onSelect: () => onDriver(driver.id),
        },
      ];
    });
    return [...seen, ...(trip ? endsOf(trip, t) : [])];
  }, [locations, drivers, allDrivers, refreshTimes, now, trip, onDriver, t]);
}

function endsOf({ booking, planned: { from, to } }: TimelineTrip, t: Translate): MapSymbol[] {
  const [pickUp, dropOff] =
    booking.type === 'back' ? [TRIP_LOOKS.destination, TRIP_LOOKS.client] : [TRIP_LOOKS.client, TRIP_LOOKS.destination];
  return [
    ...(from ? [{ id: 'from', position: from, label: t('timeline.map.pickUp'), chosen: true, ...pickUp }] : []),
    ...(to ? [{ id: 'to', position: to, label: t('timeline.map.dropOff'), chosen: true, ...dropOff }] : []),
  ];
}

/** Moves the view to both ends of a newly selected trip. */
function useTarget(trip: TimelineTrip | undefined): MapTarget | undefined {
  const { from, to } = trip?.planned ?? {};
  const ends = JSON.stringify([from, to].filter(Boolean));
  return useMemo(() => {
    const positions = [from, to].flatMap((place) => place ?? []);
    return positions.length > 0 ? { positions, zoom: 14 } : undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a refetched trip is another object at the same places
  }, [ends]);
}

const SUGGESTED: readonly CallKey[] = [['post', '/service/booking/suggestDrivers']];
/** Most drivers that are compared beside the map; the dialog has them all. */
const FEW = 5;

/** Facts about the selected trip, and drivers who could take it. */
function ChosenTrip({
  trip: { id, booking },
  act,
}: {
  readonly trip: TimelineTrip;
  readonly act: Planning['act'];
}): ReactNode {
  const t = useT();
  const formats = useFormats();
  const isOpen = booking.status === BookingStatus.pending && !booking.charged;
  return (
    <Flex direction="column" gap="1.5">
      <Text fontWeight="semibold">{tripWords(booking, t, formats)}</Text>
      <DriverWhereabouts row={booking} />
      {isOpen && <Nearest {...{ booking, act }} onAll={() => act.suggest(id)} />}
    </Flex>
  );
}

interface NearestProps {
  readonly booking: TimelineTrip['booking'];
  readonly act: Planning['act'];
  readonly onAll: () => void;
}

function Nearest({ booking, act, onAll }: NearestProps): ReactNode {
  const t = useT();
  useLivePositions(SUGGESTED);
  const found = useSuggestions(tripOfBooking(booking), FEW);
  if (found.error && !found.data)
    return <ErrorState error={found.error} onRetry={() => void found.refetch()} retrying={found.isFetching} />;
  if (!found.data) return <Skeleton height="2rem" />;
  return (
    <>
      <Text as="h3" tone="muted">
        {t('suggest.list')}
      </Text>
      <Box as="ol" listStyleType="none">
        {found.data.map((suggestion) => (
          <NearestLine
            key={suggestion.driverId}
            suggestion={suggestion}
            isCurrent={suggestion.driverId === booking.driverId && booking.accepted !== Accepted.assign}
            onAssign={() => void act.change({ id: booking.id, driverId: suggestion.driverId })}
          />
        ))}
      </Box>
      <Button size="xs" variant="ghost" alignSelf="start" onClick={onAll}>
        {t('timeline.map.all')}
      </Button>
    </>
  );
}

interface NearestLineProps {
  readonly suggestion: Suggestion;
  /** The trip's own driver. */
  readonly isCurrent: boolean;
  readonly onAssign: () => void;
}

function NearestLine({ suggestion, isCurrent, onAssign }: NearestLineProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  const isOnline = useOnline();
  const { live, conflicts } = suggestion;
  const name = personName(suggestion, 'list');
  const kinds = [...new Set(conflicts.map(({ kind }) => kind))];
  return (
    <Flex as="li" gap="2" align="center" borderTopWidth="1px" borderColor="border" paddingBlock="1">
      <Box flex="1" minWidth="0">
        <Text fontWeight="semibold">{name}</Text>
        <Text tone={live?.late ? 'error' : 'muted'}>
          {live ? liveWords(live, t, formats) : extraKmWords(suggestion, t, formats)}
        </Text>
        {kinds.length > 0 && <Text tone="error">{kinds.map((kind) => t(conflictStyles[kind].label)).join(', ')}</Text>}
      </Box>
      {isCurrent ? (
        <Text tone="muted">{t('suggest.current')}</Text>
      ) : (
        <Button
          size="xs"
          disabled={!isOnline}
          aria-label={t('suggest.assign', { driver: personName(suggestion, 'text') })}
          onClick={onAssign}
        >
          {t('suggest.assign.nobody')}
        </Button>
      )}
    </Flex>
  );
}
