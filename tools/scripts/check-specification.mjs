/** Checks that every reference to the specification names one of its headings. Prints file, line and reference of each that does not. */
import { root } from './lib/paths.mjs';
import { readTexts, specificationFaults } from './lib/specification.mjs';

const faults = specificationFaults(readTexts(root));
process.stdout.write(
  faults.length === 0
    ? 'Every reference names a heading of the specification.\n'
    : `${faults.join('\n')}\n${faults.length} references without a heading in docs/specification.\n`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
