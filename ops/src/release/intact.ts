import { Refusal } from '../refusal.ts';
import { fileFaults } from '../registry/files.ts';
import { keys } from '../registry/keys.ts';
import { unlessDamaged } from '../registry/stored.ts';
import { assertServable } from '../signing/signatures.ts';
import { assertThere, readSetAnew, readStoredSet, type StoredSet } from '../registry/sets.ts';
import { partsOf } from './difference.ts';
import type { Registry } from '../registry/registry.ts';

/**
 * Checks that every file of a set is in this registry, unchanged, with its compressed form.
 * @throws {Refusal} naming what is missing or another one
 */
export async function assertIntact(registry: Registry, set: StoredSet): Promise<void> {
  const faults = await Promise.all(partsOf(set).map((part) => faultOf(registry, part)));
  const found = faults.filter((fault) => fault !== undefined);
  if (found.length > 0) throw new Refusal(`The set ${set.id} can no longer run: ${found.join('; ')}.`);
}

/** The newest of some sets that can still run: it can be read, its files are there unchanged, and it is signed where that is required. */
export async function lastIntact(registry: Registry, ids: readonly string[]): Promise<string | undefined> {
  for (const id of ids.toReversed()) {
    const set = await unlessDamaged(readSetAnew(registry, id));
    if (!set) continue;
    const checks = Promise.all([assertIntact(registry, set), assertServable(registry, set)]);
    if (await unlessDamaged(checks)) return id;
  }
  return undefined;
}

/**
 * Missing parts of a former set: itself, or versions in it, as `dispatch 1.1.0`. Looks for folders alone, so that a status costs little; what is
 * in them is held against the hashes when a rollback goes there.
 */
export async function lostOf(registry: Registry, id: string): Promise<string[]> {
  const set = await unlessDamaged(assertThere(registry, id).then(() => readStoredSet(registry, id)));
  if (!set) return [`set ${id}`];
  const parts = await Promise.all(
    partsOf(set).map(async ({ name, version, here }) =>
      !here || (await registry.store.folders.has(keys.remote(name, version))) ? [] : [`${name} ${version}`],
    ),
  );
  return parts.flat();
}

async function faultOf(
  { store: { folders } }: Registry,
  { name, version, here, files }: ReturnType<typeof partsOf>[number],
): Promise<string | undefined> {
  if (!here) return undefined;
  const folder = keys.remote(name, version);
  const there = await folders.files(folder);
  const [first] = fileFaults(files, there);
  if (first && there.length === 0) return `${name} ${version} is missing`;
  if (first)
    return `${first.path} of ${name} ${version} is ${first.fault === 'changed' ? 'different from the released one' : 'missing'}`;
  const [form] = await folders.changedForms(folder);
  return (
    form &&
    `${form} of ${name} ${version} is not the compressed form of the file beside it (publish it again from its source)`
  );
}
