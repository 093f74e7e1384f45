import { spawn } from 'node:child_process';

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
