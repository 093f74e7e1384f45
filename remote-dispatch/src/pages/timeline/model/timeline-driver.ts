import type { Vehicle } from '@navette/shared/domain';

/** A row of the timeline. */
export interface TimelineDriver {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  /** Works now; an inactive driver has a row only while having bookings in the loaded days. */
  readonly active: boolean;
  /** What the car carries. */
  readonly vehicle: Vehicle;
  /** Last day on which all papers are valid; null when none is recorded. */
  readonly papersUntil?: string | null;
}

/** Whether two rows are equal. */
export const isSameDriver = (one: TimelineDriver, other: TimelineDriver): boolean =>
  one === other ||
  (one.id === other.id &&
    one.firstname === other.firstname &&
    one.lastname === other.lastname &&
    one.active === other.active &&
    one.papersUntil === other.papersUntil &&
    one.vehicle.carriesWheelchair === other.vehicle.carriesWheelchair &&
    one.vehicle.carriesStretcher === other.vehicle.carriesStretcher);
