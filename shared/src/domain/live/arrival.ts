import { straightKm, type GeoPlace } from '../distance/estimate.ts';

/** Metres around a place within which a driver counts as arrived (S2 §9). */
export const ARRIVAL_METRES = 25;

/** Metres between two places as the crow flies. */
export const straightMetres = (from: GeoPlace, to: GeoPlace): number => straightKm(from, to) * 1000;

/**
 * The place at which a driver has arrived: the nearest within {@link ARRIVAL_METRES} (S2 §4), `undefined` when there is none.
 * @param places clients, destinations, care centers
 */
export function arrivedAt<Place extends GeoPlace>(position: GeoPlace, places: readonly Place[]): Place | undefined {
  let nearest: { readonly place: Place; readonly metres: number } | undefined;
  for (const place of places) {
    const metres = straightMetres(position, place);
    if (metres <= ARRIVAL_METRES && (!nearest || metres < nearest.metres)) nearest = { place, metres };
  }
  return nearest?.place;
}
