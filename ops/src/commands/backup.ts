import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Call } from '../cli/call.ts';
import type { Command, Option, Output } from '../cli/command.ts';
import { Refusal } from '../refusal.ts';

const PROGRAM: Readonly<Record<string, Option>> = {
  program: { value: '<file>', help: 'the built server (NAVETTE_PROGRAM, server/dist/server.mjs)' },
};
const INTO: Readonly<Record<string, Option>> = {
  into: { value: '<address>', help: 'use this empty PostgreSQL instead of an embedded one for the check' },
};

/** Commands on the whole installation. The program of the server does them: it knows the schema and where files lie. */
export const backupCommands: readonly Command[] = [
  {
    name: 'backup',
    summary: 'write database, files and registry into a folder',
    forms: ['<folder>'],
    operands: [1, 1],
    options: { verify: { help: 'restore the backup into an empty place and compare it' }, ...INTO, ...PROGRAM },
    details: [
      'Uses the environment of the server, which may keep running: DATABASE_URL or the embedded database of DATA_DIR, the',
      'location of the files, REGISTRY_DIR or REGISTRY_URL. See docs/backup.md.',
    ].join('\n'),
    run: (call) => byServer(call, ['backup', ...flags(call, 'verify'), ...values(call, 'into')]),
  },
  {
    name: 'verify-backup',
    summary: 'restore a backup into a temporary place and compare it',
    forms: ['<backup>'],
    operands: [1, 1],
    options: { ...INTO, ...PROGRAM },
    details: 'The temporary place is removed afterwards. Exit code 1: something is missing, damaged or different.',
    run: (call) => byServer(call, ['verify-backup', ...values(call, 'into')]),
  },
  {
    name: 'restore',
    summary: 'restore a backup into an empty installation',
    forms: ['<backup>'],
    operands: [1, 1],
    options: {
      anonymised: { value: '<list>', multiple: true, help: 'list of clients anonymised since the backup' },
      ...PROGRAM,
    },
    details: [
      'Database, folder of files and registry of the environment must be empty, and the server stopped. Clients who were',
      'anonymised after the backup are anonymised again, from the list in DATA_DIR and the given lists.',
    ].join('\n'),
    run: (call) => byServer(call, ['restore', ...call.list('anonymised').map((list) => `--anonymised=${list}`)]),
  },
];

const flags = (call: Call, name: string): string[] => (call.flag(name) ? [`--${name}`] : []);

const values = (call: Call, name: string): string[] => {
  const value = call.text(name);
  return value === undefined ? [] : [`--${name}=${value}`];
};

async function byServer(call: Call, args: readonly string[]): Promise<Output> {
  const program = resolve(
    call.text('program') ?? (call.env.NAVETTE_PROGRAM || resolve(import.meta.dirname, '../../server/dist/server.mjs')),
  );
  if (!existsSync(program)) throw new Refusal(`There is no server at ${program} (--program, NAVETTE_PROGRAM).`);
  const registry = call.text('registry');
  const env = { ...call.env, ...(registry === undefined ? {} : placeOf(registry)) };
  const { code, out, err } = await execute(process.execPath, [program, ...args, ...call.operands], env);
  if (code !== 0) throw new Refusal([out.trim(), err.trim()].filter((text) => text !== '').join('\n'));
  const said = out.trimEnd();
  return { text: said, data: { said: said.split('\n') }, warnings: err === '' ? [] : [err.trimEnd()] };
}

const placeOf = (registry: string): NodeJS.ProcessEnv =>
  registry.includes('://')
    ? { REGISTRY_URL: registry, REGISTRY_DIR: '' }
    : { REGISTRY_DIR: resolve(registry), REGISTRY_URL: '' };

function execute(file: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  return new Promise<{ code: number; out: string; err: string }>((done) => {
    const child = execFile(file, args, { env, maxBuffer: 64 * 1024 * 1024 }, (_, out, err) =>
      done({ code: child.exitCode ?? 70, out, err }),
    );
  });
}
