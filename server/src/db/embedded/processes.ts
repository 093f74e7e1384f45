import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** Processes as this machine lists them. */
export interface Processes {
  /**
   * Tells a running process from another one that gets its number later: also across a restart of the machine.
   * @throws {Error} when none runs under that number, or only a zombie does
   */
  mark(pid: number): string;
  /** Whether a process is the PostgreSQL of a data folder. */
  serves(pid: number, data: string): boolean;
}

/** Linux, and Windows under WSL: from /proc. */
export const linuxProcesses: Processes = {
  mark: (pid) => {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    refuseEnded(pid, afterName[0]);
    return `${boot.trim()} ${afterName[19]}`;
  },
  // A postmaster stands in its data folder; a zombie, or a stranger who got the number, does not.
  serves: (pid, data) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === data;
    } catch {
      return false;
    }
  },
};

/** What `ps` prints with some of its columns. */
type Ps = (pid: number, columns: string) => string;

const ps: Ps = (pid, columns) =>
  execFileSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** macOS, which has no /proc: from `ps`, which says when a process began. @param ask runs it */
export const psProcesses = (ask: Ps = ps): Processes => ({
  mark: (pid) => {
    const [state = '', ...began] = ask(pid, 'state=,lstart=').trim().split(/\s+/u);
    refuseEnded(pid, state);
    return began.join(' ');
  },
  serves: (pid, data) => {
    try {
      return ask(pid, 'command=').includes(`-D ${data} `);
    } catch {
      return false;
    }
  },
});

/** A zombie works in no folder; it only waits for its parent to notice. */
function refuseEnded(pid: number, state = ''): void {
  if (/^[ZX]/u.test(state)) throw new Error(`process ${pid} has ended`);
}

/** Reader for this machine. */
export const processes: Processes = process.platform === 'linux' ? linuxProcesses : psProcesses();
