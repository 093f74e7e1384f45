import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Refusal, kit } from './remote-package.mjs';

/**
 * The script behind a command of an installed package.
 * @param {string} owner Package: `oxlint`.
 * @param {{ from?: string, command?: string }} [options] `from`: folder of the package that depends on it (the kit); `command`: when it has several.
 * @returns {string}
 */
export function toolOf(owner, { from = kit, command = owner.replace(/^.*\//, '') } = {}) {
  for (const folder of createRequire(join(from, 'package.json')).resolve.paths(owner) ?? []) {
    const root = join(folder, owner);
    if (!existsSync(join(root, 'package.json'))) continue;
    const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return join(root, typeof bin === 'string' ? bin : bin[command]);
  }
  throw new Refusal(`${owner} is not installed for ${from}`);
}

/**
 * Runs a script of Node to its end.
 * @param {string} script
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, output: string, errors: string }>} `output` of stdout, `errors` of stderr.
 */
export function runScript(script, args, { cwd, env }) {
  return runCommand(process.execPath, [script, ...args], { cwd, env });
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, output: string, errors: string }>}
 */
export function runCommand(command, args, { cwd, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output, errors }));
  });
}

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {number} seconds
 * @property {string} [proved] When it passed with exactly this content, for a step that was not run again.
 * @property {string} [fault] What it found, for a step that failed.
 */

/**
 * Does a part of the work, saying so on stderr, where it is not mistaken for the answer.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work Throws a Refusal with what it found.
 * @returns {Promise<{ step: Step, result?: T }>} Without a result, the step has its fault.
 */
export async function attempted(name, work) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 100) / 10;
  try {
    const result = await work();
    process.stderr.write(`ok    ${name} (${seconds().toFixed(1)} s)\n`);
    return { step: { name, seconds: seconds() }, result };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`FAIL  ${name} (${seconds().toFixed(1)} s)\n`);
    return { step: { name, seconds: seconds(), fault: error.message.trim() } };
  }
}

/**
 * As {@link attempted}, for work that nothing can follow when it fails.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<{ step: Step, result: T }>}
 * @throws {Refusal}
 */
export async function timed(name, work) {
  const { step, result } = await attempted(name, async () => ({ value: await work() }));
  if (!result) throw new Refusal(step.fault ?? name);
  return { step, result: result.value };
}

/**
 * A step that passed before with exactly this content.
 * @param {string} name
 * @param {string} at
 * @returns {Step}
 */
export function proved(name, at) {
  process.stderr.write(`ok    ${name} (passed with the same content ${at.slice(0, 16).replace('T', ' ')})\n`);
  return { name, seconds: 0, proved: at };
}
