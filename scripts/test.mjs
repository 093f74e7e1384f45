import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { commandGate, gate, journeys, unitTests } from './lib/gates.mjs';
import { root } from './lib/paths.mjs';
import { install } from './lib/pnpm.mjs';
import { told } from './lib/reports/outcome.mjs';

const say = (/** @type {string} */ message) => process.stdout.write(`${message}\n`);
const bin = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);
const node = (/** @type {string} */ name, /** @type {string} */ script, /** @type {string[]} */ ...args) =>
  commandGate(name, process.execPath, [join(root, script), ...args]);

/** @type {import('./lib/gates.mjs').Result[]} */
const results = [];
/** @param {Promise<import('./lib/gates.mjs').Result>} pending */
async function report(pending) {
  const result = await pending;
  results.push(result);
  say(
    `${result.failed === 0 ? 'ok  ' : 'FAIL'}  ${result.name}: ${result.passed} passed, ${result.failed} failed (${result.seconds.toFixed(1)} s)`,
  );
  if (result.retried.length > 0) say(`      passed at a second try only:\n${told(result.retried)}`);
  if (result.failed > 0) say(result.output);
}

await report(gate('packages as locked', async () => ({ code: 0, output: String(await install()) })));
await Promise.all([
  report(node('contract: complete, and what is generated from it fresh', 'openapi/scripts/generate.mjs', '--check')),
  report(node('catalogues: three languages, no key missing or unused', 'scripts/check-catalogues.mjs')),
]);
await report(commandGate('types', bin('tsc'), ['-b']));
await report(commandGate('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']));
await report(unitTests());
await report(gate('build within the budgets', async () => ({ code: 0, output: String(await build(say)) })));
await report(journeys());

const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0);
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
