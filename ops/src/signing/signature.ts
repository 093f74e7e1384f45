import { sign, verify } from 'node:crypto';
import * as z from 'zod';
import type { NamedKey, Signing } from './keys.ts';

export const signatureSchema = z.object({
  /** Name of the key, as its owner called it. */
  key: z.string(),
  at: z.iso.datetime(),
  /** Ed25519, base64. */
  signature: z.string(),
});

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

/** Signs a text. */
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
  if (state === 'wrong') return `NOT what ${by} signed`;
  return state === 'unknown' ? `signed by ${by}, not trusted here` : 'unsigned';
}
