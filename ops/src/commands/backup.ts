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
  into: { value: '<address>', help: 'verify in this empty PostgreSQL instead of an embedded one' },
};

/** Commands on the whole installation. The program of the server does them: it knows the schema and where files lie. */
export const backupCommands: readonly Command[] = [
  {
    name: 'backup',
    summary: 'write database, files and registry into a folder',
    forms: ['<folder>'],
    operands: [1, 1],
    options: { verify: { help: 'restore it into an empty place and compare' }, ...INTO, ...PROGRAM },
    details: [
      'In the environment of the server, which may run meanwhile: DATABASE_URL or the embedded database of DATA_DIR, the',
      'place of the files, REGISTRY_DIR or REGISTRY_URL. docs/backup.md has the rest.',
    ].join('\n'),
    run: (call) => byServer(call, ['backup', ...flags(call, 'verify'), ...values(call, 'into')]),
  },
  {
    name: 'verify-backup',
    summary: 'restore a backup into an empty place and compare',
    forms: ['<backup>'],
    operands: [1, 1],
    options: { ...INTO, ...PROGRAM },
    details: 'The place is removed again. Exit code 1: something is missing, damaged, or not what was backed up.',
    run: (call) => byServer(call, ['verify-backup', ...values(call, 'into')]),
  },
  {
    name: 'restore',
    summary: 'put a backup into an empty place',
    forms: ['<backup>'],
    operands: [1, 1],
    options: {
      anonymised: { value: '<list>', multiple: true, help: 'a list of who was anonymised since' },
      ...PROGRAM,
    },
    details: [
      'Database, folder of files and registry of the environment have to be empty, and the server stopped. Clients who were',
      'anonymised after the backup are anonymised again, by the list in DATA_DIR and those that are named.',
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
