import type { Db } from '../db/database.ts';
import { EventEmitter } from 'node:events';
import {
  currentSet,
  type DeployedHost,
  hostFactsSchema,
  type Registry,
  StoreFault,
  readOverrides,
} from '@navette/ops/registry';
import { LoadCounts } from './loads/load-counts.ts';
import { RateLimit } from '../kernel/rate-limit.ts';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOST_CONTRACT_VERSION } from '@navette/shared/release';
import type { FastifyBaseLogger } from 'fastify';

export interface ReleaseServices {
  db: Db;
  releases: Releases;
  /** Current time; tests set it. */
  now(): Date;
}

/** State of releases in the server. Each process has one. */
export interface Releases {
  /** The registry, which other processes and the command line change too: its folder or bucket. */
  registry: Registry;
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
  registry: Registry;
  hostDir: string;
  registryCdn?: string | undefined;
}

/** Whether what runs can be read from the registry; one in which nothing ran yet can. */
export const isReadable = (registry: Registry): Promise<boolean> =>
  currentSet(registry).then(
    () => true,
    () => false,
  );

/** Limits of callers with a token of ops. Each process counts for itself. */
export class OpsLimits {
  /** Calls of a token: a pipeline that waits in a loop must not keep the registry busy. */
  readonly calls = new RateLimit({ burst: 120, perSecond: 1 });
  /** Wrong tokens of an address. */
  readonly wrong = new RateLimit({ burst: 10, perSecond: 1 / 6 });
}

/** A host that was built without saying what it is keeps the contract of its time, which is ours. */
const unnamed: DeployedHost = { version: '0.0.0', contract: HOST_CONTRACT_VERSION };

/** Facts of the deployed host from its `host.json`, read again when another one is deployed. */
function hostFacts(hostDir: string): () => Promise<DeployedHost> {
  const file = join(hostDir, 'host.json');
  let cached: { stamp: string; facts: DeployedHost } | undefined;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return unnamed;
    const stamp = `${found.ino} ${found.mtimeMs} ${found.size}`;
    if (cached?.stamp !== stamp) cached = { stamp, facts: read(JSON.parse(await readFile(file, 'utf8'))) };
    return cached.facts;
  };
}

function read(value: unknown): DeployedHost {
  const { data } = hostFactsSchema.safeParse(value);
  if (data === undefined) throw new Error('host.json does not say what the host is');
  const { version, contract, build, shared, deprecated } = data;
  return { version, contract, build, shared, deprecated };
}

/** State of releases, from the folders in which they are. */
export const createReleases = ({ registry, hostDir, registryCdn }: Places, db: Db, now: () => Date): Releases => ({
  registry,
  cdn: registryCdn,
  host: hostFacts(hostDir),
  loads: new LoadCounts(db, now),
  events: new EventEmitter(),
  limits: new OpsLimits(),
});

/**
 * Checks at the start that the registry can be changed safely where it is. One that does not answer now does not keep the server from starting: until it
 * does, browsers use the last release that they got.
 * @throws {Refusal} for a bucket without conditional writes
 */
export async function checkRegistry(registry: Registry, log: FastifyBaseLogger): Promise<void> {
  await registry.store.check().catch((error: unknown) => {
    if (!(error instanceof StoreFault)) throw error;
    log.error({ err: error }, 'the registry does not answer');
  });
}

/** From where developers may take a remote now, because ops allow it for a time; usually from nowhere. What can't be read allows nothing. */
export const overrideOrigins = async (services: ReleaseServices): Promise<readonly string[]> => {
  const permit = await readOverrides(services.releases.registry, services.now()).catch(() => undefined);
  return permit?.origins ?? [];
};
