import * as z from 'zod';
import { Refusal } from '../refusal.ts';
import { type By, changing, type Locked, makeChange } from '../registry/change.ts';
import { keys } from '../registry/keys.ts';
import { scopeSchema } from './caller.ts';
import { isValid, newSecret, readTokens, type StoredToken } from './tokens.ts';
import type { Registry } from '../registry/registry.ts';

/** Longest life of a token. */
export const MOST_DAYS = 366;

const NAME = /^[a-z][a-z\d-]{0,40}$/;

/** Properties of a new token. */
export interface TokenWish {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly days: number;
}

/** A token that was created. */
export interface CreatedToken {
  /** The token itself. It is stored nowhere, so that this is the only time that it is shown. */
  readonly token: string;
  readonly stored: StoredToken;
}

/**
 * Creates a token.
 * @throws {Refusal} for a name that another valid token has, a scope that is none, or a life longer than {@link MOST_DAYS}
 */
export async function createToken(
  registry: Registry,
  { name, scopes, days }: TokenWish,
  by: By,
  now: Date = new Date(),
): Promise<CreatedToken> {
  const wanted = checkedScopes(scopes);
  if (!NAME.test(name))
    throw new Refusal(`${name}: a name of a token is of a-z, digits and hyphens, such as dispatch-ci.`);
  if (!(days > 0 && days <= MOST_DAYS)) throw new Refusal(`For ${days} days? More than 0, at most ${MOST_DAYS}.`);
  return changing(registry, async (locked) => {
    const tokens = await readTokens(registry);
    if (tokens.some((token) => token.name === name && isValid(token, now)))
      throw new Refusal(`There is a token ${name} already. Revoke it, or choose another name: the history goes by it.`);
    const { id, token, hash } = newSecret();
    const expiresAt = new Date(now.getTime() + days * 86_400_000).toISOString();
    const dates = { createdAt: now.toISOString(), expiresAt, revokedAt: null };
    const stored: StoredToken = { id, name, scopes: wanted, hash, createdBy: by.who, ...dates };
    await write(locked, [...tokens, stored], by, `${name} created: ${wanted.join(', ')} until ${expiresAt}`);
    return { token, stored };
  });
}

/**
 * Revokes a token, at once.
 * @param named its name or its id
 * @throws {Refusal} when there is no such token
 */
export async function revokeToken(
  registry: Registry,
  named: string,
  by: By,
  now: Date = new Date(),
): Promise<{ readonly changed: boolean }> {
  return changing(registry, async (locked) => {
    const tokens = await readTokens(registry);
    const meant = tokens.filter(({ name, id }) => name === named || id === named);
    if (meant.length === 0) throw new Refusal(`There is no token ${named}. ops token list names those there are.`);
    if (meant.every(({ revokedAt }) => revokedAt !== null)) return { changed: false };
    const revoked = tokens.map((token) =>
      meant.includes(token) && token.revokedAt === null ? { ...token, revokedAt: now.toISOString() } : token,
    );
    await write(locked, revoked, by, `${named} revoked`);
    return { changed: true };
  });
}

function checkedScopes(scopes: readonly string[]): string[] {
  const { data, error } = z
    .array(scopeSchema)
    .min(1)
    .safeParse([...new Set(scopes)].sort());
  if (error)
    throw new Refusal(
      scopes.length === 0
        ? 'Say what it may: --scope publish:dispatch'
        : error.issues.map(({ message }) => `${message}.`).join('\n'),
    );
  return data;
}

async function write(locked: Locked, tokens: readonly StoredToken[], by: By, what: string): Promise<void> {
  const content = `${JSON.stringify({ tokens }, null, 1)}\n`;
  await makeChange(locked, by, { action: 'token', what }, { key: keys.tokens, content });
}
