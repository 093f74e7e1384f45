import { nextPlace, type BoardPlace, type BoardRow } from '../../model/next-block.ts';
import type { BoardEvents } from '../board-content.ts';

/** Dependencies of the key handler. */
export interface KeySetup {
  readonly rows: () => readonly BoardRow[];
  readonly events: () => BoardEvents;
  readonly elementAt: (place: BoardPlace) => HTMLElement | undefined;
  /** Moves the keyboard position. */
  readonly go: (to: BoardPlace) => void;
}

/** Handles a key on a trip or on a driver's name; returns whether it was one of the board's keys. */
export function pressKey(
  at: BoardPlace,
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent,
  { rows, events, elementAt, go }: KeySetup,
): boolean {
  const { tripId, driverId } = at;
  if (altKey || ctrlKey || metaKey) return false;
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
    const box = elementAt(at)?.getBoundingClientRect();
    if (tripId !== null && box) events().menu(tripId, { x: box.x, y: box.y, width: box.width, height: box.height });
    return tripId !== null;
  }
  if (shiftKey) return false;
  if (key === 'Enter' || key === ' ') {
    if (tripId === null) events().route(driverId);
    else events().open(tripId);
    return true;
  }
  if (key === 'Delete' && tripId !== null) {
    events().remove(tripId);
    return true;
  }
  const next = nextPlace(rows(), at, key);
  if (next) go(next);
  return next !== undefined || key.startsWith('Arrow');
}
