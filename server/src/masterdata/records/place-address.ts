import type { AddressPort } from '../../ports/addresses/address-port.ts';
import type { AddressForm } from './check-form.ts';

interface PlacedForm extends AddressForm {
  readonly fullAddress?: string | null;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

/** Columns derived from an address. */
export interface PlacedAddress {
  readonly fullAddress: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Full address on one line: the one chosen from the suggestions, else composed. */
export const fullAddressOf = ({ fullAddress, address, zip, city }: PlacedForm): string =>
  fullAddress ?? `${address ?? ''}, ${zip ?? ''} ${city ?? ''}`;

/** Position of an address: the coordinates chosen with it, else those of the address port. Empty when the service fails. */
export async function placeAddress(port: AddressPort, form: PlacedForm): Promise<PlacedAddress> {
  const fullAddress = fullAddressOf(form);
  const { latitude = null, longitude = null } = form;
  if (latitude !== null && longitude !== null) return { fullAddress, latitude, longitude };
  const place = await port.geocode(fullAddress).catch(() => null);
  return { fullAddress, latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}
