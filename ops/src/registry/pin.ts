import {
  parseDeclaration,
  pinnedRemoteSchema,
  type PinnedRemote,
  DEPLOYED_HOST,
  pinnedHostSchema,
  type ReleaseSet,
} from '@navette/shared/release';
import { Refusal } from '../refusal.ts';
import { fingerprint, hashesOf } from './files.ts';
import { keys, HOST } from './keys.ts';
import { localFolder, type Registry } from './registry.ts';
import { publicationOf } from './versions.ts';
import * as z from 'zod';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

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
      `The files of ${name} ${version} differ from the published ones. Publish ${name} ${version} again from its source.`,
    );
  const [form] = await folders.changedForms(folder);
  if (form !== undefined)
    throw new Refusal(
      `${form} of ${name} ${version} is not the compressed form of the file beside it. Publish ${name} ${version} again from its source.`,
    );
  return hashesOf(files);
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

const deprecation = z.object({ since: z.iso.date(), until: z.iso.date(), replacedBy: z.string().min(1) });

/** Schema of `host.json`, by which a build of the host describes itself. */
export const hostFactsSchema = z.looseObject({
  version: z.string(),
  contract: z.string(),
  build: z.string().optional(),
  shared: z.record(z.string(), z.string()).optional(),
  deprecated: z
    .object({ dialogs: z.record(z.string(), deprecation), slots: z.record(z.string(), deprecation) })
    .optional(),
});

/**
 * A published build of the host as a release set holds it; nothing for the one that is deployed with the server.
 * @throws {Refusal} when the version is not published, or its files are not those that were
 */
export async function pinHost(registry: Registry, version: string): Promise<Partial<Pick<ReleaseSet, 'host'>>> {
  if (version === DEPLOYED_HOST) return {};
  const files = await filesAsPublished(registry, HOST, version);
  const { contract } = hostFactsSchema.parse(await readJson(await localFolder(registry, HOST, version), 'host.json'));
  const pinned = pinnedHostSchema.parse({ version, base: `/registry/${HOST}/${version}/`, files });
  return { host: { contract, pinned } };
}

const manifest = z.object({
  metaData: z.object({ globalName: z.string(), remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({
        js: z.object({ sync: z.array(z.string()) }),
        css: z.object({ sync: z.array(z.string()), async: z.array(z.string()).default([]) }),
      }),
    }),
  ),
});

/** Facts of a built remote beside its declaration, from the manifest of the bundler. */
interface BuiltRemote {
  /** The global that holds its container. */
  readonly container: string;
  readonly entry: string;
  /** Page or dialog → files it needs beside the entry, and its style sheets. */
  readonly modules: Record<string, string[]>;
}

async function readBuiltRemote(folder: string): Promise<BuiltRemote> {
  const { metaData, exposes } = manifest.parse(await readJson(folder, 'mf-manifest.json'));
  const modules = exposes.map(({ path, assets }) => [
    path,
    [...assets.js.sync, ...assets.css.sync, ...assets.css.async],
  ]);
  return { container: metaData.globalName, entry: metaData.remoteEntry.name, modules: Object.fromEntries(modules) };
}

/** Bytes of a JSON file that is parsed, on the event loop of the server too; the largest of a remote has 200 kB. */
const MOST_JSON = 1024 * 1024;

/**
 * A JSON file of a remote's folder.
 * @throws {Refusal} when it is none, or larger than 1 MB
 */
export async function readJson(folder: string, file: string): Promise<unknown> {
  try {
    if ((await stat(join(folder, file))).size > MOST_JSON) throw new Error(`${file} is larger than 1 MB`);
    return JSON.parse(await readFile(join(folder, file), 'utf8'));
  } catch (error) {
    throw new Refusal(`${join(folder, file)} can't be read: is this the dist folder of a built remote?`, {
      cause: error,
    });
  }
}
