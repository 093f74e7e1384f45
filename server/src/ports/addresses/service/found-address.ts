import type { GeoPoint } from '../address-port.ts';
import { amountOf } from '../../http/unchecked.ts';

/** A geocoder's raw hit: names of Brussels in OpenStreetMap may contain both languages. */
export interface FoundAddress {
  readonly place: GeoPoint;
  /** Name of the place at the address, if it is neither street nor locality. */
  readonly name: string | null;
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly zip: string | null;
  readonly city: string | null;
}

/** The first Belgian postal code of a text; a street on a border has several. */
export const zipIn = (text: string | null): string | null => /(?<!\d)[1-9]\d{3}(?!\d)/u.exec(text ?? '')?.[0] ?? null;

/** A position in or near Belgium; undefined for anything else. */
export function belgianPlace(latitude: unknown, longitude: unknown): GeoPoint | undefined {
  const [north, east] = [amountOf(latitude), amountOf(longitude)];
  if (north === undefined || east === undefined || north < 49 || north > 52 || east < 2 || east > 7) return undefined;
  return { latitude: north, longitude: east };
}
