import type { BoardWindow } from '../model/windows.ts';
import type { Timeline } from './vis.ts';

/**
 * Window of the board, within its limits.
 * @param still no animation
 */
export function createView(timeline: Timeline, still: boolean) {
  let limits: BoardWindow | null = null;
  let awaited: BoardWindow | null = null;
  const go = ({ start, end }: BoardWindow, animate: boolean): void =>
    timeline.setWindow(start, end, { animation: animate });
  return {
    shown: (): BoardWindow => {
      const { start, end } = timeline.getWindow();
      return { start: start.getTime(), end: end.getTime() };
    },
    /** Shows another part of the time without animation. */
    jump: (window: BoardWindow): void => go(window, false),
    /** Shows another part of the time; one whose middle is outside the limits waits until they include it. */
    turn: (window: BoardWindow): void => {
      awaited = isWithin(window, limits) ? null : window;
      if (!awaited) go(window, !still);
    },
    setLimits: (next: BoardWindow): void => {
      limits = next;
      const window = awaited && isWithin(awaited, next) ? awaited : null;
      // One call: with two, the old window would be clipped to the new limits and reported as chosen by the user.
      timeline.setOptions({ min: next.start, max: next.end, ...window });
      if (window) awaited = null;
    },
  };
}

const isWithin = ({ start, end }: BoardWindow, limits: BoardWindow | null): boolean => {
  const middle = (start + end) / 2;
  return !limits || (middle >= limits.start && middle < limits.end);
};
