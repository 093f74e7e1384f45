import type { PlanRoute, PlanVehicle } from './problem.ts';

/** Time between two stops with nobody on board, which a break may share with the way. */
export interface BreakGap {
  readonly from: number;
  readonly until: number;
  /** Seconds of it that the way takes. */
  readonly travel: number;
}

/** Differences below are those of adding up fractions in another order. */
const TINY = 1e-6;

/**
 * Whether all breaks of a used vehicle find their time: in a gap besides its way, before the departure or after the arrival.
 * @param gaps of the route, ascending
 */
export function breaksFit(
  breaks: PlanVehicle['breaks'],
  { departure, arrival }: Pick<PlanRoute, 'departure' | 'arrival'>,
  gaps: readonly BreakGap[],
): boolean {
  const free = [
    { from: -Infinity, until: departure, travel: 0 },
    ...gaps,
    { from: arrival, until: Infinity, travel: 0 },
  ].map(({ from, until, travel }) => ({ from, until, left: until - from - travel }));
  return breaks.every((pause) => {
    const gap = free.find(({ from, until, left }) => {
      const begin = Math.max(from, pause.from);
      return begin <= pause.until + TINY && begin + pause.seconds <= until + TINY && pause.seconds <= left + TINY;
    });
    if (!gap) return false;
    gap.from = Math.max(gap.from, pause.from) + pause.seconds;
    gap.left -= pause.seconds;
    return true;
  });
}
