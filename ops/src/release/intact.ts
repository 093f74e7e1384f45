import * as z from 'zod';
import { Refusal } from '../refusal.ts';
import { fileFaults } from '../registry/files.ts';
import { HOST, keys } from '../registry/keys.ts';
import { storeOf } from '../registry/store/store-of.ts';
import type { StoredSet } from '../registry/stored-set.ts';
import { publishedAs } from './difference.ts';

const hashes = z.record(z.string(), z.string()).catch({});

/**
 * Checks that every file of a set is in this registry, unchanged.
 * @throws {Refusal} naming what is missing or another one
 */
export async function assertIntact(registry: string, { id, remotes, host }: StoredSet): Promise<void> {
  const faults = await Promise.all(
    [...Object.entries(remotes), ...(host?.pinned ? [[HOST, host.pinned] as const] : [])].map(
      ([name, { base, files }]) => faultOf(registry, name, base, hashes.parse(files)),
    ),
  );
  const found = faults.filter((fault) => fault !== undefined);
  if (found.length > 0) throw new Refusal(`The set ${id} can't run any more: ${found.join('; ')}.`);
}

async function faultOf(
  registry: string,
  name: string,
  base: string,
  files: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  if (!base.startsWith('/registry/')) return undefined;
  const version = publishedAs(base);
  const there = await storeOf(registry).folders.files(keys.remote(name, version));
  const [first] = fileFaults(files, there);
  if (first === undefined) return undefined;
  return there.length === 0
    ? `${name} ${version} is not there`
    : `${first.path} of ${name} ${version} is ${first.fault === 'changed' ? 'not the one that was released' : 'missing'}`;
}
