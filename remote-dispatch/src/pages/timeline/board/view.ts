import type { BoardWindow } from '../model/windows.ts';
import type { Timeline } from './vis.ts';

/**
 * The part of the time a board shows, among the days it may show.
 * @param still no movement of its own
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
    /** Shows another part at once. */
    jump: (window: BoardWindow): void => go(window, false),
    /** Shows another part; one whose middle is beyond the limits waits until they hold it. */
    turn: (window: BoardWindow): void => {
      awaited = isWithin(window, limits) ? null : window;
      if (!awaited) go(window, !still);
    },
    setLimits: (next: BoardWindow): void => {
      limits = next;
      const window = awaited && isWithin(awaited, next) ? awaited : null;
      // In one go: the window of before would be cut to the new days, and told as chosen.
      timeline.setOptions({ min: next.start, max: next.end, ...window });
      if (window) awaited = null;
    },
  };
}

const isWithin = ({ start, end }: BoardWindow, limits: BoardWindow | null): boolean => {
  const middle = (start + end) / 2;
  return !limits || (middle >= limits.start && middle < limits.end);
};
