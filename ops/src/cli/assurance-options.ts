import type { Assurance } from '../release/assurance.ts';
import type { Call } from './call.ts';
import type { Option } from './command.ts';
import { UsageError } from './usage-error.ts';
import { DEPLOYED, readDeployed } from './read-deployed.ts';

const UNVERIFIED: Readonly<Record<string, Option>> = {
  unverified: { type: 'boolean', help: 'check nothing, allow working copies; the history says so' },
};

/** Options of commands that verify without requiring a boot check. */
export const ASSURANCE = { ...DEPLOYED, ...UNVERIFIED };

/** Options of commands that verify and require a boot check. */
export const FULL_ASSURANCE = {
  ...DEPLOYED,
  'without-boot': {
    type: 'boolean',
    help: 'do not ask for a boot in a browser; the history says `static`',
  } satisfies Option,
  ...UNVERIFIED,
};

/** The required level of verification. */
export async function assuranceOf(call: Call): Promise<Assurance> {
  if (!call.flag('unverified')) return { deployed: await readDeployed(call), withoutBoot: call.flag('without-boot') };
  if (call.flag('without-boot')) throw new UsageError('Either --unverified, which checks nothing, or --without-boot.');
  return { unverified: true };
}
