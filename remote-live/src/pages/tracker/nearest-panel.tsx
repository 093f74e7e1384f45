import { api, $api } from '@navette/shared/api';
import {
  brusselsNow,
  type ConflictKind,
  BookingStatus,
  isClockTime,
  plannedTimes,
  plannedTrip,
} from '@navette/shared/domain';
import { useFormats, useLocale, useT, messageKey } from '@navette/shared/i18n';
import { Alert, Box, Button, ErrorState, Flex, Skeleton, Stack, Text } from '@navette/shared/ui';
import { addressAnswer, AddressInput, type Place } from '@navette/shared/ui-form';
import { Select, useToast, useOpenDialog } from '@navette/shared/ui-overlay';
import { useState, type ReactNode } from 'react';
import { tripEnds, tripTimes, type Trip, routeOrder } from '../../trip.ts';
import type { Position } from '@navette/shared/ui-map';
import { addressPlace, type Place as PlaceOnMap, tripPlaces } from './places.ts';

interface NearestPanelProps {
  readonly tool: NearestTool;
  /** Bookings of the day. */
  readonly trips: readonly Trip[];
  readonly now: Date;
}

/** The nearest free drivers to an address or to a trip of the day, with one click to assign. */
export function NearestPanel({ tool, trips, now }: NearestPanelProps): ReactNode {
  const t = useT();
  const language = useLocale();
  const [address, setAddress] = useState('');
  const needs = openNeeds(trips, now);
  return (
    <Stack gap="3">
      <Text tone="muted" textStyle="xs">
        {t('tracker.nearest.help')}
      </Text>
      <AddressInput
        value={address}
        onChange={(place) => {
          setAddress(place?.fullAddress ?? '');
          tool.setNeed(needOfPlace(place));
        }}
        suggest={(q, signal) => addressAnswer(api.POST('/service/address/suggest', { body: { q, language }, signal }))}
        label={t('tracker.nearest.address')}
        placeholder={t('tracker.nearest.address')}
        control={{ 'aria-label': t('tracker.nearest.address') }}
      />
      <Flex as="label" direction="column" gap="1">
        {t('tracker.nearest.trip')}
        <Select
          value={tool.need?.bookingId ?? null}
          placeholder={t('tracker.nearest.choose')}
          onChange={(id) => {
            setAddress('');
            tool.setNeed(needs.find(({ trip }) => trip.id === id)?.need ?? null);
          }}
          options={needs.map(({ trip }) => ({
            value: trip.id,
            label: `${tripTimes(trip)} ${t('tracker.trip.ends', { from: tripEnds(trip)[0], to: tripEnds(trip)[1] })}`,
          }))}
        />
      </Flex>
      {tool.need && <Found tool={tool} need={tool.need} />}
    </Stack>
  );
}

function Found({ tool: { query }, need }: { readonly tool: NearestTool; readonly need: Need }): ReactNode {
  const t = useT();
  if (query.error)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  if (!query.data) return <Skeleton width="70%" />;
  if (query.data.length === 0) return <Alert status="info" title={t('tracker.nearest.none')} />;
  return (
    <Box as="ol" listStyleType="none" aria-label={t('tracker.nearest.list')}>
      {query.data.map((driver) => (
        <NearestLine key={driver.driverId} driver={driver} need={need} />
      ))}
    </Box>
  );
}

type NearestDriver = NonNullable<NearestTool['query']['data']>[number];

function NearestLine({ driver, need }: { readonly driver: NearestDriver; readonly need: Need }): ReactNode {
  const t = useT();
  const { formatDistance } = useFormats();
  const { name, minutes, distance, freeAt, stale, conflicts } = driver;
  const assign = useAssign();
  return (
    <Flex as="li" gap="2" align="center" borderTopWidth="1px" borderColor="border" paddingBlock="1.5">
      <Box flex="1" minWidth="0">
        <Text fontWeight="semibold">{name}</Text>
        <Text textStyle="xs">
          {[
            t('tracker.nearest.away', { minutes, distance: formatDistance(distance) }),
            freeAt
              ? t('tracker.freedom.busy', { time: brusselsNow(new Date(freeAt)).time })
              : conflicts.length === 0 && t('tracker.freedom.free'),
            stale && t('tracker.driver.state.stale'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {conflicts.length > 0 && (
          <Text textStyle="xs" tone="error">
            {t('tracker.nearest.conflicts', { list: conflicts.map((kind) => t(conflictKeys[kind])).join(', ') })}
          </Text>
        )}
      </Box>
      <Button
        size="sm"
        aria-label={t('tracker.nearest.assign.to', { name })}
        onClick={() => void assign(driver.driverId, need)}
      >
        {t('tracker.nearest.assign')}
      </Button>
    </Flex>
  );
}

/** Opens the booking form: of the trip, with the driver preselected, or of a new booking from the address. */
function useAssign(): (driverId: number, need: Need) => Promise<void> {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  return async (driverId, { bookingId, address }) => {
    const input =
      bookingId === undefined ? { draft: { driverId, pick_address: address } } : { id: bookingId, draft: { driverId } };
    try {
      await openDialog('dispatch/booking@1', input);
    } catch (error) {
      toast.failure(t('tracker.booking.failed'), error);
    }
  };
}

const conflictKeys: Readonly<Record<ConflictKind, string>> = {
  inactive: messageKey('tracker.conflict.inactive'),
  refused: messageKey('tracker.conflict.refused'),
  vehicle: messageKey('tracker.conflict.vehicle'),
  papers: messageKey('tracker.conflict.papers'),
  unavailable: messageKey('tracker.conflict.unavailable'),
  overlap: messageKey('tracker.conflict.overlap'),
  travel: messageKey('tracker.conflict.travel'),
};

/** Trips of the day whose passenger is still to be picked up at a known place, the first one first. */
function openNeeds(trips: readonly Trip[], now: Date): { readonly trip: Trip; readonly need: Need }[] {
  return routeOrder(trips)
    .filter(({ status, charged, ap_time }) => status === BookingStatus.pending && !charged && isClockTime(ap_time))
    .flatMap((trip) => {
      const planned = plannedTrip(trip);
      const due = new Date(plannedTimes(planned).start);
      return planned.from ? [{ trip, need: needOfTrip(trip, due, planned.from, now) }] : [];
    });
}

/** Place where a driver is needed: a typed address, or the pick-up of a trip of the day. */
interface Need {
  readonly address: string;
  readonly position: Position;
  /** The booking to be assigned; undefined for an address. */
  readonly bookingId: number | undefined;
  /** ISO instant; null for now. */
  readonly time: string | null;
  /** Marked on the map. */
  readonly places: readonly PlaceOnMap[];
}

const LIMIT = 10;

/** The need at an address, now; null without a position. */
const needOfPlace = (place: Place | null): Need | null =>
  place && place.latitude !== null && place.longitude !== null
    ? {
        address: place.fullAddress,
        position: { latitude: place.latitude, longitude: place.longitude },
        bookingId: undefined,
        time: null,
        places: [addressPlace(place.fullAddress, { latitude: place.latitude, longitude: place.longitude })],
      }
    : null;

/** The need of a trip: its pick-up, at its due time. */
function needOfTrip(trip: Trip, due: Date, position: Position, now: Date): Need {
  const time = due > now ? due.toISOString() : null;
  return { address: trip.pick_address, position, bookingId: trip.id, time, places: tripPlaces(trip) };
}

const NO_PLACES: readonly PlaceOnMap[] = [];

/**
 * The nearest drivers to a place, estimated by the server.
 * @param onNeed shows the places of another need on the map
 */
export function useNearest(onNeed: (positions: readonly Position[]) => void) {
  const [need, choose] = useState<Need | null>(null);
  const setNeed = (next: Need | null) => {
    choose(next);
    if (next) onNeed(next.places.map(({ position }) => position));
  };
  const query = $api.useQuery(
    'post',
    '/service/live/nearest',
    {
      body: {
        latitude: need?.position.latitude ?? 0,
        longitude: need?.position.longitude ?? 0,
        time: need?.time ?? null,
        bookingId: need?.bookingId,
        limit: LIMIT,
      },
    },
    { enabled: need !== null, meta: { failure: 'inPlace' }, refetchInterval: need === null ? false : 60_000 },
  );
  return { need, setNeed, query, marked: need?.places ?? NO_PLACES };
}

/** Result of {@link useNearest}. */
type NearestTool = ReturnType<typeof useNearest>;
