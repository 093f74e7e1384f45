import { AsyncLocalStorage } from 'node:async_hooks';
import { Refusal } from '../refusal.ts';
import { grants } from './scope.ts';

/** Who changes the registry, by a token. */
export interface OpsCaller {
  /** Name of the token, for the history; undefined for who showed none where one is required. */
  readonly name: string | undefined;
  readonly scopes: readonly string[];
  /** Whether the token is accepted still, for a change that had to wait or to verify first. */
  readonly stands?: () => Promise<boolean>;
}

/** A change for which the caller's token has no right. */
export class MissingRight extends Refusal {
  /** The rights that are missing. */
  readonly rights: readonly string[];

  constructor(message: string, rights: readonly string[]) {
    super(message);
    this.rights = rights;
  }
}

const callers = new AsyncLocalStorage<OpsCaller>();

/** Context of a call: every change of the registry within `work` is made with the rights of this caller. */
export const actingAs = <T>(caller: OpsCaller | undefined, work: () => Promise<T>): Promise<T> =>
  caller ? callers.run(caller, work) : work();

/** Caller of the current context; undefined for a process that decides by itself who may what, and where tokens are not required. */
export const currentCaller = (): OpsCaller | undefined => callers.getStore();

/**
 * For the moment before a change, under the lock: a token that was revoked while its call waited changes nothing.
 * @throws {Refusal} when the token of the caller is no longer accepted
 */
export async function assertCallerStands(): Promise<void> {
  const caller = currentCaller();
  if (!caller?.stands || (await caller.stands())) return;
  throw new Refusal(`The token ${caller.name} was revoked or expired meanwhile. Nothing was changed.`);
}

/** @throws {MissingRight} naming the rights that the caller of the current context lacks */
export function assertRights(needed: readonly string[]): void {
  const caller = currentCaller();
  if (!caller) return;
  const missing = [...new Set(needed)].filter((right) => !grants(caller.scopes, right)).sort();
  if (missing.length === 0) return;
  const rights = `the right${missing.length > 1 ? 's' : ''} ${missing.join(', ')}`;
  throw new MissingRight(
    caller.name === undefined
      ? `This needs ${rights}, and no token was shown (--token, NAVETTE_OPS_TOKEN). Nothing was changed.`
      : `The token ${caller.name} lacks ${rights}; it has ${caller.scopes.join(', ')}. Nothing was changed.`,
    missing,
  );
}
