import { EventEmitter } from 'node:events';
import type { DeployedHost } from '@navette/ops/registry';
import type { Db } from '../db/database.ts';
import { hostFacts } from './host-facts.ts';
import { LoadCounts } from './loads/load-counts.ts';
import { OpsLimits } from './ops-api/ops-limits.ts';

/** What the server knows of releases. Each process has one. */
export interface Releases {
  /** The registry, which other processes and the command line change too: its folder or bucket. */
  registry: string;
  /** Address under which browsers find the files of remotes, ending in a slash; undefined for this server. */
  cdn: string | undefined;
  /** The host as it is deployed. */
  host(): Promise<DeployedHost>;
  loads: LoadCounts;
  /** `changed`: this process changed what runs or what is tried out. */
  events: EventEmitter<{ changed: [] }>;
  limits: OpsLimits;
}

interface Places {
  registry: string;
  hostDir: string;
  registryCdn?: string | undefined;
}

/** What the server knows of releases, from the folders in which they are. */
export const createReleases = ({ registry, hostDir, registryCdn }: Places, db: Db, now: () => Date): Releases => ({
  registry,
  cdn: registryCdn,
  host: hostFacts(hostDir),
  loads: new LoadCounts(db, now),
  events: new EventEmitter(),
  limits: new OpsLimits(),
});
