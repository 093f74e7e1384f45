import { isStalePosition } from './position-age.ts';

/** How a driver is seen: position too old, passenger on board, on foot, or driving (and waiting). */
export const POSITION_STATES = ['charged', 'driving', 'onFoot', 'stale'] as const;

/** One of {@link POSITION_STATES}. */
export type PositionState = (typeof POSITION_STATES)[number];

/** What of a position decides its state. */
export interface SeenPosition {
  /** ISO instant. */
  readonly time: string;
  readonly charged: boolean;
  /** As the phone names it: `in_vehicle`, `on_foot`, `walking`, `still` … */
  readonly activity: string | null;
}

const ON_FOOT: ReadonlySet<string> = new Set(['on_foot', 'walking', 'running']);

/** Whether an activity of the phone is on foot (S2 §4). */
export const isOnFoot = (activity: string | null): boolean => activity !== null && ON_FOOT.has(activity);

/**
 * How a driver is seen. A stale position is stale whatever it says else; on foot goes before charged in the sign, not here: a driver who accompanies
 * a passenger to the door is still charged.
 * @param refreshTime seconds between two positions
 */
export function positionState(position: SeenPosition, refreshTime: number, now: Date): PositionState {
  if (isStalePosition(position.time, refreshTime, now)) return 'stale';
  if (position.charged) return 'charged';
  return isOnFoot(position.activity) ? 'onFoot' : 'driving';
}
