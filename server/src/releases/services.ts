import type { Db } from '../db/database.ts';
import type { Releases } from './releases.ts';

/** What the handlers of releases work with. */
export interface ReleaseServices {
  db: Db;
  releases: Releases;
  /** Current time; tests set it. */
  now(): Date;
}
