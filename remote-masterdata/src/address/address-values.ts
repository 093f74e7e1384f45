import { messageKey } from '@navette/shared/i18n';
import type { AddressParts } from '@navette/shared/ui-form';
import * as z from 'zod';
import { orNull, text } from '../records/text.ts';

/** The fields of a form that hold an address, all of them set by a choice among the suggestions. */
export const addressFields = {
  address: text(200),
  zip: text(10),
  city: text(100),
  fullAddress: text(300),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
};

const schema = z.object(addressFields);

/** An address as a form holds it: empty texts and no position while there is none. */
export type AddressValues = z.input<typeof schema>;

/** A stored address, of which old records may lack parts. */
type StoredAddress = { readonly [Part in keyof AddressValues]?: AddressValues[Part] | null };

/** Of the record, what a form holds. */
export const addressValues = (stored: StoredAddress): AddressValues => ({
  address: stored.address ?? '',
  zip: stored.zip ?? '',
  city: stored.city ?? '',
  fullAddress: stored.fullAddress ?? '',
  latitude: stored.latitude ?? null,
  longitude: stored.longitude ?? null,
});

/** What is saved of an address. Without a line of its own the server puts one together. */
export const savedAddress = ({ address, zip, city, fullAddress, latitude, longitude }: AddressValues) => ({
  address,
  zip,
  city,
  fullAddress: orNull(fullAddress),
  latitude,
  longitude,
});

/** What is wrong with an address that must be complete (S2 §5), as a message; `undefined` when nothing is. */
export function addressFault({
  address,
  zip,
  city,
}: Pick<AddressValues, 'address' | 'zip' | 'city'>): string | undefined {
  if (address === '') return messageKey('validation.required');
  return zip === '' || city === '' ? messageKey('validation.address.incomplete') : undefined;
}

/** Which field of such a form takes which part of the chosen address. */
export const addressParts = {
  zip: 'zip',
  city: 'city',
  fullAddress: 'fullAddress',
  latitude: 'latitude',
  longitude: 'longitude',
} as const satisfies AddressParts<AddressValues>;
