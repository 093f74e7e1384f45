import type { Moment } from './column-types.ts';

export interface JobTables {
  periodic_job: PeriodicJobTable;
  installation: InstallationTable;
}

/** When a job ran last that runs once for all processes. See periodic-job.ts. */
export interface PeriodicJobTable {
  name: string;
  at: Moment;
}

/** One row: the installation that the database belongs to, also after a restore. */
export interface InstallationTable {
  id: string;
}
