import { Refusal } from '../refusal.ts';
import { type Signature, addForeignSignature, signedVersion, signHere } from '../signing/signed.ts';
import { changedForms, fingerprint, type HashedFile, hashedFiles, hashesOf } from '../registry/files.ts';
import { assertCallerStands, assertRights, rightTo } from '../rights/caller.ts';
import { keys, HOST, RESERVED_FOLDERS } from '../registry/keys.ts';
import type { Store } from '../registry/store/store.ts';
import { byVersion, isWorkingCopy, type Publication, publications, recordPublication } from '../registry/versions.ts';
import type { Registry } from '../registry/registry.ts';
import {
  isVersion,
  parseFacts,
  type PinnedRemote,
  type RemoteDeclaration,
  type RemoteFacts,
} from '@navette/shared/release';
import { readFile } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import * as z from 'zod';
import { hostFactsSchema, readJson, pinnedFrom } from '../registry/pin.ts';
import { unversionedChangesets } from './pending-changesets.mjs';

export interface Published {
  readonly name: string;
  /** Name of its folder: the version, in a working copy followed by `+` and the fingerprint of its content. */
  readonly version: string;
  readonly folder: string;
  /** False when exactly this content was there already. */
  readonly added: boolean;
}

interface PublishOptions {
  /** Gives every content a folder of its own, for a version that is still being written. */
  readonly workingCopy?: boolean;
  /** Why a version comes after a later one of its line: 1.2.3 after 1.2.4. */
  readonly why?: string | undefined;
  /** Author; the name of a token, where one was shown, stands instead. */
  readonly who?: string | undefined;
  /** A signature that was made elsewhere, or null for none. Absent: signed with the key of this process, if it has one. */
  readonly signature?: Signature | null;
  /** Its public files, where they were hashed when they were unpacked. */
  readonly files?: readonly HashedFile[];
}

/**
 * Copies a built remote, or a build of the host, into the registry, where it never changes again. The same content again mends files that were damaged there.
 * @param dist The `dist` folder of the remote or of the host.
 * @throws {MissingRight} when the caller may not publish it
 * @throws {Refusal} when the folder holds no valid remote, when the version is there with other content, or comes after a later one of its line without a reason
 */
export async function publish(
  registry: Registry,
  dist: string,
  { workingCopy = false, why, who: named, signature, files: hashed }: PublishOptions = {},
): Promise<Published> {
  const { files, name, version: built } = await readBuild(dist, workingCopy, hashed);
  assertRights(registry.caller, [rightTo('publish', name)]);
  const print = fingerprint(files);
  const version = workingCopy ? `${built}+${print}` : built;
  const store = registry.store;
  const key = keys.remote(name, version);
  return registry.store.locked(async (held) => {
    const known = await publications(registry, name);
    const former = known.findLast((entry) => entry.version === version);
    if (former && former.fingerprint !== print)
      throw new Refusal(
        `${name} ${version} is already published with other content, and a published version never changes. Use a new version.`,
      );
    const [form] = await changedForms(dist);
    if (form !== undefined)
      throw new Refusal(`${dist}: ${form} is not the compressed form of the file beside it. Build it again.`);
    const state = await stateOf(store, key, print);
    if (state === 'other' && !former)
      throw new Refusal(
        `The folder of ${name} ${version} in the registry contains other content, and a published version never changes. Use a new version.`,
      );
    if (!former && why === undefined) assertNext(known, name, version);
    await assertCallerStands(registry.caller);
    await held.confirm();
    if (state === 'other' || state === 'packed otherwise') await store.folders.remove(key);
    if (state !== 'same') await store.folders.add(key, dist, files);
    if (!former || (workingCopy && known.at(-1)?.version !== version)) {
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      const who = registry.caller?.name ?? named;
      await recordPublication(registry, name, {
        version,
        at: new Date().toISOString(),
        fingerprint: print,
        bytes,
        ...(who === undefined ? {} : { who }),
      });
    }
    const signed = signedVersion(name, version, hashesOf(files));
    if (signature) await addForeignSignature(registry, signed, signature);
    else if (signature === undefined) await signHere(registry, signed);
    return { name, version, folder: `${store.location}/${key}`, added: state !== 'same' || !former };
  });
}

/** A line is what has the same first two numbers: 1.2.5 may come after 1.3.0, and not after 1.2.6. */
function assertNext(known: readonly Publication[], name: string, version: string): void {
  if (isWorkingCopy(version)) return;
  const line = known
    .map((entry) => entry.version)
    .filter((other) => !isWorkingCopy(other) && lineOf(other) === lineOf(version));
  const later = line.toSorted(byVersion).findLast((other) => byVersion(other, version) > 0);
  if (later !== undefined)
    throw new Refusal(
      `${name} ${later} is already published, and ${version} is lower. If that is intended, give a reason with --why "…".`,
    );
}

const lineOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/** State of the folder of a version beside the content that is published: files that were damaged in the registry since are put there again. */
async function stateOf(
  { folders }: Store,
  key: string,
  print: string,
): Promise<'absent' | 'same' | 'packed otherwise' | 'other'> {
  if (!(await folders.has(key))) return 'absent';
  if (fingerprint(await folders.files(key)) !== print) return 'other';
  return (await folders.changedForms(key)).length > 0 ? 'packed otherwise' : 'same';
}

interface Build {
  /** Name of the remote, or `host`. */
  readonly name: string;
  /** As its package.json says. */
  readonly version: string;
  readonly files: readonly HashedFile[];
}

/**
 * Reads what lies in a `dist` folder: a remote, or a build of the host, which has a `host.json`.
 * @param hashed its public files, where they are known already
 * @throws {Refusal} when it is neither, or a host as working copy, which runs from its own folder (HOST_DIR)
 */
export async function readBuild(dist: string, workingCopy: boolean, hashed?: readonly HashedFile[]): Promise<Build> {
  const files = hashed ?? (await hashedFiles(dist).catch(() => []));
  if (!files.some(({ path }) => path === 'host.json')) {
    await readJson(dist, 'declaration.json');
    const { name, version } = (await pinnedBuild(dist, files)).declaration;
    return { name, version, files };
  }
  if (workingCopy) throw new Refusal('A host in development runs from its own folder (HOST_DIR).');
  return { name: HOST, version: await hostVersion(dist), files };
}

async function hostVersion(dist: string): Promise<string> {
  const { success, data, error } = hostFactsSchema.safeParse(await readJson(dist, 'host.json'));
  if (!success) throw new Refusal(`${dist} contains no valid host:\n${z.prettifyError(error)}`);
  if (!isVersion(data.version)) throw new Refusal(`${dist}: ${data.version} is not a version of three numbers.`);
  const page = await readFile(join(dist, 'index.html'), 'utf8').catch(() => '');
  if (!page.includes('name="navette-host"'))
    throw new Refusal(
      `${dist}: its index.html lacks the element that names the host (meta navette-host), which a set needs.`,
    );
  return data.version;
}

/**
 * A built remote as a set would hold it, once its declaration, the bundler's manifest and its facts are there and agree.
 * @param files its public files, where they are known already
 * @throws {Refusal} naming what is missing or contradicts
 */
export async function pinnedBuild(dist: string, files?: readonly HashedFile[]): Promise<PinnedRemote> {
  const known = files ?? (await hashedFiles(dist));
  return valid(dist, async () => {
    const pinned = await pinnedFrom(dist, '/registry/candidate/', hashesOf(known));
    if (!known.some(({ path }) => path === 'facts.json'))
      throw new Refusal(`${dist} has no facts.json with the operations that it calls. Build it again.`);
    assertFacts(dist, parseFacts(await readJson(dist, 'facts.json')), pinned.declaration, Object.keys(pinned.modules));
    if (RESERVED_FOLDERS.includes(pinned.declaration.name))
      throw new Refusal(`A remote cannot be called ${pinned.declaration.name}: the registry reserves that name.`);
    return pinned;
  });
}

async function valid<T>(dist: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof z.ZodError)
      throw new Refusal(`${dist} contains no valid remote:\n${z.prettifyError(error)}`, { cause: error });
    throw error;
  }
}

function assertFacts(
  dist: string,
  facts: RemoteFacts,
  { operations }: RemoteDeclaration,
  modules: readonly string[],
): void {
  const found = Object.keys(facts.operations);
  const faults = [
    ...difference(operations, found).map((operation) => `${operation} is declared, but the build found no call of it`),
    ...difference(found, operations).map((operation) => `${operation} is called but not declared`),
    ...difference(modules, Object.keys(facts.modules)).map((module) => `the facts do not mention ${module}`),
    ...difference(Object.keys(facts.modules), modules).map(
      (module) => `the facts mention ${module}, which does not exist`,
    ),
    ...difference([...new Set(Object.values(facts.modules).flat())], found).map(
      (operation) => `the facts do not describe ${operation}`,
    ),
  ];
  if (faults.length > 0)
    throw new Refusal(
      `The declaration and the facts of ${dist} contradict each other: ${faults.join('; ')}. Build it again.`,
    );
}

const difference = (left: readonly string[], right: readonly string[]): string[] =>
  left.filter((entry) => !right.includes(entry));

const manifest = z.object({ name: z.string() });

/**
 * Changesets that wait for the next version of a built remote; none where only its `dist` folder was brought.
 * @param dist The `dist` folder of the remote, beside its package.json.
 */
export async function changesWithoutVersion(dist: string): Promise<readonly string[]> {
  const root = dirname(dist);
  const text = await readFile(join(root, 'package.json'), 'utf8').catch(() => undefined);
  const name = text === undefined ? undefined : manifest.safeParse(JSON.parse(text)).data?.name;
  return name === undefined ? [] : unversionedChangesets(root, name);
}
