import type { SavedChange } from '../../model/planning-parts.ts';

/** Undo stack (the latest last), and redo stack (the next one last). */
export interface ChangeHistory {
  readonly past: readonly SavedChange[];
  readonly future: readonly SavedChange[];
}

/** Events of the history. A change is recorded only after the server has saved it. */
export type HistoryEvent =
  /** The user saved a change: the redo stack is cleared. */
  | { readonly kind: 'saved'; readonly change: SavedChange }
  /** A change was undone. */
  | { readonly kind: 'undone'; readonly change: SavedChange }
  /** A change was redone; `inverse` undoes it from now on. */
  | { readonly kind: 'redone'; readonly change: SavedChange; readonly inverse: SavedChange['inverse'] }
  /** A colleague changed the trip: none of its changes can be undone or redone any more. */
  | { readonly kind: 'overtaken'; readonly id: number };

/** Empty history. */
export const NO_HISTORY: ChangeHistory = { past: [], future: [] };

/** Size limit of the undo stack. */
export const MOST_CHANGES = 50;

const without = (changes: readonly SavedChange[], change: SavedChange) => changes.filter((known) => known !== change);
const withoutTrip = (changes: readonly SavedChange[], id: number) => changes.filter(({ done }) => done.id !== id);

/** Reducer of the history; requests to the server are made by `useTripHistory`. */
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
