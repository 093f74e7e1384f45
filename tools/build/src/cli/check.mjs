import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { adoptedChecks } from '../adopt/check-adopted.mjs';
import { fixCatalogues } from '../catalogue-check/fix.mjs';
import { remoteFaults } from '../catalogue-check/faults.mjs';
import { contractFault } from '../contract-range.mjs';
import { evaluate } from '../declaration.mjs';
import { exposedModules } from '../exposed-modules.mjs';
import { moduleCode } from '../facts/plugin.mjs';
import { hostFacts } from '../host-facts.mjs';
import { buildRemote } from './build.mjs';
import { Refusal, kit } from './remote-package.mjs';
import { attempted, proved, runScript, toolOf } from './tools.mjs';

/**
 * Everything that can be known of a remote before it is published, the same in the repository of the suite and in a clone of the remote alone: catalogues, format,
 * lint with the house rules, types, build, what `ops verify` checks of the build, and tests. A step that fails keeps no other from running.
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @param {Options} options
 * @returns {Promise<{ text: string, data: { passed: boolean, steps: import('./tools.mjs').Step[] }, folder: string | undefined }>} `folder`: of the build.
 */
export async function check(remote, options) {
  /** @type {import('./tools.mjs').Step[]} */
  const steps = [];
  if (options.fix) await declareContract(remote.root);
  for (const together of remote.adopted ? adoptedChecks(remote.root) : sourceChecks(remote, options))
    steps.push(...(await Promise.all(together.map((part) => done(part, options)))));
  const built = await attempted('build', () => buildRemote(remote));
  steps.push(built.step);
  const folder = built.result;
  // The checks against host and API come with the packages of the kit.
  if (remote.adopted)
    return { text: reportOf(remote, steps), data: { passed: steps.every(({ fault }) => !fault), steps }, folder };
  if (folder !== undefined) steps.push((await attempted('verification', () => verified(remote, folder))).step);
  steps.push(await done(tests(remote), options));
  return { text: reportOf(remote, steps), data: { passed: steps.every(({ fault }) => !fault), steps }, folder };
}

/**
 * @typedef {object} Options
 * @property {import('./evidence.mjs').Evidence} evidence
 * @property {boolean} [reuse] A step that passed with exactly this content is not run again.
 * @property {boolean} [fix] Mends what has one right form: format, order and typography of catalogues, lint findings with a fix, the range of host contracts.
 */

/**
 * The report: every finding of every step.
 * @param {Pick<import('./remote-package.mjs').RemotePackage, 'packageName'>} remote
 * @param {readonly import('./tools.mjs').Step[]} steps
 */
export function reportOf({ packageName }, steps) {
  const failed = steps.filter(({ fault }) => fault);
  if (failed.length === 0) return `${packageName} passed all checks.`;
  return [
    ...failed.map(({ name, fault }) => `FAIL  ${name}\n${fault}\n`),
    `${packageName} did not pass: ${failed.map(({ name }) => name).join(', ')}.`,
  ].join('\n');
}

/** @typedef {{ name: string, run: () => Promise<{ code: number | null, output: string, errors: string }> }} Check */

/**
 * @param {Check} check
 * @param {Options} options
 */
async function done({ name, run }, { evidence, reuse = false }) {
  const before = reuse ? evidence.find(name) : undefined;
  if (before !== undefined) return proved(name, before);
  const { step } = await attempted(name, async () => {
    const { code, output, errors } = await run();
    if (code !== 0) throw new Refusal(`${output}${errors}`);
  });
  if (!step.fault) evidence.keep(name);
  return step;
}

/**
 * Each line at once, one line after the other.
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @param {Options} options
 * @returns {Check[][]}
 */
function sourceChecks({ root, workspace }, { fix = false }) {
  // Rules that concern some folders only are found by their place in the repository.
  const [cwd, target] = workspace ? [workspace, relative(workspace, root)] : [root, 'src'];
  const ofKit = (/** @type {string} */ file) => (workspace ? [] : ['-c', join(kit, 'dist', file)]);
  const env = { OXLINT_TSGOLINT_PATH: toolOf('oxlint-tsgolint', { command: 'tsgolint' }) };
  const lintArguments = ['--type-aware', '--deny-warnings', ...(fix ? ['--fix'] : []), ...ofKit('oxlint.json'), target];
  /** @type {Check} */
  const lint = { name: 'lint', run: () => runScript(toolOf('oxlint'), lintArguments, { cwd, env }) };
  const formatArguments = [...(fix ? [] : ['--check']), ...ofKit('oxfmt.json'), target];
  /** @type {Check} */
  const format = { name: 'format', run: () => runScript(toolOf('oxfmt'), formatArguments, { cwd }) };
  /** @type {Check} */
  const types = {
    name: 'types',
    run: () => runScript(toolOf('typescript', { command: 'tsc' }), ['-b', root], { cwd: root }),
  };
  /** @type {Check} */
  const catalogues = {
    name: 'catalogues',
    run: async () => {
      if (fix) fixCatalogues(root);
      const faults = remoteFaults(root);
      return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n'), errors: '' };
    },
  };
  // Two steps that write the same files take turns.
  return fix
    ? [[catalogues, types], [lint], [format]]
    : [
        [catalogues, format],
        [lint, types],
      ];
}

/**
 * Tests take all processors, so that nothing runs beside them.
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @returns {Check}
 */
const tests = ({ root }) => ({
  name: 'tests',
  run: () =>
    runScript(
      toolOf('vitest', { from: root }),
      ['run', '--root', root, '--config', join(kit, 'config/vitest.config.mjs')],
      { cwd: root, env: { NODE_ENV: 'test' } },
    ),
});

/**
 * Holds a build against the host and the API of the kit, as `ops verify` holds it against those that run.
 * @param {import('./remote-package.mjs').RemotePackage} remote
 * @param {string} folder Of the build.
 * @throws {Refusal} with every finding that refuses it
 */
async function verified({ root }, folder) {
  const place = mkdtempSync(join(tmpdir(), 'navette-host-'));
  try {
    writeFileSync(join(place, 'host.json'), JSON.stringify({ ...(await hostFacts(root, [])), version: 'of the kit' }));
    const openapi = createRequire(join(root, 'package.json')).resolve('@navette/openapi/document');
    const { code, output, errors } = await runScript(
      toolOf('@navette/ops', { command: 'ops' }),
      ['verify', '--build', folder, '--host-dir', place, '--openapi', openapi, '--json'],
      // Variables of a shell would send it to a suite.
      { cwd: root, env: { NAVETTE_SERVER: '', NAVETTE_OPS_TOKEN: '' } },
    );
    if (code !== 0) throw new Refusal(findingsIn(output) || errors.trim() || output);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** @param {string} json What `ops verify --json` prints. */
function findingsIn(json) {
  /** @type {{ checks?: { check: string, outcome: string, findings: { detail: string }[] }[] }} */
  const { checks = [] } = JSON.parse(json);
  return checks
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(({ check: name, findings }) => findings.map(({ detail }) => `${name}: ${detail}`))
    .join('\n');
}

/**
 * Writes the range of host contracts that a remote needs into its declaration, where the one there is too wide.
 * @param {string} root Folder of the remote.
 */
async function declareContract(root) {
  const file = join(root, 'src/remote.ts');
  try {
    const { contract = '' } = await evaluate(file);
    const { modules } = await moduleCode(root, exposedModules(root));
    const found = contractFault(contract, Object.values(modules));
    const source = readFileSync(file, 'utf8');
    if (found) writeFileSync(file, source.replace(`contract: '${contract}'`, `contract: '${found.range}'`));
  } catch {
    // Code that can't be bundled: the build says why.
  }
}
