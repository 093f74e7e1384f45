/**
 * Checks the catalogues of every package: the same keys and placeholders in the three languages, no missing key, no unused key, right typography. Prints file and key of
 * each fault.
 */
import { readWorkspace } from '../build/src/catalogue-check/packages.mjs';
import { faultsOf } from '../build/src/catalogue-check/faults.mjs';
import { root } from './lib/paths.mjs';

const faults = faultsOf(readWorkspace(root));
process.stdout.write(
  faults.length === 0
    ? 'The catalogues have no faults.\n'
    : `${faults.join('\n')}\n${faults.length} faults in the catalogues.\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
