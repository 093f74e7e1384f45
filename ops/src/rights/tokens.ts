import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { Refusal } from '../refusal.ts';
import { parsedLine } from '../registry/stored.ts';
import { keys } from '../registry/keys.ts';
import { scopeSchema } from './caller.ts';
import type { Registry } from '../registry/registry.ts';

const tokenSchema = z.object({
  id: z.string(),
  /** Name in the history of what was done with it. */
  name: z.string(),
  scopes: z.array(scopeSchema),
  /** SHA-256 of the secret, hexadecimal. The secret is random, so that a slow hash would add nothing. */
  hash: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  expiresAt: z.iso.datetime(),
  /** Null while it was not revoked. */
  revokedAt: z.iso.datetime().nullable(),
});

/** A token as the registry keeps it: without its secret. */
export type StoredToken = Readonly<z.infer<typeof tokenSchema>>;

export const tokensSchema = z.object({ tokens: z.array(tokenSchema) });

/** Every token that was ever created, oldest first. */
export async function readTokens(registry: Registry): Promise<readonly StoredToken[]> {
  const text = (await registry.store.read(keys.tokens))?.text;
  if (text === undefined) return [];
  const { success, data } = tokensSchema.safeParse(parsedLine(text)[0]);
  // Not mended by ops: without its tokens anybody could change the registry.
  if (!success)
    throw new Refusal(`${keys.tokens} can't be read. Restore it from a backup; until then nobody may change anything.`);
  return data.tokens;
}

/** Whether a token is neither revoked nor expired. */
export const isValid = ({ revokedAt, expiresAt }: StoredToken, now: Date): boolean =>
  revokedAt === null && Date.parse(expiresAt) > now.getTime();

const PATTERN = /^navops_([\da-f]{12})_([\w-]{43})$/;

/** A new secret, with what the registry keeps of it. */
export function newSecret(): { readonly id: string; readonly token: string; readonly hash: string } {
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  return { id, token: `navops_${id}_${secret}`, hash: hashOf(secret) };
}

/**
 * The token that a text is.
 * @returns the token, or why it is none that is accepted
 */
export async function tokenOf(
  registry: Registry,
  text: string,
  now: Date,
): Promise<StoredToken | 'unknown' | 'expired' | 'revoked'> {
  const [, id, secret] = PATTERN.exec(text) ?? [];
  const found = (await readTokens(registry)).find((token) => token.id === id);
  if (!found || secret === undefined || !isSame(found.hash, hashOf(secret))) return 'unknown';
  if (found.revokedAt !== null) return 'revoked';
  return isValid(found, now) ? found : 'expired';
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const isSame = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
