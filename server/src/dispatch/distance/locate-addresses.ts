import { ProblemError } from '../../kernel/problem.ts';
import type { AddressPort, GeoPoint } from '../../ports/addresses/address-port.ts';

/** An address with its position. */
export interface LocatedAddress {
  readonly address: string;
  readonly place: GeoPoint;
}

/** The addresses with their positions: the given coordinates, else those of the address port; undefined when unknown. */
export async function locateAddresses(
  port: AddressPort,
  addresses: readonly string[],
  coordinates: readonly (GeoPoint | null)[] = [],
): Promise<{ address: string; place: GeoPoint | undefined }[]> {
  return Promise.all(
    addresses.map(async (address, index) => ({
      address,
      place: coordinates[index] ?? (await port.geocode(address)) ?? undefined,
    })),
  );
}

/** Refuses unknown addresses, naming each by its index: `addresses.1`. */
export function requirePlaces(
  located: readonly { address: string; place: GeoPoint | undefined }[],
  field: (index: number) => string,
): LocatedAddress[] {
  const unknown = located.flatMap(({ place }, index) =>
    place ? [] : [{ field: field(index), messageKey: 'validation.address.incomplete' }],
  );
  if (unknown.length > 0) throw new ProblemError(400, 'validation', { fields: unknown });
  return located.flatMap(({ address, place }) => (place ? [{ address, place }] : []));
}
