import { envSwitch } from '../signing/keys.ts';
import { callerOf, ownerOfDisk } from '../rights/authenticate.ts';
import type { OpsCaller } from '../rights/caller.ts';
import type { Call } from './call.ts';

/** The token that a command line shows. */
export const tokenOfCall = (call: Call): string | undefined =>
  call.text('token') ?? (call.env.NAVETTE_OPS_TOKEN?.trim() || undefined);

/**
 * Caller of a command on the registry itself.
 * @throws {Refusal} for a token that is not accepted
 */
export async function callerOfCall(call: Call): Promise<OpsCaller | undefined> {
  if (call.flag('bootstrap')) return ownerOfDisk(call.registry);
  return callerOf(call.registryToBe, {
    token: tokenOfCall(call),
    required: envSwitch(call.env, 'NAVETTE_REQUIRE_TOKEN'),
  });
}
