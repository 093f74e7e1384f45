import { MINUTES_A_DAY, type ConflictKind } from '@navette/shared/domain';
import { conflictKinds } from '../model/conflict-kinds.ts';
import { tripLook } from '../model/trip-look.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import { slotSpans } from '../model/slot-spans.ts';
import type { BoardWindow } from '../model/windows.ts';
import type { BoardContent } from './board-content.ts';

/** A block is dragged; the library's own cross would take it from the board without deleting anything. */
const DRAGGED = { updateTime: true, updateGroup: true, remove: false } as const;

/** Something the board draws: the block of a trip (its id is the booking's number), or the shade of times in which a driver is not available. */
export interface BoardItem {
  readonly id: number | string;
  readonly group: number;
  readonly start: number;
  readonly end: number;
  readonly className: string;
  readonly content: string;
  /** A later block lies over the text of an earlier one that reaches beyond its edge. */
  readonly style: string;
  readonly type: 'range' | 'background';
  /** Closed, unfounded and canceled trips stay where they are. */
  readonly editable: typeof DRAGGED | false;
}

/** A block and what it was made of, so that it is made anew only when one of them changed. */
interface KnownBlock {
  readonly trip: TimelineTrip;
  /** Kinds of conflict, as text: it compares. */
  readonly conflicts: string;
  readonly highlighted: boolean;
  /** Where the next trip of the row begins: its text goes no further. */
  readonly next: number;
  readonly item: BoardItem;
}

/** Makes the items of a part of the time, the same objects as before where nothing changed. */
export function createItemMaker(
  unavailableText: string,
): (content: BoardContent, near: BoardWindow) => ReadonlyMap<number | string, BoardItem> {
  let blocks = new Map<number, KnownBlock>();
  const shades = new Map<string, BoardItem>();

  const blockOf = (
    trip: TimelineTrip,
    next: number,
    { conflicts: all, highlighted: framed }: BoardContent,
  ): KnownBlock => {
    const [kinds, highlighted, known] = [conflictKinds(all.get(trip.id)), framed.has(trip.id), blocks.get(trip.id)];
    const conflicts = kinds.join(' ');
    if (
      known?.trip === trip &&
      known.conflicts === conflicts &&
      known.highlighted === highlighted &&
      known.next === next
    )
      return known;
    return { trip, conflicts, highlighted, next, item: tripItem(trip, next, kinds, highlighted) };
  };

  return (content, near) => {
    const isNear = (span: BoardWindow) => span.start < near.end && span.end > near.start;
    const rows = new Set(content.drivers.map(({ id }) => id));
    const items = new Map<number | string, BoardItem>();
    const next = new Map<number, KnownBlock>();
    const starts = nextStarts(content.trips);
    for (const trip of content.trips) {
      if (!rows.has(trip.booking.driverId) || !isNear(trip.span)) continue;
      const block = blockOf(trip, starts.get(trip.id) ?? Number.POSITIVE_INFINITY, content);
      next.set(trip.id, block);
      items.set(trip.id, block.item);
    }
    blocks = next;
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

/** When the next trip of the same row begins, by trip; trips come by start. */
function nextStarts(trips: readonly TimelineTrip[]): ReadonlyMap<number, number> {
  const [starts, latest] = [new Map<number, number>(), new Map<number, number>()];
  for (const { id, booking, span } of trips.toReversed()) {
    const next = latest.get(booking.driverId);
    if (next !== undefined) starts.set(id, next);
    latest.set(booking.driverId, span.start);
  }
  return starts;
}

const FARTHEST = 6000;

/** How far the text of a block may reach, in percent of the block. */
const reach = ({ start, end }: BoardWindow, next: number): number =>
  Math.max(100, Math.min(FARTHEST, Math.floor((100 * (next - start)) / (end - start))));

const MINUTE = 60_000;

function tripItem(
  { id, booking, span }: TimelineTrip,
  next: number,
  conflicts: readonly ConflictKind[],
  highlighted: boolean,
): BoardItem {
  const { classes } = tripLook(booking, conflicts);
  return {
    id,
    group: booking.driverId,
    start: span.start,
    end: span.end,
    className: [...classes, ...(highlighted ? ['highlighted'] : [])].join(' '),
    content: '',
    style: `z-index: ${String(Math.floor(span.start / MINUTE) % MINUTES_A_DAY)}; --reach: ${String(reach(span, next))}%`,
    type: 'range',
    editable: booking.status === 0 ? DRAGGED : false,
  };
}
