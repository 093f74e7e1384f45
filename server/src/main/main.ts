import { type Config, readConfig } from './config.ts';
import { startServer } from './start-server.ts';
import { migrateOnly, resetSecondFactor, type ResetContext as CommandContext } from './commands.ts';
import { fetchMap } from './fetch-map.ts';
import { importAddresses } from './import-addresses.ts';
import { backup, restore, verify } from './backup-commands.ts';
import { settingsHelp } from '../kernel/settings.ts';
import { traceField } from '../kernel/work.ts';
import { createLogger } from '../kernel/logger.ts';
import { startFault, PortTakenError } from './start-fault.ts';
import type { FastifyBaseLogger } from 'fastify';
import { anonymiseAgain, readAnonymisedLists } from '../backup/public.ts';
import { openRunningDatabase } from '../db/open-database.ts';

/** Exit code when the port is in use (EADDRINUSE). */
const portTaken = 98;
/** Exit code when a setting, the data folder or its disk prevents the start; EX_CONFIG of sysexits. */
const cannotStart = 78;

const [command, ...args] = process.argv.slice(2);
/** Commands beside the server itself, with their sentence. */
const commands: Readonly<Record<string, readonly [says: string, work: () => Promise<void>]>> = {
  'import-addresses': ['imports the address register', runImport],
  'fetch-map': ['fetches a street map', () => run(fetchMap)],
  'reset-second-factor': ['removes the second factor of a user', () => run(resetSecondFactor)],
  backup: ['writes a backup', () => run(backup)],
  migrate: ['brings the schema up to date', () => run(migrateOnly)],
  restore: ['restores a backup into an empty database', () => run(restore)],
  'verify-backup': ['restores a backup into a temporary place and compares it', () => run(verify)],
  'anonymise-again': ['adapts to a database that was restored to an earlier time', () => run(anonymiseListed)],
};
const help = () =>
  `Without a command the server starts.\n\n${Object.entries(commands)
    .map(([name, [says]]) => `  ${name.padEnd(20)} ${says}\n`)
    .join('')}`;

if (command === '--help') {
  process.stdout.write(`${help()}\nSettings in the environment:\n\n${settingsHelp()}\n`);
  process.exit(0);
}
const config = configOrEnd();

/** Milliseconds after the drain. */
const longestStop = 20_000;

/** On SIGTERM or SIGINT: answers pending requests, then exits. A second signal, or a time-out, exits immediately. */
function stopOnSignals(stop: () => Promise<void>, log: FastifyBaseLogger, drainSeconds = 0): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), drainSeconds * 1000 + longestStop).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

if (command === undefined) await serve();
else if (Object.hasOwn(commands, command)) await commands[command]?.[1]();
else {
  process.stderr.write(`There is no command ${command}. ${help()}`);
  process.exitCode = 2;
}

/** An invalid setting is reported as a sentence, without a stack trace. */
function configOrEnd(): Config {
  try {
    return readConfig();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message.replace(/\.$/, '') : String(error)}.\n`);
    process.exit(cannotStart);
  }
}

async function serve(): Promise<void> {
  const logger = createLogger(config.logLevel, undefined, config.telemetry?.traces ? traceField : undefined);
  try {
    const server = await startServer(config, logger);
    stopOnSignals(server.stop, logger, config.drainSeconds);
    // Notifies the starter, which cannot poll the port: another server may answer on it.
    process.send?.('ready');
  } catch (error) {
    const fault = await startFault(error, config);
    if (fault === undefined) logger.fatal({ err: error }, 'the server cannot start');
    else process.stderr.write(`${fault}.\n`);
    process.exit(error instanceof PortTakenError ? portTaken : fault === undefined ? 1 : cannotStart);
  }
}

/** A signal stops the import after the current batch; a second one immediately, which loses only that batch. */
async function runImport(): Promise<void> {
  const logger = createLogger('error');
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => (stop.signal.aborted ? process.exit(1) : stop.abort()));
  try {
    process.exitCode = await importAddresses(args, { config, logger, signal: stop.signal, output: process.stdout });
  } catch (error) {
    logger.fatal({ err: error }, 'the import failed');
    process.exitCode = 1;
  }
}

/** A command that exits by itself. */
async function run(work: typeof resetSecondFactor): Promise<void> {
  const logger = createLogger('error');
  try {
    process.exitCode = await work(args, { config, logger, output: process.stdout });
  } catch (error) {
    logger.fatal({ err: error }, 'the command failed');
    process.exitCode = 1;
  }
}

/**
 * `anonymise-again [<list>]…`: for a database restored to an earlier point in time by PostgreSQL itself. Anonymises the clients on the configured and
 * the given lists, and ends the sessions of staff. Returns the exit code: 0 done, 1 there is no list.
 */
async function anonymiseListed(lists: readonly string[], { config, logger, output }: CommandContext): Promise<number> {
  const listed = await readAnonymisedLists(config.anonymisedList, lists);
  if (listed.length === 0) {
    output.write('No list of anonymised clients was found: no client was anonymised again.\n');
    return 1;
  }
  const database = await openRunningDatabase(config, logger);
  try {
    await database.db.deleteFrom('staff_session').execute();
    output.write(`Anonymised again: ${await anonymiseAgain(database.db, listed)}. All users must sign in again.\n`);
    return 0;
  } finally {
    await database.close();
  }
}
