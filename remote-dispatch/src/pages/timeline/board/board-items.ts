import { tripLook } from '../model/trip-look.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import { slotSpans } from '../model/slot-spans.ts';
import type { BoardWindow } from '../model/windows.ts';
import type { BoardContent } from './board-content.ts';

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
  readonly editable: boolean;
}

/** A block and what it was made of, so that it is made anew only when one of them changed. */
interface KnownBlock {
  readonly trip: TimelineTrip;
  readonly conflicts: number;
  readonly highlighted: boolean;
  readonly item: BoardItem;
}

/** Makes the items of a part of the time, the same objects as before where nothing changed. */
export function createItemMaker(unavailableText: string): (content: BoardContent, near: BoardWindow) => ReadonlyMap<number | string, BoardItem> {
  let blocks = new Map<number, KnownBlock>();
  const shades = new Map<string, BoardItem>();

  const blockOf = (trip: TimelineTrip, { conflicts: all, highlighted: framed }: BoardContent): KnownBlock => {
    const [conflicts, highlighted, known] = [all.get(trip.id)?.length ?? 0, framed.has(trip.id), blocks.get(trip.id)];
    if (known?.trip === trip && known.conflicts === conflicts && known.highlighted === highlighted) return known;
    return { trip, conflicts, highlighted, item: tripItem(trip, conflicts, highlighted) };
  };

  return (content, near) => {
    const isNear = (span: BoardWindow) => span.start < near.end && span.end > near.start;
    const rows = new Set(content.drivers.map(({ id }) => id));
    const items = new Map<number | string, BoardItem>();
    const next = new Map<number, KnownBlock>();
    for (const trip of content.trips) {
      if (!rows.has(trip.booking.driverId) || !isNear(trip.span)) continue;
      const block = blockOf(trip, content);
      next.set(trip.id, block);
      items.set(trip.id, block.item);
    }
    blocks = next;
    for (const row of content.unavailable) {
      if (!rows.has(row.driverId)) continue;
      for (const span of slotSpans(row).filter(isNear)) {
        const id = `off-${String(row.driverId)}-${String(span.start)}-${String(span.end)}`;
        const shade = shades.get(id) ?? { id, group: row.driverId, ...span, className: 'unavailable', content: unavailableText, style: '', type: 'background', editable: false };
        shades.set(id, shade);
        items.set(id, shade);
      }
    }
    return items;
  };
}

const MINUTE = 60_000;
const MINUTES_A_DAY = 1440;

function tripItem({ id, booking, span }: TimelineTrip, conflicts: number, highlighted: boolean): BoardItem {
  const { classes } = tripLook(booking, conflicts);
  return {
    id,
    group: booking.driverId,
    start: span.start,
    end: span.end,
    className: [...classes, ...(highlighted ? ['highlighted'] : [])].join(' '),
    content: '',
    style: `z-index: ${String(Math.floor(span.start / MINUTE) % MINUTES_A_DAY)}`,
    type: 'range',
    editable: booking.status === 0,
  };
}
