import type { AddressSuggestion } from '../address-port.ts';
import type { Listed } from './listed.ts';
import { plainText } from '../../../kernel/plain-text.ts';

/** The same address once, the first wins. */
function distinct(suggestions: readonly AddressSuggestion[]): AddressSuggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ label, fullAddress, source }) => {
    const key = plainText(source === 'addressBook' ? label : fullAddress);
    if (seen.has(key)) return false;
    seen.add(key).add(plainText(fullAddress));
    return true;
  });
}

/**
 * Who lives exactly there comes first, then what was typed to the end, then other own records, then what the text may
 * become; own records never take so much room that the streets disappear.
 */
export function blend(
  book: readonly AddressSuggestion[],
  { exact, possible: listed, unlisted }: Listed,
  limit: number,
): AddressSuggestion[] {
  // Where it is read, behind what is known.
  const before = Math.max(1, Math.ceil(limit / 2) - 1);
  const possible = [...listed.slice(0, before), ...unlisted, ...listed.slice(before)];
  const typedToTheEnd = new Set(exact.map(({ fullAddress }) => plainText(fullAddress)));
  const [there, elsewhere] = [
    book.filter(({ fullAddress }) => typedToTheEnd.has(plainText(fullAddress))),
    book.filter(({ fullAddress }) => !typedToTheEnd.has(plainText(fullAddress))),
  ];
  const reserved = Math.min(possible.length, Math.ceil(limit / 2));
  const own = elsewhere.slice(0, Math.max(0, limit - reserved - there.length - Math.min(exact.length, reserved)));
  return distinct([
    ...there,
    ...exact.slice(0, Math.ceil(limit / 2)),
    ...own,
    ...possible,
    ...exact,
    ...elsewhere,
  ]).slice(0, limit);
}
