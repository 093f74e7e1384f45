import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from '@navette/ops/registry';
import {
  BackupRefusal,
  makeBackup,
  type Manifest,
  readAnonymisedLists,
  restoreBackup,
  verifyBackup,
} from '../backup/public.ts';
import { openUntouched } from '../db/open-database.ts';
import { createFiles } from '../ports/files/create-files.ts';
import type { Config } from './config.ts';
import type { ResetContext as CommandContext } from './commands.ts';

const USAGE = `backup <folder> [--verify] [--into <address>]
  Writes a backup into a new subfolder: database, files, registry. The server may keep running.
verify-backup <backup> [--into <address>]
  Restores it into a temporary place, compares it, and removes the place: an embedded PostgreSQL, or the empty database at this address.
restore <backup> [--anonymised <list>]…
  Restores it into the empty database, folder of files and registry of the environment. The server must be stopped.
`;

type Command = (args: readonly string[], context: CommandContext) => Promise<number>;

/** `backup`: returns the exit code, 0 done, 1 refused, 2 usage error. */
export const backup: Command = command(async ({ operand, verifies, into }, { config, output }) => {
  const database = await openUntouched(config, { beside: true });
  const folder = join(resolve(operand), `navette-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
  try {
    const made = await makeBackup({ url: database.url, files: filesOf(config), registry: config.registry }, folder);
    output.write(`${folder}\n${summaryOf(made)}\n`);
    for (const key of made.files.missing) output.write(`Missing in the backup: ${key}\n`);
  } finally {
    await database.close();
  }
  if (!verifies) return 0;
  await verifyBackup(folder, into);
  output.write('Verified: the restored copy equals the backup.\n');
  return 0;
});

/** `verify-backup`: returns the exit code, 0 no difference, 1 a difference, 2 usage error. */
export const verify: Command = command(async ({ operand, into }, { output }) => {
  output.write(
    `${summaryOf(await verifyBackup(resolve(operand), into))}\nVerified: the restored copy equals the backup.\n`,
  );
  return 0;
});

/** `restore`: returns the exit code, 0 done, 1 refused, 2 usage error. */
export const restore: Command = command(async ({ operand, lists }, { config, output }) => {
  if (!config.filesBucket && (await readdir(config.filesDir).catch(() => [])).length > 0)
    throw new BackupRefusal(`${config.filesDir} already contains files`);
  const since = await readAnonymisedLists(config.anonymisedList, lists);
  if (since.length === 0)
    output.write(
      'No list of anonymised clients was found: clients anonymised after the backup are restored with their data (--anonymised).\n',
    );
  const database = await openUntouched(config, { beside: false });
  try {
    const target = { url: database.url, files: filesOf(config), registry: config.registry };
    const { manifest, anonymised } = await restoreBackup(resolve(operand), target, since);
    output.write(`${summaryOf(manifest)}\nAnonymised again: ${anonymised}. All users must sign in again.\n`);
    return 0;
  } finally {
    await database.close();
  }
});

interface Arguments {
  readonly operand: string;
  readonly verifies: boolean;
  readonly into: string | undefined;
  readonly lists: readonly string[];
}

/** Parses the arguments; a refusal is printed without a stack trace. */
function command(work: (given: Arguments, context: CommandContext) => Promise<number>): Command {
  return async (args, context) => {
    const given = argumentsOf(args);
    if (!given) {
      context.output.write(USAGE);
      return 2;
    }
    try {
      return await work(given, context);
    } catch (error) {
      if (!(error instanceof BackupRefusal || error instanceof Refusal)) throw error;
      context.output.write(`${error.message}.\n`);
      return 1;
    }
  };
}

function argumentsOf(args: readonly string[]): Arguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        verify: { type: 'boolean', default: false },
        into: { type: 'string' },
        anonymised: { type: 'string', multiple: true, default: [] },
      },
    });
    const [operand, ...others] = positionals;
    if (operand === undefined || others.length > 0) return undefined;
    return { operand, verifies: values.verify, into: values.into, lists: values.anonymised };
  } catch {
    return undefined;
  }
}

const filesOf = (config: Config) => createFiles({ ...config, now: () => new Date() });

const summaryOf = ({ at, migration, tables, files, registry }: Manifest): string =>
  `As of ${at}, schema ${migration}: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, ${files.count} files, ${registry.files} files of the registry.`;
