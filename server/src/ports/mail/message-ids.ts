/** Message-IDs of a header with their brackets, at most the last 20: References of long conversations grow without limit. */
export const messageIdsOf = (header: string): readonly string[] =>
  [...header.matchAll(/<[^<>\s]{1,250}>/gu)].map(([id]) => id).slice(-20);
