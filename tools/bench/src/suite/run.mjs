import { resolve } from 'node:path';
import { spawn } from 'node:child_process';

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '../../../..');

/**
 * Runs a Node program to its end; throws with its output when it fails.
 * @param {string[]} args
 * @param {{ onLine?: (line: string) => void, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<void>}
 */
export function run(args, { onLine = () => {}, env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      for (const line of String(chunk).trim().split('\n')) onLine(line);
    });
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`node ${args.join(' ')} ended with ${code}\n${output}`)),
    );
  });
}
