import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { Refusal } from '../refusal.ts';
import { parsedJson } from '../json.ts';
import { keys } from '../registry/keys.ts';
import { scopeSchema, type OpsCaller, ADMIN } from './caller.ts';
import type { Registry } from '../registry/registry.ts';
import { stat } from 'node:fs/promises';
import { type By, changing, type Locked, makeChange } from '../registry/change.ts';

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

const tokensSchema = z.object({ tokens: z.array(tokenSchema) });

/** Every token that was ever created, oldest first. */
export async function readTokens(registry: Registry): Promise<readonly StoredToken[]> {
  const text = (await registry.store.read(keys.tokens))?.text;
  if (text === undefined) return [];
  const { success, data } = tokensSchema.safeParse(parsedJson(text));
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
function newSecret(): { readonly id: string; readonly token: string; readonly hash: string } {
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  return { id, token: `navops_${id}_${secret}`, hash: hashOf(secret) };
}

/**
 * The token that a text is.
 * @returns the token, or why it is none that is accepted
 */
async function tokenOf(
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

/** Credentials of a caller of the command line. */
interface Credentials {
  /** The token that was shown. */
  readonly token: string | undefined;
  /** Whether a token is required even where none was ever created (`NAVETTE_REQUIRE_TOKEN`). */
  readonly required: boolean;
}

/**
 * The caller of a command. Once a token was created here, whoever shows none may change nothing.
 * @returns undefined where no token is shown and none is required
 * @throws {Refusal} for a token that is not accepted
 */
export async function callerOf(
  registry: Registry,
  { token, required }: Credentials,
  now: Date = new Date(),
): Promise<OpsCaller | undefined> {
  if (token === undefined)
    return required || (await readTokens(registry)).length > 0 ? { name: undefined, scopes: [] } : undefined;
  return callerOfToken(registry, token, now);
}

export class RejectedToken extends Refusal {}

/**
 * The caller that a token names.
 * @throws {RejectedToken} for one that is not accepted
 * @throws {Refusal} when the tokens can't be read
 */
export async function callerOfToken(registry: Registry, token: string, now: Date = new Date()): Promise<OpsCaller> {
  const found = await tokenOf(registry, token, now);
  if (typeof found === 'string') throw new RejectedToken(REFUSED[found]);
  const stands = async () => typeof (await tokenOf(registry, token, new Date())) !== 'string';
  return { name: found.name, scopes: found.scopes, stands };
}

const REFUSED = {
  unknown: 'This token was not created for this registry (--token, NAVETTE_OPS_TOKEN).',
  expired: 'This token has expired. Create another with ops token create.',
  revoked: 'This token was revoked.',
};

/**
 * The owner of the registry's disk, who could change any file of it by hand and so may always create the first token.
 * @throws {Refusal} when the user of this process does not own the folder
 */
export async function ownerOfDisk(registry: Registry): Promise<OpsCaller> {
  const me = process.getuid?.();
  const folder = await stat(registry.location).catch(() => undefined);
  if (folder && me !== undefined && me !== 0 && folder.uid !== me)
    throw new Refusal(`--bootstrap is only for the owner of ${registry.location}.`);
  return { name: 'owner of the disk', scopes: [ADMIN] };
}

/** Longest life of a token. */
export const MOST_DAYS = 366;

const NAME = /^[a-z][a-z\d-]{0,40}$/;

/** Properties of a new token. */
interface TokenWish {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly days: number;
}

interface CreatedToken {
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
    throw new Refusal(`${name}: a token name may contain a-z, digits and hyphens, such as dispatch-ci.`);
  if (!(days > 0 && days <= MOST_DAYS))
    throw new Refusal(`Invalid period of ${days} days: more than 0, at most ${MOST_DAYS}.`);
  return changing(registry, async (locked) => {
    const tokens = await readTokens(registry);
    if (tokens.some((token) => token.name === name && isValid(token, now)))
      throw new Refusal(`There is already a token ${name}. Revoke it, or choose another name: the history uses it.`);
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
    if (meant.length === 0) throw new Refusal(`There is no token ${named}. ops token list shows the existing ones.`);
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
        ? 'Give the scope of the token: --scope publish:dispatch'
        : error.issues.map(({ message }) => `${message}.`).join('\n'),
    );
  return data;
}

async function write(locked: Locked, tokens: readonly StoredToken[], by: By, what: string): Promise<void> {
  const content = `${JSON.stringify({ tokens }, null, 1)}\n`;
  await makeChange(locked, by, { action: 'token', what }, { key: keys.tokens, content });
}
