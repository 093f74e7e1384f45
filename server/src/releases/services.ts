import type { Db } from '../db/database.ts';
import type { Releases } from './releases.ts';

/** Services of the handlers of releases. */
export interface ReleaseServices {
  db: Db;
  releases: Releases;
  /** Current time; tests set it. */
  now(): Date;
}
