import { Refusal } from '../refusal.ts';
import type { Signature } from '../signing/signed.ts';
import { addForeignSignature, signedVersion, signHere } from '../signing/signed.ts';
import { changedForms, fingerprint, type HashedFile } from '../registry/files.ts';
import { assertCallerStands, assertRights } from '../rights/caller.ts';
import { rightTo } from '../rights/caller.ts';
import { keys } from '../registry/keys.ts';
import type { Store } from '../registry/store/store.ts';
import { byVersion, isWorkingCopy, type Publication, publications, recordPublication } from '../registry/versions.ts';
import { readBuild } from './read-build.ts';
import type { Registry } from '../registry/registry.ts';

/** Result of publishing. */
export interface Published {
  readonly name: string;
  /** Name of its folder: the version, in a working copy followed by `+` and the fingerprint of its content. */
  readonly version: string;
  readonly folder: string;
  /** False when exactly this content was there already. */
  readonly added: boolean;
}

/** Options of publishing. */
export interface PublishOptions {
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
        `${name} ${version} is published already with other content, and a published version never changes. Give this one a new version.`,
      );
    const [form] = await changedForms(dist);
    if (form !== undefined)
      throw new Refusal(`${dist}: ${form} is not the compressed form of the file beside it. Build it again.`);
    const state = await stateOf(store, key, print);
    if (state === 'other' && !former)
      throw new Refusal(
        `The folder of ${name} ${version} in the registry holds other content, and a published version never changes. Give this one a new version.`,
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
    const signed = signedVersion(
      name,
      version,
      Object.fromEntries(files.map(({ path, integrity }) => [path, integrity])),
    );
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
      `${name} ${later} is published already, and ${version} comes before it. If that is meant, say --why "…".`,
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
