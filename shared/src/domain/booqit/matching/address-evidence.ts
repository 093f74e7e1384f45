import { addressWords } from '../../text/address-words.ts';
import { editDistance } from '../../text/edit-distance.ts';

/** Fields of an address that are compared. */
export interface ComparedAddress {
  /** Street and house number; null when unknown. */
  readonly address: string | null;
  readonly zip: string | null;
}

/** Similarity of two addresses; `unknown` when one of them is empty. */
export type AddressLikeness = 'same' | 'street' | 'town' | 'other' | 'unknown';

const parts = (address: string): { readonly street: string; readonly number: string } => {
  const text = addressWords(address).join(' ');
  const number = /\d+(?!.*\d)/u.exec(text)?.[0] ?? '';
  return { number, street: text.replaceAll(/[^a-z]/gu, '') };
};

/** Compares street, house number and postal code; tolerates one or two wrong letters in a long street name. */
export function addressLikeness(one: ComparedAddress, other: ComparedAddress): AddressLikeness {
  if (!one.address || !other.address || !one.zip || !other.zip) return 'unknown';
  if (one.zip.trim() !== other.zip.trim()) return 'other';
  const [first, second] = [parts(one.address), parts(other.address)];
  const allowed = Math.min(first.street.length, second.street.length) >= 8 ? 2 : 0;
  if (editDistance(first.street, second.street) > allowed) return 'town';
  return first.number === second.number ? 'same' : 'street';
}
