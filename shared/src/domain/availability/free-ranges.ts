import type { ClockTime } from '../time/clock.ts';
import { SLOTS } from '../time/slots.ts';

/** A time from and to which a driver is available. */
export interface FreeRange {
  readonly from: ClockTime;
  readonly to: ClockTime;
}

/** The times of a day in which a driver is available, slots that follow each other joined; none when the driver is away all day. */
export function freeRanges(unavailable: readonly number[]): readonly FreeRange[] {
  const ranges: FreeRange[] = [];
  for (const { index, from, to } of SLOTS) {
    if (unavailable.includes(index)) continue;
    const last = ranges.at(-1);
    if (last?.to === from) ranges[ranges.length - 1] = { from: last.from, to };
    else ranges.push({ from, to });
  }
  return ranges;
}
