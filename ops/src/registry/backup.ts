import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Refusal } from '../refusal.ts';
import { unlessAbsent } from './store/disk/disk-files.ts';
import type { RawFiles } from './store/store.ts';
import type { Registry } from './registry.ts';

/** A copy of a registry. */
export interface RegistryCopy {
  readonly kind: RawFiles['kind'];
  readonly files: number;
}

/**
 * Copies a registry into a folder, file by file, while no command changes it.
 * @param registry its folder, or the location of a bucket that was opened
 */
export async function copyRegistry(registry: Registry, to: string): Promise<RegistryCopy> {
  const { raw, locked } = registry.store;
  // Nothing was ever published: a lock would make the folder.
  if ((await raw.keys()).length === 0) return { kind: raw.kind, files: 0 };
  return locked(async () => {
    const keys = await raw.keys();
    for (const key of keys) {
      await mkdir(dirname(join(to, key)), { recursive: true });
      await writeFile(join(to, key), await raw.read(key));
    }
    return { kind: raw.kind, files: keys.length };
  });
}

/**
 * Checks that a copy can be put into a registry.
 * @throws {Refusal} when something is there already, or places of this kind are laid out otherwise
 */
export async function assertTakesCopy(registry: Registry, { kind, files }: RegistryCopy): Promise<void> {
  const { raw, location } = registry.store;
  if (files > 0 && raw.kind !== kind)
    throw new Refusal(
      `${location} is a ${raw.kind}; the copy is of a registry in a ${kind}, and fits into such a one only.`,
    );
  if ((await raw.keys()).length > 0) throw new Refusal(`There is a registry at ${location} already.`);
}

/** Puts a copy into an empty registry, the pointer to what runs last. */
export async function restoreRegistry(from: string, registry: Registry): Promise<void> {
  const { raw } = registry.store;
  const entries = await unlessAbsent(readdir(from, { recursive: true, withFileTypes: true }), []);
  const keys = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(from, join(parentPath, name)).split(sep).join('/'))
    .sort((one, other) => Number(one === 'current') - Number(other === 'current'));
  for (const key of keys) await raw.write(key, await readFile(join(from, key)));
}
