import type { components } from '@navette/openapi/types';
import { dataOf } from '../../api/data-of.ts';

/** An address that the server suggests. */
export type AddressSuggestion = components['schemas']['AddressSuggestion'];

/** Suggested addresses, and what has to be said of them. */
export interface AddressAnswer {
  readonly suggestions: readonly AddressSuggestion[];
  /** The service that does not answer at present and for which the own addresses stand in; null when all is well. */
  readonly unavailable: string | null;
}

/** Asks the server for addresses that fit a text. A list alone says that all is well. */
export type AddressFetcher = (
  text: string,
  signal: AbortSignal,
) => Promise<AddressAnswer | readonly AddressSuggestion[]>;

const isList = (answer: AddressAnswer | readonly AddressSuggestion[]): answer is readonly AddressSuggestion[] =>
  Array.isArray(answer);

/** An answer in full. */
export const answerOf = (answer: AddressAnswer | readonly AddressSuggestion[]): AddressAnswer =>
  isList(answer) ? { suggestions: answer, unavailable: null } : answer;

/**
 * What an address call of the API answers, with the service that its header names as unavailable: the body of an `AddressFetcher`.
 * @throws as the call does
 */
export async function addressAnswer(
  call: Promise<{ data?: readonly AddressSuggestion[]; response: Response }>,
): Promise<AddressAnswer> {
  const { response } = await call;
  return { suggestions: await dataOf(call), unavailable: response.headers.get('x-unavailable-service') };
}

/** A complete address: street and number, postal code and locality; the position when it is known. */
export interface Place {
  /** Street and number. */
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  /** All of it on one line. */
  readonly fullAddress: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The place of a suggestion; null unless it has street, number, postal code and locality (S2 §5). */
export function placeOf(suggestion: AddressSuggestion): Place | null {
  const { street, houseNumber, zip, city, fullAddress, latitude, longitude } = suggestion;
  if (!street || !houseNumber || !zip || !city) return null;
  return { address: `${street} ${houseNumber}`, zip, city, fullAddress, latitude, longitude };
}
