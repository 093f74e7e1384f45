import type { AddressPort } from '../../ports/addresses/address-port.ts';
import type { AddressForm } from './check-form.ts';

interface PlacedForm extends AddressForm {
  readonly fullAddress?: string | null;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

/** Columns that follow from an address. */
export interface PlacedAddress {
  readonly fullAddress: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The whole address on one line: the one chosen from the suggestions, else put together. */
export const fullAddressOf = ({ fullAddress, address, zip, city }: PlacedForm): string =>
  fullAddress ?? `${address ?? ''}, ${zip ?? ''} ${city ?? ''}`;

/** Where an address lies: the coordinates chosen with it, else what the address port knows. A failing service leaves them empty. */
export async function placeAddress(port: AddressPort, form: PlacedForm): Promise<PlacedAddress> {
  const fullAddress = fullAddressOf(form);
  const { latitude = null, longitude = null } = form;
  if (latitude !== null && longitude !== null) return { fullAddress, latitude, longitude };
  const place = await port.geocode(fullAddress).catch(() => null);
  return { fullAddress, latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
}
