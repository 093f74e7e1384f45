import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

export interface AvailabilityTables {
  availability: AvailabilityTable;
  availability_pattern: AvailabilityPatternTable;
  driver_leave: DriverLeaveTable;
}

export interface AvailabilityTable {
  driverId: number;
  date: string;
  slots: number[];
}

export interface AvailabilityPatternTable {
  driverId: number;
  /** Seven lists of slots, Monday first. */
  weekdays: Json<number[][]>;
}

export interface DriverLeaveTable {
  id: Generated<number>;
  driverId: number;
  startDate: string;
  endDate: string;
  reason: string | null;
}
