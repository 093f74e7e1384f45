import { parseDeclaration, pinnedRemoteSchema, type PinnedRemote } from '@navette/shared/release';
import { Refusal } from '../refusal.ts';
import { fingerprint } from './files.ts';
import { keys } from './keys.ts';
import { readBuiltRemote, readJson } from './read-built-remote.ts';
import { localFolder } from './registry.ts';
import { publicationOf } from './versions.ts';
import type { Registry } from './registry.ts';

/**
 * A published version as a release set holds it, with the hash of every file.
 * @throws {Refusal} when the version is not published, or its files are not those that were
 */
export async function pin(registry: Registry, name: string, version: string): Promise<PinnedRemote> {
  const files = await filesAsPublished(registry, name, version);
  return pinnedFrom(await localFolder(registry, name, version), `/registry/${name}/${version}/`, files);
}

/**
 * Hash of every file of a published version, by its path.
 * @throws {Refusal} when the version is not published, or its files are not those that were
 */
export async function filesAsPublished(
  registry: Registry,
  name: string,
  version: string,
): Promise<Readonly<Record<string, string>>> {
  const { fingerprint: published } = await publicationOf(registry, name, version);
  const { folders } = registry.store;
  const folder = keys.remote(name, version);
  const files = await folders.files(folder);
  if (fingerprint(files) !== published)
    throw new Refusal(
      `The files of ${name} ${version} are not those that were published. Publish ${name} ${version} again from its source.`,
    );
  const [form] = await folders.changedForms(folder);
  if (form !== undefined)
    throw new Refusal(
      `${form} of ${name} ${version} is not the compressed form of the file beside it. Publish ${name} ${version} again from its source.`,
    );
  return Object.fromEntries(files.map(({ path, integrity }) => [path, integrity]));
}

/**
 * A built remote as a release set would hold it.
 * @throws {Refusal} when a file that says what it is can't be read
 * @throws {z.ZodError} when these contradict each other
 */
export async function pinnedFrom(
  folder: string,
  base: string,
  files: Readonly<Record<string, string>>,
): Promise<PinnedRemote> {
  const declaration = parseDeclaration(await readJson(folder, 'declaration.json'));
  return pinnedRemoteSchema.parse({
    version: declaration.version,
    base,
    ...(await readBuiltRemote(folder)),
    files,
    declaration,
  });
}
