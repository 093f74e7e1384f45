import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { unversionedChangesets } from '../../../ops/src/release/pending-changesets.mjs';
import { filesBelow } from '../../build/src/files-below.mjs';
import { remotes, root } from './paths.mjs';
import { must } from './run.mjs';
import { createHash } from 'node:crypto';

const common = ['shared', 'openapi/generated', 'pnpm-lock.yaml'];
const bundler = [...common, 'tools/build'];

/**
 * Build target: its folder, the inputs of its output, the command.
 * @typedef {{ name: string, inputs: string[], command: [string, string[]] }} Target
 */

/** @type {[string, string[]]} */
const rspack = [join('node_modules', '.bin', 'rspack'), ['build']];

/** @type {[string, string[]]} */
const navetteRemote = [process.execPath, [join(root, 'tools/build/src/cli/main.mjs'), 'build']];

/** @type {Target[]} */
const targets = [
  { name: 'server', inputs: ['server', 'ops', ...common], command: [process.execPath, ['build.mjs']] },
  { name: 'ops', inputs: ['ops', ...common], command: [process.execPath, ['build.mjs']] },
  { name: 'host', inputs: ['host', ...bundler], command: rspack },
  ...remotes.map((name) => ({ name, inputs: [name, ...changesetsOf(name), ...bundler], command: navetteRemote })),
];

/** Pending changesets of a remote, which the build writes into its changelog. @param {string} name */
function changesetsOf(name) {
  return unversionedChangesets(join(root, name), `@navette/${name}`).map((file) => relative(root, file));
}

/**
 * Builds every package whose inputs changed since its last build, two at a time.
 * @param {(message: string) => void} progress
 * @returns {Promise<number>} How many were built.
 */
export async function build(progress) {
  const stale = targets.filter((target) => !isFresh(target));
  let next = 0;
  const worker = async () => {
    for (let target = stale[next++]; target; target = stale[next++]) await buildOne(target, progress);
  };
  await Promise.all([worker(), worker()]);
  return stale.length;
}

/** @param {Target} target @param {(message: string) => void} progress */
async function buildOne(target, progress) {
  const started = Date.now();
  const before = fingerprint(target.inputs);
  const [command, args] = target.command;
  await must(command, args, { cwd: join(root, target.name), env: { NODE_ENV: 'production' } });
  mkdirSync(join(root, target.name, 'dist'), { recursive: true });
  writeFileSync(stampOf(target), before);
  progress(`built ${target.name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

const stampOf = (/** @type {Target} */ target) => join(root, target.name, 'dist/.built-from');

/** @param {Target} target */
function isFresh(target) {
  return existsSync(stampOf(target)) && readFileSync(stampOf(target), 'utf8') === fingerprint(target.inputs);
}

const skipped = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'coverage']);

const isInput = (/** @type {string} */ name) =>
  !name.startsWith('.') && !skipped.has(name) && !/\.test\.(ts|tsx|mjs)$/.test(name);

/**
 * One hash over the content of folders and files of the repository. Left out are tests, which are not built, and hidden folders, which
 * hold output of builds.
 * @param {readonly string[]} paths From the root.
 * @returns {string}
 */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesBelow(join(root, path), isInput)) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  return hash.digest('hex');
}
