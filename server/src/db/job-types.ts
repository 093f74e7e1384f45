import type { Moment } from './column-types.ts';

export interface JobTables {
  periodic_job: PeriodicJobTable;
}

/** When a job ran last that runs once for all processes. See periodic-job.ts. */
export interface PeriodicJobTable {
  name: string;
  at: Moment;
}
