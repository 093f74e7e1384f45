import { messageKey } from '@navette/shared/i18n';
import type { AddressParts } from '@navette/shared/ui-form';
import * as z from 'zod';
import { orNull, text } from '../records/text.ts';

/** Fields of an address, all of them set when a suggestion is chosen. */
export const addressFields = {
  address: text(200),
  zip: text(10),
  city: text(100),
  fullAddress: text(300),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
};

const schema = z.object(addressFields);

/** Field values of an address: empty texts and no position without one. */
export type AddressValues = z.input<typeof schema>;

/** Stored address, of which old records may lack parts. */
type StoredAddress = { readonly [Part in keyof AddressValues]?: AddressValues[Part] | null };

/** Field values of a stored address. */
export const addressValues = (stored: StoredAddress): AddressValues => ({
  address: stored.address ?? '',
  zip: stored.zip ?? '',
  city: stored.city ?? '',
  fullAddress: stored.fullAddress ?? '',
  latitude: stored.latitude ?? null,
  longitude: stored.longitude ?? null,
});

/** Address as the API is sent it. Without a full address the server builds one. */
export const savedAddress = ({ address, zip, city, fullAddress, latitude, longitude }: AddressValues) => ({
  address,
  zip,
  city,
  fullAddress: orNull(fullAddress),
  latitude,
  longitude,
});

/** Message key of what is missing in an address that must be complete (specification/screens.md#forms); `undefined` for a complete one. */
export function addressFault({
  address,
  zip,
  city,
}: Pick<AddressValues, 'address' | 'zip' | 'city'>): string | undefined {
  if (address === '') return messageKey('validation.required');
  return zip === '' || city === '' ? messageKey('validation.address.incomplete') : undefined;
}

/** Fields that the parts of a chosen address are written to. */
export const addressParts = {
  zip: 'zip',
  city: 'city',
  fullAddress: 'fullAddress',
  latitude: 'latitude',
  longitude: 'longitude',
} as const satisfies AddressParts<AddressValues>;
