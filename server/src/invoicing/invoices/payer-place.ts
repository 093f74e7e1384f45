import { documentLanguage } from '@navette/shared/document';
import { addressWithBox } from '@navette/shared/domain';

/** Where somebody lives, as the record has it. */
interface Place {
  readonly address: string | null;
  readonly fullAddress: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly postbox: string | null;
  readonly language: string | null;
}

/** Where documents go; the address is null where the record has none. */
export interface PayerPlace {
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
}

/** The first text with something in it; old records have empty ones. */
export const filled = (...texts: readonly (string | null)[]): string | null =>
  texts.find((text) => text?.trim()) ?? null;

const boxed = (address: string | null, postbox: string | null, language: string | null): string | null =>
  address && addressWithBox(address, postbox, documentLanguage(language));

/** Where a person lives. */
export const personPlace = ({ fullAddress, address, zip, city, postbox, language }: Place): PayerPlace => ({
  address: boxed(filled(fullAddress, address), postbox, language),
  zip,
  city,
});

/** Where the invoice of an insurer goes. */
export const insurerPlace = ({ fullAddress, address, zip, city, postbox, language }: Place): PayerPlace => ({
  address: boxed(filled(address, fullAddress), postbox, language),
  zip,
  city,
});

/** Where the documents of a client go: to the other address of the record where it has one for them. */
export function clientPlace(
  client: Place & { readonly invoiceAddress: string | null; readonly postbox2: string | null },
): PayerPlace {
  const { invoiceAddress, postbox2, language } = client;
  const other = filled(invoiceAddress);
  // An invoice address is complete: the town of the client does not belong to it.
  return other === null ? personPlace(client) : { address: boxed(other, postbox2, language), zip: null, city: null };
}
