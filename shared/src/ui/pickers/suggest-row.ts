import type { Suggestions } from './use-suggestions.ts';

/** A selectable row of the list. */
export type SuggestRow<Item> =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'retry' }
  | { readonly kind: 'add' };

/** The selectable rows, in order: results, Retry after a failure, "Add …" last. */
export function suggestRows<Item>(suggestions: Suggestions<Item>, canAdd: boolean): SuggestRow<Item>[] {
  const rows: SuggestRow<Item>[] = suggestions.items.map((item) => ({ kind: 'item', item }));
  if (suggestions.status === 'failed') rows.push({ kind: 'retry' });
  if (canAdd) rows.push({ kind: 'add' });
  return rows;
}
