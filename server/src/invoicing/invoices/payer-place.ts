import { documentLanguage } from '@navette/shared/document';
import { addressWithBox } from '@navette/shared/domain';

/** Address of a person, as in the record. */
interface Place {
  readonly address: string | null;
  readonly fullAddress: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly postbox: string | null;
  readonly language: string | null;
}

/** Postal address of documents; the address is null when the record has none. */
export interface PayerPlace {
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
}

/** The first non-empty text; old records have empty ones. */
export const filled = (...texts: readonly (string | null)[]): string | null =>
  texts.find((text) => text?.trim()) ?? null;

const boxed = (address: string | null, postbox: string | null, language: string | null): string | null =>
  address && addressWithBox(address, postbox, documentLanguage(language));

/** Address of a person. */
export const personPlace = ({ fullAddress, address, zip, city, postbox, language }: Place): PayerPlace => ({
  address: boxed(filled(fullAddress, address), postbox, language),
  zip,
  city,
});

/** Postal address of an insurer's invoice. */
export const insurerPlace = ({ fullAddress, address, zip, city, postbox, language }: Place): PayerPlace => ({
  address: boxed(filled(address, fullAddress), postbox, language),
  zip,
  city,
});

/** Postal address of a client's documents: the record's other address, if it has one for them. */
export function clientPlace(
  client: Place & { readonly invoiceAddress: string | null; readonly postbox2: string | null },
): PayerPlace {
  const { invoiceAddress, postbox2, language } = client;
  const other = filled(invoiceAddress);
  // An invoice address is complete: the town of the client does not belong to it.
  return other === null ? personPlace(client) : { address: boxed(other, postbox2, language), zip: null, city: null };
}
