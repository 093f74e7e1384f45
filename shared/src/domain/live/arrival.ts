import { straightKm, type GeoPlace } from '../distance/estimate.ts';

/** Metres around a place within which a driver counts as arrived (S2 §9). */
export const ARRIVAL_METRES = 25;

/**
 * Worst accuracy of a position that can tell of an arrival, metres: twice {@link ARRIVAL_METRES}. A phone indoors or between high houses tells 100 m and
 * more, and stands then at any door of the street.
 */
export const ARRIVAL_ACCURACY = 50;

/** Metres between two places as the crow flies. */
export const straightMetres = (from: GeoPlace, to: GeoPlace): number => straightKm(from, to) * 1000;

/** Degrees of latitude beyond which two places are more than {@link ARRIVAL_METRES} apart; a degree is 111 km. */
const FAR = ARRIVAL_METRES / 110_000;

/** Where a phone is, and how exactly it knows. */
export interface MeasuredPlace extends GeoPlace {
  /** Metres around the place; null or absent when the phone does not tell. */
  readonly accuracy?: number | null | undefined;
}

/** Whether a position is exact enough to tell of an arrival; one that does not tell its accuracy is. */
export const isExact = ({ accuracy }: MeasuredPlace): boolean => (accuracy ?? 0) <= ARRIVAL_ACCURACY;

/**
 * The place at which a driver has arrived: the nearest within {@link ARRIVAL_METRES} (S2 §4), `undefined` when there is none, or when the position is less
 * exact than {@link ARRIVAL_ACCURACY}.
 * @param places clients, destinations, care centers
 */
export function arrivedAt<Place extends GeoPlace>(
  position: MeasuredPlace,
  places: readonly Place[],
): Place | undefined {
  if (!isExact(position)) return undefined;
  let nearest: { readonly place: Place; readonly metres: number } | undefined;
  for (const place of places) {
    // Hundreds of drivers meet thousands of places every second, and nearly all are far off.
    if (Math.abs(place.latitude - position.latitude) > FAR) continue;
    const metres = straightMetres(position, place);
    if (metres <= ARRIVAL_METRES && (!nearest || metres < nearest.metres)) nearest = { place, metres };
  }
  return nearest?.place;
}
