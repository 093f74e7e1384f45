import { parseSlots, SLOTS } from '@navette/shared/domain';
import { boardTimeOf } from './board-time.ts';
import type { UnavailableSlots } from './planning-parts.ts';
import type { BoardWindow } from './windows.ts';

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
