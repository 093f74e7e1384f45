import { join, relative } from 'node:path';
import { remoteFaults } from '../catalogue-check/remote-faults.mjs';
import { Refusal } from './refusal.mjs';
import { kit } from './remote-package.mjs';
import { proved, timed } from './steps.mjs';
import { runScript, toolOf } from './tools.mjs';

/**
 * Catalogues, lint with the house rules, types and tests of a remote, the same in the repository of the suite and in a clone of the remote alone.
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @param {{ evidence: import('./evidence.mjs').Evidence, reuse?: boolean }} options `reuse`: a step that passed with exactly this content is not run again.
 * @returns {Promise<{ text: string, data: { steps: import('./steps.mjs').Step[] } }>}
 * @throws {Refusal} with what the tool says
 */
export async function check(remote, { evidence, reuse = false }) {
  const steps = [];
  for (const { name, run } of checksOf(remote)) {
    const passedAt = reuse ? evidence.find(name) : undefined;
    if (passedAt !== undefined) {
      steps.push(proved(name, passedAt));
      continue;
    }
    const { step } = await timed(name, async () => {
      const { code, output, errors } = await run();
      if (code !== 0) throw new Refusal(`FAIL  ${name}\n${output}${errors}`);
    });
    evidence.keep(name);
    steps.push(step);
  }
  return { text: `${remote.packageName} is in order.`, data: { steps } };
}

/** @param {import('./remote-package.mjs').RemotePackage} remote */
function checksOf(remote) {
  const { root, workspace } = remote;
  // Rules that concern some folders only are found by their place in the repository.
  const [cwd, rules, target] = workspace
    ? [workspace, [], relative(workspace, root)]
    : [root, ['-c', join(kit, 'dist/oxlint.json')], 'src'];
  const env = { OXLINT_TSGOLINT_PATH: toolOf('oxlint-tsgolint', { command: 'tsgolint' }) };
  return [
    { name: 'catalogues', run: () => catalogues(root) },
    {
      name: 'lint',
      run: () => runScript(toolOf('oxlint'), ['--type-aware', '--deny-warnings', ...rules, target], { cwd, env }),
    },
    { name: 'types', run: () => runScript(toolOf('typescript', { command: 'tsc' }), ['-b', root], { cwd: root }) },
    {
      name: 'tests',
      run: () =>
        runScript(
          toolOf('vitest', { from: root }),
          ['run', '--root', root, '--config', join(kit, 'config/vitest.config.mjs')],
          { cwd: root, env: { NODE_ENV: 'test' } },
        ),
    },
  ];
}

/** @param {string} root */
async function catalogues(root) {
  const faults = remoteFaults(root);
  return { code: faults.length === 0 ? 0 : 1, output: `${faults.join('\n')}\n`, errors: '' };
}
