import { stat } from 'node:fs/promises';
import { Refusal } from '../refusal.ts';
import type { OpsCaller } from './caller.ts';
import { ADMIN } from './caller.ts';
import { readTokens, tokenOf } from './tokens.ts';
import type { Registry } from '../registry/registry.ts';

/** Credentials of a caller of the command line. */
export interface Credentials {
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

/** A token that is not accepted. */
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
  expired: 'This token has expired. ops token create makes another.',
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
    throw new Refusal(`--bootstrap is for the owner of ${registry.location} alone.`);
  return { name: 'owner of the disk', scopes: [ADMIN] };
}
