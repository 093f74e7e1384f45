import { straightKm, type GeoPlace } from '../distance/estimate.ts';

/** Metres around a place within which a driver counts as arrived (specification/live.md#markers). */
export const ARRIVAL_METRES = 25;

/**
 * Maximum accuracy radius of a position that may trigger an arrival, metres: twice {@link ARRIVAL_METRES}. A phone indoors or between high houses
 * reports 100 m and more, and could be at any door of the street.
 */
export const ARRIVAL_ACCURACY = 50;

/** Straight-line metres between two places. */
export const straightMetres = (from: GeoPlace, to: GeoPlace): number => straightKm(from, to) * 1000;

/** Degrees of latitude beyond which two places are more than {@link ARRIVAL_METRES} apart; a degree is 111 km. */
const FAR = ARRIVAL_METRES / 110_000;

/** Position of a phone with its accuracy. */
export interface MeasuredPlace extends GeoPlace {
  /** Accuracy radius in metres; null or absent when the phone does not report it. */
  readonly accuracy?: number | null | undefined;
}

/** Whether a position is accurate enough for an arrival; unknown accuracy counts as accurate. */
export const isExact = ({ accuracy }: MeasuredPlace): boolean => (accuracy ?? 0) <= ARRIVAL_ACCURACY;

/**
 * Place at which a driver has arrived: the nearest within {@link ARRIVAL_METRES}, `undefined` when there is none, or when the position is
 * less accurate than {@link ARRIVAL_ACCURACY}.
 * @param places clients, destinations, care centers
 */
export function arrivedAt<Place extends GeoPlace>(
  position: MeasuredPlace,
  places: readonly Place[],
): Place | undefined {
  if (!isExact(position)) return undefined;
  let nearest: { readonly place: Place; readonly metres: number } | undefined;
  for (const place of places) {
    // Cheap check first: hundreds of drivers are compared with thousands of places every second, and nearly all are far away.
    if (Math.abs(place.latitude - position.latitude) > FAR) continue;
    const metres = straightMetres(position, place);
    if (metres <= ARRIVAL_METRES && (!nearest || metres < nearest.metres)) nearest = { place, metres };
  }
  return nearest?.place;
}
