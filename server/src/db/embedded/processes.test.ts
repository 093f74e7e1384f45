import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { processes, psProcesses } from './processes.ts';

/** As macOS prints it. */
const onMac = psProcesses((pid, columns) => {
  const known: Record<number, Record<string, string>> = {
    71: {
      'state=,lstart=': 'Ss   Wed Nov 25 09:00:01 2026    \n',
      'command=': '/x/postgres -D /data of/postgres/data -c a=b\n',
    },
    72: { 'state=,lstart=': 'Z    Wed Nov 25 09:00:01 2026    \n', 'command=': '(postgres)\n' },
  };
  const line = known[pid]?.[columns];
  if (line === undefined) throw new Error('ps ended with 1');
  return line;
});

it('processes without /proc are identified by their start time', () => {
  expect(onMac.mark(71)).toBe('Wed Nov 25 09:00:01 2026');
});

it('processes without /proc count as ended when they are zombies or unknown to ps', () => {
  for (const pid of [72, 73]) expect(() => onMac.mark(pid)).toThrow('ended');
});

it('processes without /proc are assigned to the folder in their command line', () => {
  expect(onMac.serves(71, '/data of/postgres/data')).toBe(true);
  expect(onMac.serves(71, '/data of/postgres')).toBe(false);
  expect(onMac.serves(73, '/data of/postgres/data')).toBe(false);
});

describe('processes of this machine', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'navette-process-')));
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '--', '-D', folder, ' '], {
    cwd: folder,
  });
  afterAll(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  it('processes of this machine keep their mark, and have one of their own', () => {
    const mark = processes.mark(child.pid ?? 0);
    expect(processes.mark(child.pid ?? 0)).toBe(mark);
    expect(() => processes.mark(2 ** 22 + 1)).toThrow(/ENOENT|failed/);
  });

  it('processes of this machine are assigned to the folder of their command line', () => {
    expect(processes.serves(child.pid ?? 0, folder)).toBe(true);
    expect(processes.serves(process.pid, folder)).toBe(false);
  });
});
