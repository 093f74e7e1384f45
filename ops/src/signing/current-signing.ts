import { AsyncLocalStorage } from 'node:async_hooks';
import { type Signing, signingOf } from './keys.ts';

const environments = new AsyncLocalStorage<NodeJS.ProcessEnv>();
const read = new Map<string, Signing>();
const MOST = 20;

/** Context of a call: keys come from this environment instead of the process's. */
export const withKeysOf = <T>(env: NodeJS.ProcessEnv, work: () => Promise<T>): Promise<T> =>
  environments.run(env, work);

/**
 * Keys of the current context, by default those of the process's environment.
 * @throws {Refusal} naming the variable that holds no key
 */
export function currentSigning(): Signing {
  const env = environments.getStore() ?? process.env;
  const { NAVETTE_SIGNING_KEY: signer, NAVETTE_TRUSTED_KEYS: trusted, NAVETTE_REQUIRE_SIGNED: required } = env;
  const stamp = JSON.stringify([signer, trusted, required]);
  const known = read.get(stamp);
  if (known) return known;
  const signing = signingOf(env);
  if (read.size >= MOST) read.clear();
  read.set(stamp, signing);
  return signing;
}
