/**
 * Checks the catalogues of every package: the same keys and the same shape of message in the three languages, no key that
 * the code says and no catalogue has, no key that nobody says. Prints file and key of each fault.
 */
import { readWorkspace } from '../build/src/said-messages/packages.mjs';
import { faultsOf } from '../build/src/said-messages/faults.mjs';
import { root } from './lib/paths.mjs';

const faults = faultsOf(readWorkspace(root));
process.stdout.write(
  faults.length === 0
    ? 'The catalogues are complete.\n'
    : `${faults.join('\n')}\n${faults.length} faults in the catalogues.\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
