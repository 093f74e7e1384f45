import { Refusal } from './refusal.ts';

/**
 * Whether a switch of the environment is on: 1, or 0 (and nothing) for off. Any other word is refused, since `true` taken for off would leave a protection out.
 * @throws {Refusal} naming the variable
 */
export function envSwitch(env: NodeJS.ProcessEnv, name: 'NAVETTE_REQUIRE_SIGNED' | 'NAVETTE_REQUIRE_TOKEN'): boolean {
  const word = env[name]?.trim() ?? '';
  if (!['', '0', '1'].includes(word)) throw new Refusal(`${name} is 1 (on) or 0 (off), and not ${word}.`);
  return word === '1';
}
