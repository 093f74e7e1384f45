import { isStalePosition } from './position-age.ts';

/** Display states of a driver: passenger on board, driving (or waiting), on foot, position too old. */
export const POSITION_STATES = ['charged', 'driving', 'onFoot', 'stale'] as const;

/** One of {@link POSITION_STATES}. */
export type PositionState = (typeof POSITION_STATES)[number];

/** Fields of a position that decide its state. */
export interface SeenPosition {
  /** ISO instant. */
  readonly time: string;
  readonly charged: boolean;
  /** Activity as reported by the phone: `in_vehicle`, `on_foot`, `walking`, `still` … */
  readonly activity: string | null;
}

const ON_FOOT: ReadonlySet<string> = new Set(['on_foot', 'walking', 'running']);

/** Whether an activity of the phone is on foot (specification/live.md#markers). */
export const isOnFoot = (activity: string | null): boolean => activity !== null && ON_FOOT.has(activity);

/**
 * State of a driver. Staleness takes precedence over everything else; the icon shows on foot before charged, but the state does not: a driver who
 * accompanies a passenger to the door is still charged.
 * @param refreshTime seconds between two positions
 */
export function positionState(position: SeenPosition, refreshTime: number, now: Date): PositionState {
  if (isStalePosition(position.time, refreshTime, now)) return 'stale';
  if (position.charged) return 'charged';
  return isOnFoot(position.activity) ? 'onFoot' : 'driving';
}
