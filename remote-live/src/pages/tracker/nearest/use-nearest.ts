import { $api } from '@navette/shared/api';
import type { Place } from '@navette/shared/ui-form';
import { useState } from 'react';
import type { Position } from '@navette/shared/ui-map';
import type { Trip } from '../../../entities/trip/trip-texts.ts';

/** Place where a driver is needed: a typed address, or the pick-up of a trip of the day. */
export interface Need {
  readonly address: string;
  readonly position: Position;
  /** The booking to be assigned; undefined for an address. */
  readonly bookingId: number | undefined;
  /** ISO instant; null for now. */
  readonly time: string | null;
}

const LIMIT = 10;

/** The need at an address, now; null without a position. */
export const needOfPlace = (place: Place | null): Need | null =>
  place && place.latitude !== null && place.longitude !== null
    ? {
        address: place.fullAddress,
        position: { latitude: place.latitude, longitude: place.longitude },
        bookingId: undefined,
        time: null,
      }
    : null;

/** The need of a trip: its pick-up, at its due time. */
export function needOfTrip(trip: Trip, due: Date, position: Position, now: Date): Need {
  return { address: trip.pick_address, position, bookingId: trip.id, time: due > now ? due.toISOString() : null };
}

/** The nearest free drivers to a place, estimated by the server. */
export function useNearest() {
  const [need, setNeed] = useState<Need | null>(null);
  const query = $api.useQuery(
    'post',
    '/service/live/nearest',
    {
      body: {
        latitude: need?.position.latitude ?? 0,
        longitude: need?.position.longitude ?? 0,
        time: need?.time ?? null,
        limit: LIMIT,
      },
    },
    { enabled: need !== null, meta: { failure: 'inPlace' }, refetchInterval: need === null ? false : 60_000 },
  );
  return { need, setNeed, query };
}

/** Result of {@link useNearest}. */
export type NearestTool = ReturnType<typeof useNearest>;
