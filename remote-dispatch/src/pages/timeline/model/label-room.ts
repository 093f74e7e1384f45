import type { TimelineSpan } from './timeline-trip.ts';

/** A block in the row of a driver. */
export interface RowBlock extends TimelineSpan {
  readonly id: number | string;
  readonly driverId: number;
}

const MINUTE = 60_000;

/** Most room, ms: that of the longest text at the usual scale, where nothing follows. */
const MOST = 360 * MINUTE;

/** Room of a text from the start of its block, as a multiple of the block's duration: true at any scale, so that only other trips change it. */
const roomOf = ({ start, end }: RowBlock, until: number): number => {
  const duration = Math.max(end - start, MINUTE);
  return Math.round((Math.min(until - start, duration + MOST) / duration) * 100) / 100;
};

/**
 * Room of the text of each block, up to the next one on its line. Lines are those in which vis-timeline stacks the blocks of a row that overlap.
 * @param blocks by start
 */
export function labelRooms(blocks: readonly RowBlock[]): ReadonlyMap<number | string, number> {
  const rooms = new Map<number | string, number>();
  /** Last block on each line of each row. */
  const rows = new Map<number, RowBlock[]>();
  for (const block of blocks) {
    const lines = rows.get(block.driverId) ?? [];
    const free = lines.findIndex(({ end }) => end <= block.start);
    const line = free === -1 ? lines.length : free;
    const before = lines[line];
    if (before) rooms.set(before.id, roomOf(before, block.start));
    rooms.set(block.id, roomOf(block, Infinity));
    lines[line] = block;
    rows.set(block.driverId, lines);
  }
  return rooms;
}
