import { Refusal } from '../refusal.ts';
import * as z from 'zod';

/** Caller that changes the registry with a token. */
export interface OpsCaller {
  /** Name of the token, for the history; undefined for who showed none where one is required. */
  readonly name: string | undefined;
  readonly scopes: readonly string[];
  /** Whether the token is accepted still, for a change that had to wait or to verify first. */
  readonly stands?: () => Promise<boolean>;
}

/** A change for which the caller's token has no right. */
export class MissingRight extends Refusal {
  readonly rights: readonly string[];

  constructor(message: string, rights: readonly string[]) {
    super(message);
    this.rights = rights;
  }
}

/**
 * For the moment before a change, under the lock: a token that was revoked while its call waited changes nothing.
 * @throws {Refusal} when the token of the caller is no longer accepted
 */
export async function assertCallerStands(caller: OpsCaller | undefined): Promise<void> {
  if (!caller?.stands || (await caller.stands())) return;
  throw new Refusal(`The token ${caller.name} was revoked or expired meanwhile. Nothing was changed.`);
}

/**
 * @param because sentence before the refusal, where the command does not say why it needs a right
 * @throws {MissingRight} naming the rights that a caller lacks
 */
export function assertRights(caller: OpsCaller | undefined, needed: readonly string[], because = ''): void {
  if (!caller) return;
  const missing = [...new Set(needed)].filter((right) => !grants(caller.scopes, right)).sort();
  if (missing.length === 0) return;
  const rights = `the right${missing.length > 1 ? 's' : ''} ${missing.join(', ')}`;
  throw new MissingRight(
    caller.name === undefined
      ? `${because}This needs ${rights}, and no token was given (--token, NAVETTE_OPS_TOKEN). Nothing was changed.`
      : `${because}The token ${caller.name} lacks ${rights}; it has ${caller.scopes.join(', ')}. Nothing was changed.`,
    missing,
  );
}

/** Actions that are granted for each remote (`host` for builds of the host), or for all of them with `*`. */
const REMOTE_ACTIONS = ['publish', 'activate', 'stage'] as const;

/** An action that is granted for each remote. */
export type RemoteAction = (typeof REMOTE_ACTIONS)[number];

/** The right to do everything, and the only one that covers the rules: policy, overrides, pruning, tokens. */
export const ADMIN = 'admin';

/** Schema of a scope of a token: `publish:dispatch`, `stage:*`, `admin`. */
export const scopeSchema = z.string().regex(/^(?:admin|(?:publish|activate|stage):(?:\*|[a-z][a-z\d-]{0,40}))$/, {
  error: ({ input }) =>
    `${String(input)} is not a scope. A scope is publish, activate or stage with a remote, such as publish:dispatch or stage:*, or admin`,
});

/** The right to do something to one remote. */
export const rightTo = (action: RemoteAction, remote: string): string => `${action}:${remote}`;

/** Whether these scopes grant a right. */
function grants(scopes: readonly string[], right: string): boolean {
  const [action] = right.split(':', 1);
  return scopes.some((scope) => scope === ADMIN || scope === right || scope === `${action}:*`);
}
