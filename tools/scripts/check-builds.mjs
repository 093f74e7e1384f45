import './lib/node-version.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remotes, root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

/**
 * Publishes the built remotes into a registry of its own and verifies them as a release would, without a boot: ranges, operations with their shapes and
 * permissions, languages. Otherwise the first to find an operation that a role of a page may not call is the team that releases it.
 */
const registry = mkdtempSync(join(tmpdir(), 'navette-builds-'));
const ops = (/** @type {string[]} */ ...args) =>
  run(process.execPath, [join(root, 'ops/dist/ops.mjs'), ...args, '--registry', registry], {
    env: { NAVETTE_OPS_TOKEN: '' },
  });
try {
  for (const remote of remotes) {
    const { code, output } = await ops('publish', join(root, remote, 'dist'), '--working-copy');
    if (code !== 0) throw new Error(output);
  }
  const { code, output } = await ops('verify', '--latest');
  process.stdout.write(output);
  process.exitCode = code;
} finally {
  rmSync(registry, { recursive: true, force: true });
}
