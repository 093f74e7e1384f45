import type { AddressSuggestion } from '../address-port.ts';

/** Suggestions of the lists: complete addresses, completions, and an address in none of them. */
export interface Listed {
  readonly exact: readonly AddressSuggestion[];
  readonly possible: readonly AddressSuggestion[];
  readonly unlisted: readonly AddressSuggestion[];
}
