import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOST_CONTRACT_VERSION } from '@navette/shared/release';
import { hostFactsSchema, type DeployedHost } from '@navette/ops/registry';

/** A host that was built without saying what it is keeps the contract of its time, which is ours. */
const unnamed: DeployedHost = { version: '0.0.0', contract: HOST_CONTRACT_VERSION };

/** What the deployed host says of itself in its `host.json`, read again when another one is deployed. */
export function hostFacts(hostDir: string): () => Promise<DeployedHost> {
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
