import { chown, mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

export interface Account {
  uid: number;
  gid: number;
}

const nobody: Account = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses to run as root, so root runs it as nobody; anyone else runs it as themselves. */
export function accountToRunAs(): Account | undefined {
  return process.getuid?.() === 0 ? nobody : undefined;
}

/** Whether the account may pass through every folder above and into this one. */
export async function canReach(folder: string, account: Account): Promise<boolean> {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const { mode, uid, gid } = await stat(at);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (dirname(at) === at) return true;
  }
}

/** A folder that only the account reads and writes. */
export async function privateFolder(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
}
