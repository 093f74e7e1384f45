import type { AddressSuggestion } from '../address-port.ts';

/** What the lists know: what was typed to the end, what it may become, and an address that is in none of them. */
export interface Listed {
  readonly exact: readonly AddressSuggestion[];
  readonly possible: readonly AddressSuggestion[];
  readonly unlisted: readonly AddressSuggestion[];
}
