import { conflictKinds, tripStyle, type IconName, iconElement } from '../model/trip-style.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import type { BoardContent, BoardTexts } from './board.ts';
import type { TripText } from '../model/trip-text.ts';

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

/** Content of a block: one element for as long as the trip is on the board, so that the focus stays in it. */
export function createBlock(tripId: number): HTMLElement {
  const block = document.createElement('div');
  block.className = 'block';
  block.tabIndex = -1;
  block.dataset.trip = String(tripId);
  block.setAttribute('role', 'button');
  block.setAttribute('aria-haspopup', 'menu');
  return block;
}

/** Writes the texts of a trip into its block: as text, never as markup. */
export function fillBlock(block: HTMLElement, text: TripText, icons: readonly IconName[]): void {
  block.setAttribute('aria-label', text.label);
  const head = lineOf('block-head', ...icons.map(iconElement), timesOf(text.times));
  block.replaceChildren(
    head,
    lineOf('block-way', text.destination === '' ? text.client : `${text.client} → ${text.destination}`),
  );
}

/** Shows other times while the block is dragged. */
export function writeTimes(block: HTMLElement, times: string): void {
  const place = block.querySelector('.block-times');
  if (place) place.replaceWith(timesOf(times));
}

/** Start and end are separate elements: where there is no room for both, the start is shown whole. */
const timesOf = (times: string): HTMLElement => {
  const place = document.createElement('span');
  place.className = 'block-times';
  const until = times.indexOf('–');
  for (const part of [times.slice(0, until), times.slice(until)]) {
    const time = document.createElement('span');
    time.textContent = part;
    place.append(time);
  }
  return place;
};

const lineOf = (className: string, ...content: (Node | string)[]): HTMLElement => {
  const line = document.createElement('div');
  line.className = className;
  line.append(...content);
  return line;
};
