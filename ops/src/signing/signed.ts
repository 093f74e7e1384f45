import * as z from 'zod';
import { canonical, parsedJson } from '../json.ts';
import { Refusal } from '../refusal.ts';
import { keys } from '../registry/keys.ts';
import type { NamedKey, Signing } from './keys.ts';
import type { Registry } from '../registry/registry.ts';
import { sign, verify } from 'node:crypto';

/** Something that is signed: what the signature covers, and where the registry keeps its signatures. */
export interface Signed {
  readonly text: string;
  readonly key: string;
  /** For messages: `dispatch 1.2.0`. */
  readonly called: string;
}

/** A published version: its name and the hash of every file. */
export const signedVersion = (name: string, version: string, files: Readonly<Record<string, string>>): Signed => ({
  text: `navette version\n${canonical({ name, version, files })}`,
  key: keys.signaturesOfVersion(name, version),
  called: `${name} ${version}`,
});

/** A release set: all of it. */
export const signedSet = (set: { readonly id: string }): Signed => ({
  text: `navette set\n${canonical(JSON.parse(JSON.stringify(set)))}`,
  key: keys.signaturesOfSet(set.id),
  called: `the set ${set.id}`,
});

/** Signatures of something; a file that can't be read holds none. */
export async function signaturesOf(registry: Registry, { key }: Signed): Promise<readonly Signature[]> {
  const stored = await registry.store.read(key);
  return fileSchema.safeParse(parsedJson(stored?.text ?? '')).data?.signatures ?? [];
}

/** Verdict by the keys that are trusted here. */
export const verdictOf = async (registry: Registry, signed: Signed): Promise<Verdict> =>
  judge(signed.text, await signaturesOf(registry, signed), registry.signing);

/**
 * Signs something with the key of this process, if there is one. Call it under the lock.
 * @throws {Refusal} when it is not what a trusted key has signed before
 */
export async function signHere(registry: Registry, signed: Signed, now: Date = new Date()): Promise<void> {
  const { signer } = registry.signing;
  if (signer) await addSignature(registry, signed, signText(signed.text, signer, now), signer);
}

/**
 * Adds a signature that was made elsewhere. Call it under the lock.
 * @throws {Refusal} when no trusted key has made it of exactly this
 */
export async function addForeignSignature(registry: Registry, signed: Signed, signature: Signature): Promise<void> {
  const verdict = judge(signed.text, [signature], registry.signing);
  if (verdict.state !== 'trusted') throw new Refusal(`${signed.called}: ${reason(verdict)}. Nothing was changed.`);
  await addSignature(registry, signed, signature);
}

async function addSignature(
  registry: Registry,
  signed: Signed,
  signature: Signature,
  signer?: NamedKey,
): Promise<void> {
  const known = await signaturesOf(registry, signed);
  const verdict = judge(signed.text, known, registry.signing);
  if (verdict.state === 'wrong') throw new Refusal(`${signed.called}: ${reason(verdict)}. Nothing was changed.`);
  if (known.some(({ key }) => key === signature.key) && (!signer || verdict.state === 'trusted')) return;
  const signatures = [...known.filter(({ key }) => key !== signature.key), signature];
  await registry.store.put(signed.key, `${JSON.stringify({ signatures }, null, 1)}\n`);
}

/** Why something is not accepted, for a message. */
export function reason({ state, by }: Verdict): string {
  if (state === 'wrong') return `the signature of ${by} does not match the content`;
  if (state === 'unknown') return `signed by ${by}, whose key is not trusted (NAVETTE_TRUSTED_KEYS)`;
  return 'it is not signed';
}

const signatureSchema = z.object({
  /** Name of the key, as its owner called it. */
  key: z.string(),
  at: z.iso.datetime(),
  /** Ed25519, base64. */
  signature: z.string(),
});

const fileSchema = z.object({ signatures: z.array(signatureSchema) });

/** A signature of a version or of a set. */
export type Signature = Readonly<z.infer<typeof signatureSchema>>;

/**
 * Verdict about signatures.
 * - `trusted`: a trusted key has signed exactly this.
 * - `wrong`: the signature of a trusted key does not fit, so that this is not what its owner signed.
 * - `unknown`: signed by keys of which none is trusted here.
 */
export interface Verdict {
  readonly state: 'trusted' | 'wrong' | 'unknown' | 'unsigned';
  /** Names of the keys; null for none. */
  readonly by: string | null;
}

export const signText = (text: string, { name, key }: NamedKey, now: Date): Signature => ({
  key: name,
  at: now.toISOString(),
  signature: sign(null, Buffer.from(text), key).toString('base64'),
});

/** Whether one of the trusted keys has signed a text. */
export function judge(text: string, signatures: readonly Signature[], { trusted }: Pick<Signing, 'trusted'>): Verdict {
  const fits = ({ key, signature }: Signature) =>
    trusted.some(
      (named) => named.name === key && verify(null, Buffer.from(text), named.key, Buffer.from(signature, 'base64')),
    );
  const good = signatures.find(fits);
  if (good) return { state: 'trusted', by: good.key };
  const wrong = signatures.find(({ key }) => trusted.some(({ name }) => name === key));
  if (wrong) return { state: 'wrong', by: wrong.key };
  const names = [...new Set(signatures.map(({ key }) => key))].join(', ');
  return signatures.length > 0 ? { state: 'unknown', by: names } : { state: 'unsigned', by: null };
}

/** `signed by ada` */
export function verdictInWords({ state, by }: Verdict): string {
  if (state === 'trusted') return `signed by ${by}`;
  if (state === 'wrong') return `signature of ${by} does NOT match`;
  return state === 'unknown' ? `signed by ${by}, not trusted here` : 'unsigned';
}
