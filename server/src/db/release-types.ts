import type { Generated } from 'kysely';
import type { Moment } from './column-types.ts';

export interface ReleaseLoadTable {
  setId: string;
  remote: string;
  version: string;
  /** Fingerprint of the session; empty for what a browser reports without one. */
  session: string;
  outcome: string;
  events: Generated<number>;
  firstAt: Moment;
  lastAt: Moment;
}
