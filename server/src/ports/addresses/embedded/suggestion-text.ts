import type { AddressSuggestion, GeoPoint } from '../address-port.ts';

/** Components of an address before they are joined. */
export interface AddressParts {
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly postbox: string | null;
  readonly zip: string | null;
  readonly city: string | null;
}

const joined = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null && part !== '').join(separator);

/** `rue de la Loi 16 bte 3, 1000 Bruxelles`, from the known components. */
export function oneLine({ street, houseNumber, postbox, zip, city }: AddressParts): string {
  const box = postbox === null ? null : `bte ${postbox}`;
  return joined([joined([street, houseNumber, box], ' '), joined([zip, city], ' ')], ', ');
}

/** Whether an address may be saved: street, number, postal code and locality are all there (specification/screens.md#forms). */
export const isComplete = ({ street, houseNumber, zip, city }: AddressParts): boolean =>
  Boolean(street && houseNumber && zip && city);

/** A suggestion of the gazetteer. */
export function fromGazetteer(parts: AddressParts, { latitude, longitude }: GeoPoint): AddressSuggestion {
  const fullAddress = oneLine(parts);
  return {
    ...parts,
    label: fullAddress,
    fullAddress,
    latitude,
    longitude,
    complete: isComplete(parts),
    source: 'gazetteer',
  };
}
