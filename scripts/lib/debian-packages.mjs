import { must, run } from './run.mjs';

/**
 * What the tests need beyond npm, by Debian package: whether it is there.
 * @type {Record<string, () => Promise<boolean>>}
 */
const needed = {
  // Tests of releases make repositories.
  git: async () => (await run('git', ['--version']).catch(() => ({ code: 1 }))).code === 0,
  // What deploy/ ships for them is run: the proxy, the alerts, the dashboard.
  caddy: async () => (await run('caddy', ['version']).catch(() => ({ code: 1 }))).code === 0,
  prometheus: async () => (await run('promtool', ['--version']).catch(() => ({ code: 1 }))).code === 0,
  // Going back to a moment: programs that the embedded database ships without.
  postgresql: async () => (await run('sh', ['-c', 'ls /usr/lib/postgresql/*/bin/pg_basebackup'])).code === 0,
  // The packaged Valhalla brings every library but this one.
  libbsd0: async () => (await run('/sbin/ldconfig', ['-p'])).output.includes('libbsd.so.0'),
};

/**
 * Installs what is missing, where we may.
 * @returns {Promise<string[]>} what was installed
 * @throws {Error} naming what is missing and cannot be installed
 */
export async function installMissing() {
  const found = await Promise.all(Object.values(needed).map((isThere) => isThere()));
  const missing = Object.keys(needed).filter((_, index) => !found[index]);
  if (missing.length === 0) return [];
  if (process.getuid?.() !== 0)
    throw new Error(`The tests need what only root may install: apt-get install ${missing.join(' ')}`);
  // Runlevel 1, so that the packages start no servers of their own.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (/** @type {string[]} */ ...args) => must('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], { env });
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', ...missing);
  return missing;
}
