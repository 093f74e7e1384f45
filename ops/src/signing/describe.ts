import { keys } from '../registry/keys.ts';
import { readStoredSet } from '../registry/stored-set.ts';
import { storeOf } from '../registry/store/store-of.ts';
import { judge, type Verdict } from './signature.ts';
import { signaturesOf, signedSet, signedVersion } from './signed.ts';
import { currentSigning } from './current-signing.ts';

/** Who signed a published version, held against its files as they are now. */
export async function signatureOfVersion(registry: string, name: string, version: string): Promise<Verdict> {
  const signatures = await signaturesOf(registry, signedVersion(name, version, {}));
  // Hashing the files takes its time, and most registries have no signatures.
  if (signatures.length === 0) return { state: 'unsigned', by: null };
  const files = await storeOf(registry).folders.files(keys.remote(name, version));
  const hashes = Object.fromEntries(files.map(({ path, integrity }) => [path, integrity]));
  return judge(signedVersion(name, version, hashes).text, signatures, currentSigning());
}

/** Who signed a set. */
export async function signatureOfSet(registry: string, id: string): Promise<Verdict> {
  const signed = signedSet(await readStoredSet(registry, id));
  return judge(signed.text, await signaturesOf(registry, signed), currentSigning());
}

/** Whether signatures are worth showing: there are some, or keys are trusted here. */
export const showsSignatures = (verdicts: readonly Verdict[]): boolean =>
  currentSigning().trusted.length > 0 || verdicts.some(({ state }) => state !== 'unsigned');
