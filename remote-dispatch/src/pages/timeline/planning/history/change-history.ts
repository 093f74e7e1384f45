import type { SavedChange } from '../../model/planning-parts.ts';

/** Changes that can be taken back, the latest last, and those that were, the next to redo last. */
export interface ChangeHistory {
  readonly past: readonly SavedChange[];
  readonly future: readonly SavedChange[];
}

/** What happens to the history. Nothing is noted before the server has saved it. */
export type HistoryEvent =
  /** A change was saved by the user: what could be redone is forgotten. */
  | { readonly kind: 'saved'; readonly change: SavedChange }
  /** A change was taken back. */
  | { readonly kind: 'undone'; readonly change: SavedChange }
  /** A change that had been taken back was saved again; `inverse` is what would take it back now. */
  | { readonly kind: 'redone'; readonly change: SavedChange; readonly inverse: SavedChange['inverse'] }
  /** The trip was changed by someone else: nothing of it can be taken back or redone any more. */
  | { readonly kind: 'overtaken'; readonly id: number };

/** No changes. */
export const NO_HISTORY: ChangeHistory = { past: [], future: [] };

/** So many changes can be taken back. */
export const MOST_CHANGES = 50;

const without = (changes: readonly SavedChange[], change: SavedChange) => changes.filter((known) => known !== change);
const withoutTrip = (changes: readonly SavedChange[], id: number) => changes.filter(({ done }) => done.id !== id);

/** The history after an event. A pure function: what is sent to the server is the affair of `useTripHistory`. */
export function changeHistory({ past, future }: ChangeHistory, event: HistoryEvent): ChangeHistory {
  switch (event.kind) {
    case 'saved':
      return { past: [...past, event.change].slice(-MOST_CHANGES), future: [] };
    case 'undone':
      return { past: without(past, event.change), future: [...future, event.change] };
    case 'redone':
      return {
        past: [...past, { ...event.change, inverse: event.inverse }].slice(-MOST_CHANGES),
        future: without(future, event.change),
      };
    case 'overtaken':
      return { past: withoutTrip(past, event.id), future: withoutTrip(future, event.id) };
  }
}
