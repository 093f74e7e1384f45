import { conflictKinds } from '../model/conflict-kinds.ts';
import { tripStyle } from '../model/trip-style.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import { createBlock, fillBlock } from './block-element.ts';
import type { BoardContent, BoardTexts } from './board-content.ts';

/**
 * Trips of a board and their blocks.
 * @param helpId id of the text that explains the keys
 */
export function createBlocks(texts: BoardTexts, helpId: string) {
  const blocks = new Map<number, HTMLElement>();
  let trips: ReadonlyMap<number, TimelineTrip> = new Map();
  let conflicts: BoardContent['conflicts'] = new Map();

  const elementOf = (id: number): HTMLElement => {
    const known = blocks.get(id);
    if (known) return known;
    const block = createBlock(id);
    block.setAttribute('aria-describedby', helpId);
    blocks.set(id, block);
    return block;
  };
  return {
    elementOf,
    elementIfAny: (id: number): HTMLElement | undefined => blocks.get(id),
    tripOf: (id: number): TimelineTrip | undefined => trips.get(id),
    /** Sets the content to draw. */
    show: (content: BoardContent): void => {
      trips = new Map(content.trips.map((trip) => [trip.id, trip]));
      conflicts = content.conflicts;
    },
    /** Template of an item: the library calls it whenever a visible item changed. */
    draw: (id: unknown): HTMLElement | string => {
      const trip = typeof id === 'number' ? trips.get(id) : undefined;
      if (!trip) return typeof id === 'string' ? texts.unavailable() : '';
      const kinds = conflictKinds(conflicts.get(trip.id));
      const block = elementOf(trip.id);
      fillBlock(block, texts.trip(trip, kinds), tripStyle(trip.booking, kinds).icons);
      return block;
    },
    /** Drops the blocks of these items whose trips are gone. */
    delete: (ids: readonly (number | string)[]): void => {
      for (const id of ids) if (typeof id === 'number' && !trips.has(id)) blocks.delete(id);
    },
  };
}
