import type { ClockTime } from '../time/clock.ts';
import { SLOTS } from '../time/slots.ts';

/** Period of a day in which a driver is not available. */
export interface SlotRange {
  readonly from: ClockTime;
  readonly to: ClockTime;
}

/** Times of the marked slots; adjacent slots are joined. */
export function slotRanges(marked: readonly number[]): readonly SlotRange[] {
  const ranges: SlotRange[] = [];
  for (const { index, from, to } of SLOTS) {
    if (!marked.includes(index)) continue;
    const last = ranges.at(-1);
    if (last?.to === from) ranges[ranges.length - 1] = { from: last.from, to };
    else ranges.push({ from, to });
  }
  return ranges;
}
