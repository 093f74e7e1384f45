import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from './refusal.mjs';
import { runScript, toolOf } from './tools.mjs';

/**
 * @typedef {{ name: string, version: string, folder: string, added: boolean }} Published `added` is false when exactly this was there already.
 */

/**
 * Hands a built remote to `ops publish`, which refuses a version that is there with other content.
 * @param {string} dist
 * @param {string} registry
 * @returns {Promise<Published>}
 */
export async function publish(dist, registry) {
  const ops = toolOf('@navette/ops', { command: 'ops' });
  if (!existsSync(ops)) throw new Refusal(`${ops} is missing: build the suite first, with npm run build.`);
  const { code, output, errors } = await runScript(ops, ['publish', dist, '--registry', registry, '--json'], {
    cwd: dist,
  });
  if (code !== 0) throw new Refusal(errors.trim() || output.trim());
  return JSON.parse(output);
}

/**
 * Finds out what publishing would do, with a copy of what the registry holds of the remote.
 * @param {string} dist
 * @param {string} registry
 * @param {string} name
 * @returns {Promise<Published>} As if it were published.
 */
export async function rehearse(dist, registry, name) {
  const copy = mkdtempSync(join(tmpdir(), 'navette-rehearsal-'));
  try {
    if (existsSync(join(registry, name))) cpSync(join(registry, name), join(copy, name), { recursive: true });
    // Whoever has no right to publish learns it here.
    if (existsSync(join(registry, 'tokens.json'))) cpSync(join(registry, 'tokens.json'), join(copy, 'tokens.json'));
    const published = await publish(dist, copy);
    return { ...published, folder: published.folder.replace(copy, registry) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
