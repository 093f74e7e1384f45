import * as z from 'zod';
import { Refusal } from '../refusal.ts';
import { fileFaults } from '../registry/files.ts';
import { HOST, keys } from '../registry/keys.ts';
import { unlessDamaged } from '../registry/stored.ts';
import { assertServable } from '../signing/assert-signed.ts';
import { assertThere, readSetAnew, readStoredSet, type StoredSet } from '../registry/sets.ts';
import { publishedAs } from './difference.ts';
import type { Registry } from '../registry/registry.ts';

const hashes = z.record(z.string(), z.string()).catch({});

/**
 * Checks that every file of a set is in this registry, unchanged, with its compressed form.
 * @throws {Refusal} naming what is missing or another one
 */
export async function assertIntact(registry: Registry, set: StoredSet): Promise<void> {
  const faults = await Promise.all(
    partsOf(set).map(
      async ([name, { base, files }]) =>
        (await faultOf(registry, name, base, hashes.parse(files))) ??
        (isPublishedHere(base) ? formFault(registry, name, publishedAs(base)) : undefined),
    ),
  );
  const found = faults.filter((fault) => fault !== undefined);
  if (found.length > 0) throw new Refusal(`The set ${set.id} can't run any more: ${found.join('; ')}.`);
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
export async function lostOf(registry: Registry, id: string): Promise<readonly string[]> {
  const set = await unlessDamaged(assertThere(registry, id).then(() => readStoredSet(registry, id)));
  if (!set) return [`set ${id}`];
  const parts = await Promise.all(
    partsOf(set).map(async ([name, { base }]) => {
      const version = publishedAs(base);
      const there = !isPublishedHere(base) || (await registry.store.folders.has(keys.remote(name, version)));
      return there ? [] : [`${name} ${version}`];
    }),
  );
  return parts.flat();
}

async function formFault(registry: Registry, name: string, version: string): Promise<string | undefined> {
  const [form] = await registry.store.folders.changedForms(keys.remote(name, version));
  return (
    form &&
    `${form} of ${name} ${version} is not the compressed form of the file beside it (publish it again from its source)`
  );
}

type Part = readonly [name: string, pinned: StoredSet['remotes'][string]];

/** Remotes of a set, and the build of the host that it pins. */
const partsOf = ({ remotes, host }: StoredSet): readonly Part[] => [
  ...Object.entries(remotes),
  ...(host?.pinned ? [[HOST, host.pinned] as const] : []),
];

const isPublishedHere = (base: string): boolean => base.startsWith('/registry/');

async function faultOf(
  registry: Registry,
  name: string,
  base: string,
  files: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  if (!isPublishedHere(base)) return undefined;
  const version = publishedAs(base);
  const there = await registry.store.folders.files(keys.remote(name, version));
  const [first] = fileFaults(files, there);
  if (first === undefined) return undefined;
  return there.length === 0
    ? `${name} ${version} is not there`
    : `${first.path} of ${name} ${version} is ${first.fault === 'changed' ? 'not the one that was released' : 'missing'}`;
}
