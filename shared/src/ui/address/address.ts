import type { components } from '@navette/openapi/types';
import { dataOf } from '../../api/data-of.ts';

/** An address that the server suggests. */
export type AddressSuggestion = components['schemas']['AddressSuggestion'];

/** Suggested addresses, with the outage of a service if there is one. */
export interface AddressAnswer {
  readonly suggestions: readonly AddressSuggestion[];
  /** The address service that is down, so that the suite's own addresses are the fallback; null when it answers. */
  readonly unavailable: string | null;
}

/** Fetches address suggestions for a text. A plain list means that no service is down. */
export type AddressFetcher = (
  text: string,
  signal: AbortSignal,
) => Promise<AddressAnswer | readonly AddressSuggestion[]>;

const isList = (answer: AddressAnswer | readonly AddressSuggestion[]): answer is readonly AddressSuggestion[] =>
  Array.isArray(answer);

/** Normalizes a plain list to an answer without an outage. */
export const answerOf = (answer: AddressAnswer | readonly AddressSuggestion[]): AddressAnswer =>
  isList(answer) ? { suggestions: answer, unavailable: null } : answer;

/**
 * Converts the response of an address call to suggestions, with the service that its header names as unavailable: the body of an `AddressFetcher`.
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
  /** The whole address on one line. */
  readonly fullAddress: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The place of a suggestion; null unless it has street, number, postal code and locality (specification/screens.md#forms). */
export function placeOf(suggestion: AddressSuggestion): Place | null {
  const { street, houseNumber, zip, city, fullAddress, latitude, longitude } = suggestion;
  if (!street || !houseNumber || !zip || !city) return null;
  return { address: `${street} ${houseNumber}`, zip, city, fullAddress, latitude, longitude };
}
