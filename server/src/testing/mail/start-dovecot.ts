import { spawn } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../ports.ts';
import { setTimeout as pause } from 'node:timers/promises';

/** A running IMAP server; all users share one password and start with an empty inbox. */
export interface Dovecot {
  readonly port: number;
  readonly password: string;
  maildir(user: string): string;
  stop(): Promise<void>;
}

const PROGRAM = '/usr/sbin/dovecot';

/** Starts Debian's Dovecot on a free port in a temporary folder, without touching the system's instance. */
export async function startDovecot(): Promise<Dovecot> {
  const folder = await mkdtemp(join(tmpdir(), 'navette-imap-'));
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'mail'));
  if (process.getuid?.() === 0) await chown(join(folder, 'mail'), 65_534, 65_534);
  const [port, password] = [await freePort(), 'geheim'];
  await writeFile(join(folder, 'dovecot.conf'), dovecotConfig({ folder, port, password }));
  const server = spawn(PROGRAM, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  for (let attempt = 0; !(await greets(port)); attempt += 1) {
    if (server.exitCode !== null || attempt > 200)
      throw new Error(`Dovecot does not start: ${await readFile(join(folder, 'log'), 'utf8').catch(() => 'no log')}`);
    await pause(50);
  }
  return {
    port,
    password,
    maildir: (user) => join(folder, 'mail', user),
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const greets = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (yes: boolean): void => {
      socket.destroy();
      resolve(yes);
    };
    socket.once('data', (data) => answer(data.toString().startsWith('* OK')));
    socket.once('error', () => answer(false));
    socket.setTimeout(1000, () => answer(false));
  });

interface Options {
  readonly folder: string;
  readonly port: number;
  readonly password: string;
}

/** A Dovecot configuration confined to its folder: any user, one password, a bin with a French name. */
function dovecotConfig({ folder, port, password }: Options): string {
  const [uid, gid] = process.getuid?.() === 0 ? [65_534, 65_534] : [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${folder}/mail/%u
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%u
}
namespace inbox {
  inbox = yes
  separator = /
  mailbox Corbeille {
    auto = create
    special_use = \\Trash
  }
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
${process.getuid?.() === 0 ? '' : unprivileged(uid)}`;
}

const unprivileged = (uid: number): string => `
default_internal_user = ${uid}
default_login_user = ${uid}
service imap-login {
  chroot =
}
service anvil {
  chroot =
}
`;
