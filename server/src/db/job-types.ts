import type { Moment } from './column-types.ts';

export interface JobTables {
  periodic_job: PeriodicJobTable;
  installation: InstallationTable;
  rate_bucket: RateBucketTable;
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

/** What a user has left of a rate. See shared-rate.ts. */
export interface RateBucketTable {
  key: string;
  amount: number;
  at: Moment;
}
