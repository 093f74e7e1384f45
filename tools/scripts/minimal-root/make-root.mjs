import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { must } from '../lib/run.mjs';

/**
 * Makes a minimal Debian with this Node and a clone of the last commit in `/navette`, and nothing else: no git, no Python, no certificates, no
 * /etc/hosts.
 * @param {string} folder
 * @param {string} suite of Debian
 * @param {string[]} files copied to where they are here
 */
export async function makeRoot(folder, suite, files) {
  // minbase holds the essential packages and apt.
  await must('mmdebstrap', ['--variant=minbase', suite, folder]);
  const node = dirname(dirname(process.execPath));
  for (const path of ['bin/node', 'bin/npm', 'bin/npx', 'lib/node_modules/npm'])
    cpSync(join(node, path), join(folder, 'usr/local', path), { recursive: true, verbatimSymlinks: true });
  for (const file of ['/etc/resolv.conf', ...files]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(file, join(folder, file), { dereference: true });
  }
  await must('git', ['clone', '--quiet', '--no-hardlinks', root, join(folder, 'navette')]);
}
