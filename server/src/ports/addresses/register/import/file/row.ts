import type { Columns } from './columns.ts';

/** A name in its available languages. */
export interface Names {
  readonly fr: string | null;
  readonly nl: string | null;
  readonly de: string | null;
}

/** An address of the register. Coordinates in millionths of a degree, a tenth of a metre. */
export interface RegisterRow {
  readonly region: string;
  readonly streetId: string;
  readonly zip: string;
  readonly houseNumber: string;
  /** Leading number of the house number; 0 when there is none. */
  readonly number: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** Reason why a row is skipped: not in use, without coordinates, or incomplete. */
export type Dropped = 'notCurrent' | 'noPlace' | 'incomplete';

/** Slightly more than Belgium: anything outside has wrong coordinates, and 0 means none. */
const BELGIUM = { south: 49.4, north: 51.6, west: 2.4, east: 6.5 };

/** Parses a row of the file, or returns the reason why it is skipped. */
export function readRow(fields: readonly string[], columns: Columns): RegisterRow | Dropped {
  const field = (at: number): string => fields[at]?.trim() ?? '';
  if (field(columns.status).toLowerCase() !== 'current')
    return fields.length > columns.status ? 'notCurrent' : 'incomplete';
  const latitude = Number(field(columns.latitude));
  const longitude = Number(field(columns.longitude));
  const inBelgium =
    latitude > BELGIUM.south && latitude < BELGIUM.north && longitude > BELGIUM.west && longitude < BELGIUM.east;
  if (!inBelgium) return 'noPlace';
  const houseNumber = field(columns.houseNumber).replace(/\s+/gu, '').toUpperCase();
  const [region, streetId, zip] = [field(columns.region).toUpperCase(), field(columns.streetId), field(columns.zip)];
  const named = [columns.street, columns.municipality].every(({ fr, nl, de }) => field(fr) || field(nl) || field(de));
  if (!houseNumber || houseNumber.length > 20 || !region || !streetId || !/^[1-9]\d{3}$/u.test(zip) || !named)
    return 'incomplete';
  const number = Number(/^\d{1,6}/u.exec(houseNumber)?.[0] ?? 0);
  return {
    region,
    streetId,
    zip,
    houseNumber,
    number,
    latitude: Math.round(latitude * 1e6),
    longitude: Math.round(longitude * 1e6),
  };
}

/** The names of the street of a row. */
export const streetNames = (fields: readonly string[], { street }: Columns): Names => namesAt(fields, street);

/** The names of its place: the postal locality, else the municipality. */
export function cityNames(fields: readonly string[], { post, municipality }: Columns): Names {
  const [byPost, byMunicipality] = [namesAt(fields, post), namesAt(fields, municipality)];
  return (byPost.fr ?? byPost.nl ?? byPost.de) ? byPost : byMunicipality;
}

/** The names of its municipality. */
export const municipalityNames = (fields: readonly string[], { municipality }: Columns): Names =>
  namesAt(fields, municipality);

function namesAt(fields: readonly string[], { fr, nl, de }: Columns['street']): Names {
  const name = (at: number): string | null => fields[at]?.trim() || null;
  return { fr: name(fr), nl: name(nl), de: name(de) };
}
