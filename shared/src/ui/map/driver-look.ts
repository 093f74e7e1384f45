import type { PositionState } from '../../domain/index.ts';
import type { MapSymbol } from './map-types.ts';

interface SeenDriver {
  readonly state: PositionState;
  /** The passenger is on board. */
  readonly charged: boolean;
  readonly onFoot: boolean;
}

/**
 * Look of a driver's symbol (specification/live.md#markers): green when charged, a pedestrian on foot, grey and a diamond when the position is old, so
 * that each state has an icon and a shape of its own besides its colour.
 */
export function driverLook({ state, charged, onFoot }: SeenDriver): Pick<MapSymbol, 'sign' | 'tone' | 'shape'> {
  if (state === 'stale') return { sign: 'offline', tone: 'grey', shape: 'diamond' };
  return { sign: onFoot ? 'walk' : 'car', tone: charged ? 'green' : 'blue', shape: onFoot ? 'square' : 'circle' };
}

/** Looks of the two ends of a trip. */
export const TRIP_LOOKS = {
  client: { sign: 'person', tone: 'brown', shape: 'circle' },
  destination: { sign: 'flag', tone: 'red', shape: 'circle' },
} as const;
