import { EventEmitter } from 'node:events';
import type { DeployedHost } from '@navette/ops/registry';
import type { Db } from '../db/database.ts';
import { hostFacts } from './host-facts.ts';
import { LoadCounts } from './loads/load-counts.ts';

/** What the server knows of releases. Each process has one. */
export interface Releases {
  /** Folder of the registry, which other processes and the command line change too. */
  registry: string;
  /** The host as it is deployed. */
  host(): Promise<DeployedHost>;
  loads: LoadCounts;
  /** `changed`: this process changed what runs or what is tried out. */
  events: EventEmitter<{ changed: [] }>;
}

interface Places {
  registryDir: string;
  hostDir: string;
}

/** What the server knows of releases, from the folders in which they are. */
export const createReleases = ({ registryDir, hostDir }: Places, db: Db, now: () => Date): Releases => ({
  registry: registryDir,
  host: hostFacts(hostDir),
  loads: new LoadCounts(db, now),
  events: new EventEmitter(),
});
