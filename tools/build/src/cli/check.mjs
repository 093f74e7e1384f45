import { join, relative } from 'node:path';
import { remoteFaults } from '../catalogue-check/faults.mjs';
import { Refusal, kit } from './remote-package.mjs';
import { proved, timed, runScript, toolOf } from './tools.mjs';

/**
 * Catalogues, lint with the house rules, types and tests of a remote, the same in the repository of the suite and in a clone of the remote alone.
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @param {{ evidence: import('./evidence.mjs').Evidence, reuse?: boolean }} options `reuse`: a step that passed with exactly this content is not run again.
 * @returns {Promise<{ text: string, data: { steps: import('./tools.mjs').Step[] } }>}
 * @throws {Refusal} with what the tool says
 */
export async function check(remote, { evidence, reuse = false }) {
  const steps = [];
  for (const together of checksOf(remote)) {
    const done = await Promise.allSettled(together.map((part) => passed(part, { evidence, reuse })));
    for (const part of done) {
      if (part.status === 'rejected') throw part.reason;
      steps.push(part.value);
    }
  }
  return { text: `${remote.packageName} passed all checks.`, data: { steps } };
}

/** @typedef {{ name: string, run: () => Promise<{ code: number | null, output: string, errors: string }> }} Check */

/**
 * @param {Check} check
 * @param {{ evidence: import('./evidence.mjs').Evidence, reuse: boolean }} options
 */
async function passed({ name, run }, { evidence, reuse }) {
  const before = reuse ? evidence.find(name) : undefined;
  if (before !== undefined) return proved(name, before);
  const { step } = await timed(name, async () => {
    const { code, output, errors } = await run();
    if (code !== 0) throw new Refusal(`FAIL  ${name}\n${output}${errors}`);
  });
  evidence.keep(name);
  return step;
}

/**
 * Each line at once, one line after the other: the tests take all processors, and nobody waits for them who has a fault that lint or types know.
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @returns {Check[][]}
 */
function checksOf(remote) {
  const { root, workspace } = remote;
  // Rules that concern some folders only are found by their place in the repository.
  const [cwd, rules, target] = workspace
    ? [workspace, [], relative(workspace, root)]
    : [root, ['-c', join(kit, 'dist/oxlint.json')], 'src'];
  const env = { OXLINT_TSGOLINT_PATH: toolOf('oxlint-tsgolint', { command: 'tsgolint' }) };
  /** @type {Check} */
  const lint = {
    name: 'lint',
    run: () => runScript(toolOf('oxlint'), ['--type-aware', '--deny-warnings', ...rules, target], { cwd, env }),
  };
  /** @type {Check} */
  const types = {
    name: 'types',
    run: () => runScript(toolOf('typescript', { command: 'tsc' }), ['-b', root], { cwd: root }),
  };
  /** @type {Check} */
  const tests = {
    name: 'tests',
    run: () =>
      runScript(
        toolOf('vitest', { from: root }),
        ['run', '--root', root, '--config', join(kit, 'config/vitest.config.mjs')],
        { cwd: root, env: { NODE_ENV: 'test' } },
      ),
  };
  return [[{ name: 'catalogues', run: () => catalogues(root) }], [lint, types], [tests]];
}

/** @param {string} root */
async function catalogues(root) {
  const faults = remoteFaults(root);
  return { code: faults.length === 0 ? 0 : 1, output: `${faults.join('\n')}\n`, errors: '' };
}
