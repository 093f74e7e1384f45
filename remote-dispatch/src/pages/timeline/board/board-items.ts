import { BookingStatus, MINUTES_A_DAY, type ConflictKind, clientName, parseSlots, SLOTS } from '@navette/shared/domain';
import { labelRooms } from '../model/label-room.ts';
import { conflictKinds, tripStyle } from '../model/trip-style.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import { type BoardWindow, boardTimeOf } from '../model/board-time.ts';
import type { BoardContent, BoardPlan } from './board.ts';
import type { UnavailableSlots } from '../model/planning-parts.ts';

/** Blocks can be dragged; `remove` is off because the library's own cross only hides a block and deletes nothing. */
const DRAGGED = { updateTime: true, updateGroup: true, remove: false } as const;

/**
 * Item on the board: the block of a trip (its id is the booking number), or the shaded times in which a driver is
 * unavailable.
 */
export interface BoardItem {
  readonly id: number | string;
  readonly group: number;
  readonly start: number;
  readonly end: number;
  readonly className: string;
  readonly content: string;
  /** Stacking order, since a later block lies over an earlier one, and the room of its text. */
  readonly style: string;
  readonly type: 'range' | 'background';
  /** Closed, unfounded and canceled trips can't be moved. */
  readonly editable: typeof DRAGGED | false;
}

/** Cached block with its inputs; it is rebuilt only when one of them changed. */
interface KnownBlock {
  readonly trip: TimelineTrip;
  /** Kinds of conflict joined as a string, which compares by value. */
  readonly conflicts: string;
  readonly highlighted: boolean;
  readonly room: number;
  /** Classes by a proposed plan. */
  readonly planned: string;
  readonly item: BoardItem;
}

/** Cached block of a trip at its proposed place. */
interface KnownGhost {
  readonly trip: TimelineTrip;
  readonly room: number;
  readonly highlighted: boolean;
  readonly item: BoardItem;
}

const GHOST = 'ghost-';

/** Id of the item that shows a trip at its proposed place. */
export const ghostItem = (tripId: number): string => `${GHOST}${String(tripId)}`;

/** The trip of an item, at its own place or at its proposed one; undefined for anything else. */
export function tripOfItem(item: unknown): number | undefined {
  if (typeof item === 'number') return item;
  return typeof item === 'string' && item.startsWith(GHOST) ? Number(item.slice(GHOST.length)) : undefined;
}

/** Builds the items of a part of the time; unchanged items stay the same objects. */
export function createItemMaker(
  unavailableText: string,
): (content: BoardContent, near: BoardWindow) => ReadonlyMap<number | string, BoardItem> {
  let blocks = new Map<number, KnownBlock>();
  let ghosts = new Map<string, KnownGhost>();
  const shades = new Map<string, BoardItem>();
  let rooms: { readonly of: BoardContent; readonly byItem: ReadonlyMap<number | string, number> } | undefined;

  /** Worked out once for each content, since scrolling asks again at every frame. */
  const roomsOf = (content: BoardContent): ReadonlyMap<number | string, number> => {
    if (rooms?.of.trips !== content.trips || rooms.of.plan !== content.plan)
      rooms = { of: content, byItem: labelRooms(blocksOf(content)) };
    return rooms.byItem;
  };

  const blockOf = (
    trip: TimelineTrip,
    { conflicts: all, highlighted: framed, plan }: BoardContent,
    room: number,
  ): KnownBlock => {
    const [kinds, highlighted, known] = [conflictKinds(all.get(trip.id)), framed.has(trip.id), blocks.get(trip.id)];
    const conflicts = kinds.join(' ');
    const planned = plan ? planClasses(trip.id, plan) : '';
    if (
      known?.trip === trip &&
      known.conflicts === conflicts &&
      known.highlighted === highlighted &&
      known.room === room &&
      known.planned === planned
    )
      return known;
    return { trip, conflicts, highlighted, room, planned, item: tripItem(trip, kinds, { highlighted, planned, room }) };
  };
  const ghostOf = (id: string, trip: TimelineTrip, highlighted: boolean, room: number): KnownGhost => {
    const known = ghosts.get(id);
    if (known?.trip === trip && known.highlighted === highlighted && known.room === room) return known;
    const classes = ['trip', 'ghost', `type-${trip.booking.type}`, ...(highlighted ? ['highlighted'] : [])];
    const item = { ...spanItem(trip, room), id, className: classes.join(' '), editable: false } as const;
    return { trip, highlighted, room, item };
  };

  return (content, near) => {
    const isNear = (span: BoardWindow) => span.start < near.end && span.end > near.start;
    const rows = new Set(content.drivers.map(({ id }) => id));
    const room = roomsOf(content);
    const items = new Map<number | string, BoardItem>();
    const next = new Map<number, KnownBlock>();
    for (const trip of content.trips) {
      if (!rows.has(trip.booking.driverId) || !isNear(trip.span)) continue;
      const block = blockOf(trip, content, room.get(trip.id) ?? 1);
      next.set(trip.id, block);
      items.set(trip.id, block.item);
    }
    blocks = next;
    const nextGhosts: typeof ghosts = new Map();
    for (const [tripId, trip] of content.plan?.ghosts ?? []) {
      if (!rows.has(trip.booking.driverId) || !isNear(trip.span)) continue;
      const id = ghostItem(tripId);
      const ghost = ghostOf(id, trip, content.highlighted.has(tripId), room.get(id) ?? 1);
      nextGhosts.set(id, ghost);
      items.set(id, ghost.item);
    }
    ghosts = nextGhosts;
    for (const row of content.unavailable) {
      if (!rows.has(row.driverId)) continue;
      for (const span of slotSpans(row).filter(isNear)) {
        const id = `off-${String(row.driverId)}-${String(span.start)}-${String(span.end)}`;
        const shade = shades.get(id) ?? {
          id,
          group: row.driverId,
          ...span,
          className: 'unavailable',
          content: unavailableText,
          style: '',
          type: 'background',
          editable: false,
        };
        shades.set(id, shade);
        items.set(id, shade);
      }
    }
    return items;
  };
}

const MINUTE = 60_000;

/** Classes that a proposed plan gives a trip: it leaves its place, stays in any plan, or can't be dragged meanwhile. */
const planClasses = (id: number, { ghosts, locked }: BoardPlan): string =>
  ['planned', ...(ghosts.has(id) ? ['moved'] : []), ...(locked.has(id) ? ['locked'] : [])].join(' ');

/** Blocks of all rows, by start. */
const blocksOf = ({ trips, plan }: BoardContent) => {
  const own = trips.map(({ id, booking, span }) => ({ id, driverId: booking.driverId, ...span }));
  if (!plan) return own;
  const proposed = [...plan.ghosts].map(([id, { booking, span }]) => ({
    id: ghostItem(id),
    driverId: booking.driverId,
    ...span,
  }));
  return [...own, ...proposed].toSorted((one, other) => one.start - other.start);
};

/** Width, px, of a character and of the icons before the name. */
const [CHARACTER, ICONS] = [7, 36];

/** The place of a trip on the board; the style sheet puts its text inside the block or beside it (`.block-text`). */
const spanItem = ({ booking, span }: TimelineTrip, room: number) =>
  ({
    group: booking.driverId,
    start: span.start,
    end: span.end,
    content: '',
    style: `z-index: ${String(Math.floor(span.start / MINUTE) % MINUTES_A_DAY)}; --room: ${String(room)}; --name: ${String(
      clientName(booking, 'list').length * CHARACTER + ICONS,
    )}px`,
    type: 'range',
  }) as const;

function tripItem(
  trip: TimelineTrip,
  conflicts: readonly ConflictKind[],
  { highlighted, planned, room }: Pick<KnownBlock, 'highlighted' | 'planned' | 'room'>,
): BoardItem {
  const { classes } = tripStyle(trip.booking, conflicts);
  return {
    ...spanItem(trip, room),
    id: trip.id,
    className: [...classes, planned, highlighted && 'highlighted'].filter(Boolean).join(' '),
    editable: trip.booking.status === BookingStatus.pending && planned === '' ? DRAGGED : false,
  };
}

/** Times of a day in which a driver is unavailable, adjacent slots joined. */
export function slotSpans({ date, available }: UnavailableSlots): BoardWindow[] {
  const spans: { start: number; end: number }[] = [];
  for (const index of parseSlots(available)) {
    const slot = SLOTS[index];
    if (!slot) continue;
    const [start, end] = [boardTimeOf(date, slot.from), boardTimeOf(date, slot.to)];
    const last = spans.at(-1);
    if (last?.end === start) last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}

/** Changes that turn one set of items into another. */
interface Diff<Item, Key> {
  /** Added or changed. */
  readonly put: readonly Item[];
  readonly removed: readonly Key[];
}

/** Diff by identity: the same object is unchanged, so that a refresh updates only what changed. */
export function diffOf<Key, Item>(known: ReadonlyMap<Key, Item>, next: ReadonlyMap<Key, Item>): Diff<Item, Key> {
  return {
    put: [...next].filter(([key, item]) => known.get(key) !== item).map(([, item]) => item),
    removed: [...known.keys()].filter((key) => !next.has(key)),
  };
}
