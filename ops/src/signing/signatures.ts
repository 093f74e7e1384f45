import { canonical } from '../json.ts';
import { Refusal } from '../refusal.ts';
import { hashesOf } from '../registry/files.ts';
import { keys } from '../registry/keys.ts';
import { pin } from '../registry/pin.ts';
import { readStoredSet, type StoredSet } from '../registry/sets.ts';
import { partsOf, publishedAs } from '../release/difference.ts';
import {
  reason,
  type Signed,
  signedSet,
  signedVersion,
  verdictOf,
  judge,
  type Verdict,
  signaturesOf,
} from './signed.ts';
import type { Registry } from '../registry/registry.ts';
import type { Signing } from './keys.ts';

/** The versions that a set pins, as they are signed. Working copies and what lies outside of the registry are not. */
export const signedVersionsOf = (set: Pick<StoredSet, 'remotes' | 'host'>): Signed[] =>
  partsOf(set).map(({ name, version, files }) => signedVersion(name, version, files));

/**
 * Checks that trusted keys have signed these, where signatures are required.
 * @throws {Refusal} naming what is not, and why
 */
async function assertSigned(registry: Registry, things: readonly Signed[]): Promise<void> {
  if (!registry.signing.required) return;
  const verdicts = await Promise.all(
    things.map(async (signed) => ({ signed, verdict: await verdictOf(registry, signed) })),
  );
  const refused = verdicts.filter(({ verdict }) => verdict.state !== 'trusted');
  if (refused.length > 0)
    throw new Refusal(
      `Refused, because signatures are required: ${refused.map(({ signed, verdict }) => `${signed.called}: ${reason(verdict)}`).join('; ')}.`,
    );
}

/**
 * Checks that trusted keys have signed a set and every version in it, where signatures are required.
 * @param fresh it was made just now of the one that runs, of which somebody may have changed what no version's signature covers
 * @throws {Refusal} naming what is not, and why
 */
export async function assertSignedSet(registry: Registry, id: string, { fresh }: { fresh: boolean }): Promise<void> {
  if (!registry.signing.required) return;
  const set = await readStoredSet(registry, id);
  await assertSigned(registry, [signedSet(set), ...signedVersionsOf(set)]);
  if (fresh) await assertAsPublished(registry, set);
}

async function assertAsPublished(registry: Registry, { remotes }: StoredSet): Promise<void> {
  for (const [name, remote] of Object.entries(remotes)) {
    const version = publishedAs(remote.base);
    if (canonical(await pin(registry, name, version)) !== canonical(remote))
      throw new Refusal(`Refused: ${name} ${version} differs in this set from its published form.`);
  }
}

const accepted = new WeakMap<StoredSet, object>();

/**
 * Checks that a trusted key has signed a set that is to be served, where signatures are required. It pins the hash of every file, which the browser checks.
 * Remembered, since every page load asks.
 * @throws {Refusal} when none has
 */
export async function assertServable(registry: Registry, set: StoredSet): Promise<void> {
  const signing = registry.signing;
  if (!signing.required || accepted.get(set) === signing) return;
  await assertSigned(registry, [signedSet(set)]);
  accepted.set(set, signing);
}

/** Verdict about the signatures of a published version, for its files as they are now. */
export async function signatureOfVersion(registry: Registry, name: string, version: string): Promise<Verdict> {
  const signatures = await signaturesOf(registry, signedVersion(name, version, {}));
  // Hashing the files takes its time, and most registries have no signatures.
  if (signatures.length === 0) return { state: 'unsigned', by: null };
  const files = await registry.store.folders.files(keys.remote(name, version));
  return judge(signedVersion(name, version, hashesOf(files)).text, signatures, registry.signing);
}

export const signatureOfSet = async (registry: Registry, id: string): Promise<Verdict> =>
  verdictOf(registry, signedSet(await readStoredSet(registry, id)));

/** Whether signatures are worth showing: there are some, or keys are trusted here. */
export const showsSignatures = ({ trusted }: Signing, verdicts: readonly Verdict[]): boolean =>
  trusted.length > 0 || verdicts.some(({ state }) => state !== 'unsigned');
