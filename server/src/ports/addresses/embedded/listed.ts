import type { AddressSuggestion } from '../address-port.ts';

/** Suggestions: complete addresses, completions, and an unlisted address. */
export interface Listed {
  readonly exact: readonly AddressSuggestion[];
  readonly possible: readonly AddressSuggestion[];
  readonly unlisted: readonly AddressSuggestion[];
}
