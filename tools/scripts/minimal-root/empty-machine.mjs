import { cpSync, mkdirSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { must } from '../lib/run.mjs';
import { spawn } from 'node:child_process';

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

/**
 * Runs a shell script inside the root, in the clone, with the given environment alone.
 * @param {string} folder of the root
 * @param {string} script
 * @param {Record<string, string>} env
 * @returns {Promise<number>} its exit code
 */
export function runInside(folder, script, env) {
  const mounted =
    'mount -t proc proc "$0/proc"; mount --rbind /dev "$0/dev"; exec chroot "$0" /bin/sh -c "cd /navette; $1"';
  // Own mount and process namespaces: both vanish with it, even when it is killed.
  const child = spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', mounted, folder, script], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { HOME: '/root', PATH: '/usr/local/bin:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin', ...env },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

const registry =
  /^(npm_config_(registry|cafile|userconfig|.*proxy|.*_authToken)|(https?|no)_proxy|NODE_EXTRA_CA_CERTS|CI|E2E_PORT)$/iu;

/**
 * Environment that an empty machine needs to reach the package registry.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {{ env: Record<string, string>, files: string[] }} `files` that the variables name
 */
export function handedIn(environment) {
  const env = Object.fromEntries(
    Object.entries(environment).filter(
      /** @returns {entry is [string, string]} */ (entry) => registry.test(entry[0]) && entry[1] !== undefined,
    ),
  );
  return { env, files: [...new Set(Object.values(env))].filter((value) => value.startsWith('/') && existsSync(value)) };
}
