import type { components } from '@navette/openapi/types';
import { clientName } from '@navette/shared/domain';
import type { Position } from '@navette/shared/ui-map';
import type { Trip } from '../../trip.ts';
import { messageKey, type Translate } from '@navette/shared/i18n';

type CareCenter = components['schemas']['CareCenter'];

/** Kinds of places on the map besides the drivers. */
const PLACE_KINDS = ['headquarters', 'client', 'destination', 'careCenter', 'address'] as const;

type PlaceKind = (typeof PLACE_KINDS)[number];

export interface Place {
  readonly kind: PlaceKind;
  /** Id of its record; for headquarters the index in the list. */
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly position: Position;
  /** Of a care center. */
  readonly visited: boolean;
  readonly marked: boolean;
  readonly subscribed: boolean;
}

const NO_FLAGS = { visited: false, marked: false, subscribed: false } as const;

const positionOf = (latitude: number | null | undefined, longitude: number | null | undefined): Position | undefined =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined;

const unique = (places: readonly Place[]): Place[] => [...new Map(places.map((place) => [place.id, place])).values()];

/**
 * Clients of a day's bookings with known positions, without duplicates. A trip from one place of care to another has the address of the former, and
 * does not tell where its client lives.
 */
export const clientPlaces = (trips: readonly Trip[]): Place[] =>
  unique(
    trips.flatMap((trip): Place[] => {
      const position = positionOf(trip.client_latitude, trip.client_longitude);
      if (!position || typeof trip.pick_latitude === 'number') return [];
      const name = clientName(trip, 'list');
      return [{ kind: 'client', id: trip.clientId, name, address: trip.pick_address, position, ...NO_FLAGS }];
    }),
  );

/** Destinations of a day's bookings, without duplicates. */
export const destinationPlaces = (trips: readonly Trip[]): Place[] =>
  unique(
    trips.flatMap((trip): Place[] => {
      const position = positionOf(trip.destination_latitude, trip.destination_longitude);
      if (!position) return [];
      const [name, address] = [trip.destination_name ?? '', trip.destination_address ?? ''];
      return [{ kind: 'destination', id: trip.destinationId, name, address, position, ...NO_FLAGS }];
    }),
  );

export const careCenterPlaces = (centers: readonly CareCenter[]): Place[] =>
  centers.flatMap((center): Place[] => {
    const position = positionOf(center.latitude, center.longitude);
    if (!position) return [];
    const { id, name, fullAddress, visited, marked, subscribed_id } = center;
    const subscribed = Boolean(subscribed_id);
    return [{ kind: 'careCenter', id, name, address: fullAddress ?? '', position, visited, marked, subscribed }];
  });

/** Home of the passenger and place of care of a trip. */
export const tripPlaces = (trip: Trip): readonly Place[] => [...clientPlaces([trip]), ...destinationPlaces([trip])];

/** A typed address. */
export const addressPlace = (address: string, position: Position): Place => ({
  kind: 'address',
  id: 0,
  name: address,
  address: '',
  position,
  ...NO_FLAGS,
});

export const placeKindKeys: Readonly<Record<PlaceKind, string>> = {
  headquarters: messageKey('tracker.place.kind.headquarters'),
  client: messageKey('tracker.place.kind.client'),
  destination: messageKey('tracker.place.kind.destination'),
  careCenter: messageKey('tracker.place.kind.careCenter'),
  address: messageKey('tracker.column.address'),
};

/** Flags of a care center: visited, marked, subscribed; empty for other places. */
export const placeFlags = ({ visited, marked, subscribed }: Place, t: Translate): string =>
  [
    visited && t('tracker.place.careCenter.visited'),
    marked && t('tracker.place.careCenter.marked'),
    subscribed && t('tracker.place.careCenter.subscribed'),
  ]
    .filter(Boolean)
    .join(', ');

export const placeText = (place: Place, t: Translate): string =>
  [place.name, t(placeKindKeys[place.kind]), placeFlags(place, t), place.address].filter(Boolean).join(' · ');
