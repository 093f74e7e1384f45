import type { PlanVehicle } from '@navette/shared/plan';
import { tolerance } from './numbers.ts';

/**
 * Breaks of a route, each in one of its gaps: 0 lies before the departure, 1 before the first element, and so on; then come the gaps before the arrival
 * and behind it. Within a gap they keep their order, and the way may be interrupted.
 */
export class Pauses {
  breaks: PlanVehicle['breaks'] = [];
  /** Gap of each break, ascending. */
  gaps: number[] = [];

  /** Seconds of the breaks of a gap. */
  secondsIn(gap: number): number {
    let total = 0;
    for (let which = 0; which < this.gaps.length; which += 1)
      if (this.gaps[which] === gap) total += this.breaks[which]?.seconds ?? 0;
    return total;
  }

  /** Earliest time at the end of a gap with a way; Infinity when a break is missed. */
  ready(gap: number, begin: number, way: number): number {
    const { gaps, breaks } = this;
    let clock = begin;
    let paused = 0;
    for (let which = 0; which < gaps.length; which += 1) {
      const pause = breaks[which];
      if (gaps[which] !== gap || !pause) continue;
      clock = Math.max(clock, pause.from);
      if (clock > pause.until + tolerance) return Infinity;
      clock += pause.seconds;
      paused += pause.seconds;
    }
    return Math.max(begin + way + paused, clock);
  }

  /** Latest time at the begin of a gap with a way. */
  leave(gap: number, end: number, way: number): number {
    const { gaps, breaks } = this;
    let clock = end;
    let paused = 0;
    for (let which = gaps.length - 1; which >= 0; which -= 1) {
      const pause = breaks[which];
      if (gaps[which] !== gap || !pause) continue;
      clock = Math.min(clock - pause.seconds, pause.until);
      paused += pause.seconds;
    }
    return Math.min(end - way - paused, clock);
  }
}
