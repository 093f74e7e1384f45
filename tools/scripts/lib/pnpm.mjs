import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { must, run } from './run.mjs';

/** The version that wrote the lockfile. */
export const PNPM_VERSION = '12.21.0';

/** @type {Promise<string> | undefined} */
let program;

/** Path of pnpm: the installed one in the pinned version, else that version from the cache of npx. */
const pnpmProgram = () => (program ??= findPnpm());

async function findPnpm() {
  const installed = await run('pnpm', ['--version']).catch(() => ({ code: 1, output: '' }));
  if (installed.code === 0 && installed.output.trim() === PNPM_VERSION) return 'pnpm';
  // Looked up once, since each npx run takes seconds of CPU. npx may print first what it installs.
  const said = await must('npx', ['--yes', `--package=pnpm@${PNPM_VERSION}`, '--call', 'command -v pnpm']);
  const [path] = /^\/.*\/pnpm$/mu.exec(said) ?? [];
  if (path === undefined) throw new Error(`npx cannot find pnpm@${PNPM_VERSION}:\n${said}`);
  return path;
}

/**
 * Runs the package manager.
 * @param {string[]} args
 * @param {{ cwd?: string }} [options]
 * @returns {Promise<string>} What it printed.
 * @throws {Error} with its output, when it fails
 */
export async function pnpm(args, options) {
  return must(await pnpmProgram(), args, options);
}

/** Installs the locked packages, unless node_modules already holds exactly what the lockfile asks for. */
export async function install() {
  const stamp = join(root, 'node_modules/.navette-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(process.version)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  await pnpm(['install', '--frozen-lockfile', '--prefer-offline']);
  writeFileSync(stamp, wanted);
  return true;
}
