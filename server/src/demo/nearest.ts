import { straightKm } from '@navette/shared/domain';
import type { GeoPoint } from '../ports/addresses/address-port.ts';
import type { DestinationKind } from './data/destinations.ts';
import type { DemoPlace } from './destinations.ts';
import type { Random } from './random.ts';

/** Coordinates of a row; the centre of Brussels when it has none. */
export const placeOf = ({
  latitude,
  longitude,
}: {
  latitude?: number | null;
  longitude?: number | null;
}): GeoPoint => ({
  latitude: latitude ?? 50.86,
  longitude: longitude ?? 4.39,
});

/** Number of nearest destinations considered. */
const NEIGHBOURS = 7;
/** Share of trips that go anywhere in the country. */
const FAR = 0.025;

/** Candidate destinations: all that fit, and the nearest with their distances. */
export interface Surroundings {
  readonly fitting: readonly DemoPlace[];
  readonly near: readonly (readonly [place: DemoPlace, weight: number])[];
}

/** Destinations of some kinds around a home. */
export function surroundingsOf(
  home: GeoPoint,
  places: readonly DemoPlace[],
  kinds: readonly DestinationKind[],
): Surroundings {
  const fitting = places.filter(({ kind }) => kinds.includes(kind));
  const near = fitting
    .map((place) => ({ place, km: straightKm(home, placeOf(place.row)) }))
    .sort((one, other) => one.km - other.km)
    .slice(0, NEIGHBOURS);
  return { fitting, near: near.map(({ place, km }) => [place, 1 / (km + 2)]) };
}

/** One of the nearest, sometimes one far away. */
export const chooseDestination = (random: Random, { fitting, near }: Surroundings): DemoPlace =>
  random.chance(FAR) ? random.pick(fitting) : random.weighted(near);
