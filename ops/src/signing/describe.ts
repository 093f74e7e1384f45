import { keys } from '../registry/keys.ts';
import { readStoredSet } from '../registry/sets.ts';
import type { Signing } from './keys.ts';
import { judge, type Verdict } from './signed.ts';
import { signaturesOf, signedSet, signedVersion } from './signed.ts';
import type { Registry } from '../registry/registry.ts';

/** Verdict about the signatures of a published version, for its files as they are now. */
export async function signatureOfVersion(registry: Registry, name: string, version: string): Promise<Verdict> {
  const signatures = await signaturesOf(registry, signedVersion(name, version, {}));
  // Hashing the files takes its time, and most registries have no signatures.
  if (signatures.length === 0) return { state: 'unsigned', by: null };
  const files = await registry.store.folders.files(keys.remote(name, version));
  const hashes = Object.fromEntries(files.map(({ path, integrity }) => [path, integrity]));
  return judge(signedVersion(name, version, hashes).text, signatures, registry.signing);
}

/** Verdict about the signatures of a set. */
export async function signatureOfSet(registry: Registry, id: string): Promise<Verdict> {
  const signed = signedSet(await readStoredSet(registry, id));
  return judge(signed.text, await signaturesOf(registry, signed), registry.signing);
}

/** Whether signatures are worth showing: there are some, or keys are trusted here. */
export const showsSignatures = ({ trusted }: Signing, verdicts: readonly Verdict[]): boolean =>
  trusted.length > 0 || verdicts.some(({ state }) => state !== 'unsigned');
