import { messageKey, localeAtom } from '@navette/shared/i18n';
import { type AddressParts, addressAnswer, type AddressFetcher } from '@navette/shared/ui-form';
import * as z from 'zod';
import { orNull, text } from './text.ts';
import { api } from '@navette/shared/api';
import { getDefaultStore } from 'jotai';

/** Form fields of an address; choosing a suggestion sets all of them. */
export const addressFields = {
  address: text(200),
  zip: text(10),
  city: text(100),
  fullAddress: text(300),
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
};

const schema = z.object(addressFields);

/** Form values of an address. Default: empty texts and no position. */
type AddressValues = z.input<typeof schema>;

/** Stored address; old records may lack parts. */
type StoredAddress = { readonly [Part in keyof AddressValues]?: AddressValues[Part] | null };

/** Form values of a stored address. */
export const addressValues = (stored: StoredAddress): AddressValues => ({
  address: stored.address ?? '',
  zip: stored.zip ?? '',
  city: stored.city ?? '',
  fullAddress: stored.fullAddress ?? '',
  latitude: stored.latitude ?? null,
  longitude: stored.longitude ?? null,
});

/** Address as the body of an API request. Without a full address the server builds one. */
export const savedAddress = ({ address, zip, city, fullAddress, latitude, longitude }: AddressValues) => ({
  address,
  zip,
  city,
  fullAddress: orNull(fullAddress),
  latitude,
  longitude,
});

/** Message key of the missing part of an address that must be complete (specification/screens.md#forms); `undefined` for a complete one. */
export function addressFault({
  address,
  zip,
  city,
}: Pick<AddressValues, 'address' | 'zip' | 'city'>): string | undefined {
  if (address === '') return messageKey('validation.required');
  return zip === '' || city === '' ? messageKey('validation.address.incomplete') : undefined;
}

/** Form fields that receive the parts of a chosen address. */
export const addressParts = {
  zip: 'zip',
  city: 'city',
  fullAddress: 'fullAddress',
  latitude: 'latitude',
  longitude: 'longitude',
} as const satisfies AddressParts<AddressValues>;

/** `superRefine` check: reports an incomplete address at its field (specification/screens.md#forms). */
export function checkAddress(values: Pick<AddressValues, 'address' | 'zip' | 'city'>, context: z.RefinementCtx): void {
  const message = addressFault(values);
  if (message !== undefined) context.addIssue({ code: 'custom', path: ['address'], message, input: values.address });
}

/** Address suggestions for a text: from the own address book, and from the configured geocoding service if it answers. */
export const suggestAddresses: AddressFetcher = (q, signal) =>
  addressAnswer(
    api.POST('/service/address/suggest', { body: { q, language: getDefaultStore().get(localeAtom) }, signal }),
  );
