import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textFaults } from '../catalogue-check/faults.mjs';
import { runCommand } from '../cli/tools.mjs';

/**
 * Checks of a remote that was built without the kit: its titles, and those of its own scripts that it has.
 * @param {string} root
 * @returns {import('../cli/check.mjs').Check[][]}
 */
export function adoptedChecks(root) {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const own = ['lint', 'types', 'test'].filter((name) => scripts[name] !== undefined);
  const titles = async () => {
    const faults = textFaults(root);
    return { code: faults.length === 0 ? 0 : 1, output: `${faults.join('\n')}\n`, errors: '' };
  };
  return [
    [{ name: 'catalogues', run: titles }],
    own.map((name) => ({ name, run: () => runCommand('npm', ['run', name], { cwd: root }) })),
  ];
}
