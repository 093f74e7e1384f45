import { Refusal } from '../refusal.ts';
import { parseStored, lineWarnings } from '../registry/stored.ts';
import { historyWarnings } from '../registry/history.ts';
import { HOST, keys } from '../registry/keys.ts';
import { readOverrides, readPolicy } from '../release/rules.ts';
import { filesAsPublished } from '../registry/pin.ts';
import { pooled } from '../registry/files.ts';
import { readStaging } from '../registry/staged.ts';
import { storedSetSchema } from '../registry/sets.ts';
import { presentPublications, publication, publishedRemotes } from '../registry/versions.ts';
import type { Registry } from '../registry/registry.ts';

const AT_A_TIME = 8;

/** Damaged files and lines of a registry, a sentence each with what mends it. Reads only. */
export async function damageOf(registry: Registry): Promise<readonly string[]> {
  const names = [...(await publishedRemotes(registry)), HOST];
  const found = await Promise.all([
    historyWarnings(registry),
    refusalOf(readStaging(registry)),
    refusalOf(readPolicy(registry)),
    refusalOf(readOverrides(registry)),
    setDamage(registry),
    ...names.map((name) => versionDamage(registry, name)),
  ]);
  return found.flat();
}

const refusalOf = (read: Promise<unknown>): Promise<readonly string[]> =>
  read.then(
    () => [],
    (error: unknown) => {
      if (error instanceof Refusal) return [error.message];
      throw error;
    },
  );

async function setDamage(registry: Registry): Promise<readonly string[]> {
  const store = registry.store;
  const files = (await store.list(keys.sets)).filter(({ name }) => name.endsWith('.json'));
  const found = await pooled(files, AT_A_TIME, ({ name }) => {
    const key = `${keys.sets}/${name}`;
    return refusalOf(store.read(key).then((stored) => stored && parseStored(key, stored.text, storedSetSchema)));
  });
  return found.flat();
}

async function versionDamage(registry: Registry, name: string): Promise<readonly string[]> {
  const log = keys.versions(name);
  const remedy = `Publish the version that ops list ${name} misses again`;
  const lines = await lineWarnings(registry, log, remedy, (line) => publication.safeParse(line).success);
  const versions = [...new Set((await presentPublications(registry, name)).map(({ version }) => version))];
  const files = await pooled(versions, 2, (version) => refusalOf(filesAsPublished(registry, name, version)));
  return [...lines, ...files.flat()];
}
