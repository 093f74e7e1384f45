import type { TimelineTrip } from '../../model/timeline-trip.ts';
import type { ExceptionKind } from '../exceptions/exceptions-of.ts';
import type { Conflict } from '../../../../conflicts/conflict.ts';

/** Row of the table view: a trip with its exceptions and conflicts. */
export interface TripRow {
  readonly id: number;
  readonly trip: TimelineTrip;
  /** Kinds of exception, in the order of the strip. */
  readonly kinds: readonly ExceptionKind[];
  readonly conflicts: readonly Conflict[];
}
