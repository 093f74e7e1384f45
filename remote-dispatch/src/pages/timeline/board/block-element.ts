import { conflictKinds, tripStyle, type IconName, iconElement, TYPE_ICONS } from '../model/trip-style.ts';
import { tripOfItem } from './board-items.ts';
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
  let plan: BoardContent['plan'];

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
      plan = content.plan;
    },
    /** Tooltip of an item: the whole trip in a sentence. */
    nameOf: (item: unknown): string | null => {
      const id = tripOfItem(item);
      const ghost = typeof item === 'string' && id !== undefined ? plan?.ghosts.get(id) : undefined;
      if (ghost) return texts.ghost(ghost).label;
      return id === undefined ? null : (blocks.get(id)?.getAttribute('aria-label') ?? null);
    },
    /** Template of an item: the library calls it whenever a visible item changed. */
    draw: (id: unknown): HTMLElement | string => {
      const tripId = tripOfItem(id);
      if (typeof id === 'string') {
        const ghost = tripId === undefined ? undefined : plan?.ghosts.get(tripId);
        return ghost ? ghostBlock(texts.ghost(ghost), ghost) : tripId === undefined ? texts.unavailable() : '';
      }
      const trip = tripId === undefined ? undefined : trips.get(tripId);
      if (!trip) return '';
      const kinds = conflictKinds(conflicts.get(trip.id));
      const block = elementOf(trip.id);
      const { icons } = tripStyle(trip.booking, kinds);
      fillBlock(block, texts.trip(trip, kinds), plan?.locked.has(trip.id) ? ['lock', ...icons] : icons);
      return block;
    },
    /** Drops the blocks of these items whose trips are gone. */
    delete: (ids: readonly (number | string)[]): void => {
      for (const id of ids) if (typeof id === 'number' && !trips.has(id)) blocks.delete(id);
    },
  };
}

/** Content of the block of a proposed place: hidden from screen readers, who read the list of the changes. */
function ghostBlock(text: TripText, { booking }: TimelineTrip): HTMLElement {
  const block = document.createElement('div');
  block.className = 'block';
  block.setAttribute('aria-hidden', 'true');
  block.append(...blockLines(text, ['wand', TYPE_ICONS[booking.type]]));
  return block;
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
  block.replaceChildren(...blockLines(text, icons));
}

const blockLines = (text: TripText, icons: readonly IconName[]): readonly HTMLElement[] => [
  lineOf('block-head', ...icons.map(iconElement), timesOf(text.times)),
  lineOf('block-way', text.destination === '' ? text.client : `${text.client} → ${text.destination}`),
];

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
