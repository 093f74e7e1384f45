import type { BookingType } from '@navette/shared/domain';
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
    /** Tooltip of a proposed place: the whole trip in a sentence. */
    nameOf: (item: unknown): string | null => {
      const id = typeof item === 'string' ? tripOfItem(item) : undefined;
      const ghost = id === undefined ? undefined : plan?.ghosts.get(id);
      return ghost ? texts.ghost(ghost).label : null;
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
      const shown = plan?.locked.has(trip.id) ? (['lock', ...icons] as const) : icons;
      fillBlock(block, texts.trip(trip, kinds), shown, trip.booking.type);
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
  block.append(textOf(text, ['wand'], booking.type));
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
export function fillBlock(block: HTMLElement, text: TripText, icons: readonly IconName[], type: BookingType): void {
  block.setAttribute('aria-label', text.label);
  block.replaceChildren(textOf(text, icons, type));
}

/** State, name, times, then direction and destination: they are left out from the end where there is no room. */
const textOf = (text: TripText, icons: readonly IconName[], type: BookingType): HTMLElement => {
  const name = partOf('span', 'block-name', text.client);
  return partOf(
    'div',
    'block-text',
    partOf('span', 'block-head', ...icons.map(iconElement), name),
    partOf('span', 'block-times', text.times),
    ...(text.destination === ''
      ? []
      : [partOf('span', 'block-way', iconElement(TYPE_ICONS[type]), partOf('span', 'block-place', text.destination))]),
  );
};

/** Shows other times while the block is dragged. */
export function writeTimes(block: HTMLElement, times: string): void {
  const place = block.querySelector('.block-times');
  if (place) place.textContent = times;
}

const partOf = (tag: 'div' | 'span', className: string, ...content: (Node | string)[]): HTMLElement => {
  const part = document.createElement(tag);
  part.className = className;
  part.append(...content);
  return part;
};
