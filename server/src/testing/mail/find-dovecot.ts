import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { promisify } from 'node:util';

const DOVECOT = '/usr/sbin/dovecot';
const IMAP = '/usr/lib/dovecot/imap';
const run = promisify(execFile);

const installed = (): Promise<boolean> =>
  Promise.all([access(DOVECOT, constants.X_OK), access(IMAP, constants.X_OK)]).then(
    () => true,
    () => false,
  );

/**
 * The IMAP server of Debian, installed if it is missing and we may.
 * @returns its program, or why it is not there
 */
export async function findDovecot(): Promise<{ readonly program: string } | { readonly missing: string }> {
  if (await installed()) return { program: DOVECOT };
  if (process.getuid?.() !== 0) return { missing: 'dovecot-imapd is not installed, and only root may install it' };
  // Runlevel 1, so that the package starts no server of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const wait = ['-o', 'DPkg::Lock::Timeout=120'];
  const install = () => run('apt-get', [...wait, 'install', '-y', '--no-install-recommends', 'dovecot-imapd'], { env });
  try {
    await install().catch(async () => {
      await run('apt-get', [...wait, 'update'], { env });
      await install();
    });
  } catch (error) {
    return {
      missing: `dovecot-imapd cannot be installed: ${error instanceof Error ? error.message.slice(0, 300) : String(error)}`,
    };
  }
  return (await installed()) ? { program: DOVECOT } : { missing: 'dovecot-imapd is not where Debian puts it' };
}
