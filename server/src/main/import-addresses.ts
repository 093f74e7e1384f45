import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { openRunningDatabase } from '../db/open-database.ts';
import { registerRegions, attributionOf } from '../ports/addresses/register/address-register.ts';
import {
  importFile,
  type ImportResult,
  type ImportProgress,
  withImportLock,
} from '../ports/addresses/register/import/import-file.ts';
import { RefusedFile } from '../ports/addresses/register/import/read-file.ts';

const USAGE = `import-addresses <file.csv> [<file.csv> …] [--region ${registerRegions().join('|')}] [--accept-loss]

Imports the Belgian address register (BeST open data), so that address fields suggest its streets and house numbers. The server may keep running.
An interrupted import resumes; importing the same file again changes nothing; a newer file replaces its regions.
  --region       imports only one region of the files
  --accept-loss  imports a file even when it removes more than a fifth of a region
`;

/** Process environment of the command. */
export interface CommandContext {
  readonly config: Config;
  readonly logger: FastifyBaseLogger;
  readonly signal: AbortSignal;
  readonly output: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;
}

/** `import-addresses …`: returns the exit code: 0 imported, 1 refused, failed or interrupted, 2 usage error. */
export async function importAddresses(args: readonly string[], context: CommandContext): Promise<number> {
  const { output, config, logger } = context;
  const order = readOrder(args);
  if (typeof order === 'string') {
    output.write(`${order}\n${USAGE}`);
    return order ? 2 : 0;
  }
  for (const file of order.files) {
    const readable = await stat(file).then(
      (found) => found.isFile(),
      () => false,
    );
    if (!readable) return refuse(output, file, 'cannot be read');
  }
  const database = await openRunningDatabase(config, logger);
  try {
    return await withImportLock(database.pool, () => importFiles(database.db, order, context));
  } catch (error) {
    if (error instanceof RefusedFile) return refuse(output, 'import-addresses', error.message);
    throw error;
  } finally {
    await database.close();
  }
}

interface Order {
  readonly files: readonly string[];
  readonly region: string | undefined;
  readonly acceptLoss: boolean;
}

/** Parsed arguments, or an error message; empty when only help was requested. */
function readOrder(args: readonly string[]): Order | string {
  try {
    const options = {
      region: { type: 'string' },
      'accept-loss': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    const { values, positionals: files } = parseArgs({ args: [...args], allowPositionals: true, options });
    if (values.help) return '';
    const region = values.region?.toUpperCase().replace(/^(?!BE-)/u, 'BE-');
    if (region !== undefined && !registerRegions().includes(region)) return `There is no region ${values.region}.`;
    return files.length > 0 ? { files, region, acceptLoss: values['accept-loss'] ?? false } : 'Name a file.';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function importFiles(
  db: Parameters<typeof importFile>[0],
  { files, region, acceptLoss }: Order,
  { output, signal }: CommandContext,
): Promise<number> {
  for (const file of files) {
    const name = basename(file);
    const line = progressLine(output, name);
    const start = Date.now();
    try {
      const result = await importFile(db, file, {
        region,
        acceptLoss,
        signal,
        onProgress: (progress) => line.show(progress),
      });
      line.clear();
      output.write(reportOf(name, result, (Date.now() - start) / 1000));
      if (result.outcome === 'stopped') return 1;
    } catch (error) {
      line.clear();
      if (error instanceof RefusedFile) return refuse(output, name, error.message);
      throw error;
    }
  }
  return 0;
}

function refuse(output: CommandContext['output'], name: string, why: string): number {
  output.write(`${name}: ${why}\n`);
  return 1;
}

/** Report of an import for the operator. */
function reportOf(name: string, result: ImportResult, seconds: number): string {
  if (result.outcome === 'known')
    return `${name}: already imported (${result.regions.join(', ')}), nothing has changed\n`;
  const { counts } = result;
  if (result.outcome === 'stopped')
    return `${name}: stopped after ${grouped(counts.read)} rows; run the same command to resume\n`;
  const left = [
    counts.notCurrent > 0 && `${grouped(counts.notCurrent)} not in use`,
    counts.noPlace > 0 && `${grouped(counts.noPlace)} without coordinates`,
    counts.incomplete > 0 && `${grouped(counts.incomplete)} incomplete`,
    counts.otherRegion > 0 && `${grouped(counts.otherRegion)} of another region`,
  ].filter(Boolean);
  const boxes = counts.taken - result.addresses;
  return [
    `${name}: ${result.regions.join(', ')} imported in ${duration(seconds)}`,
    `  rows read      ${grouped(counts.read)}${left.length > 0 ? `, left out: ${left.join(', ')}` : ''}`,
    `  addresses      ${grouped(result.addresses)} in ${grouped(result.streets)} streets${boxes > 0 ? ` (${grouped(boxes)} boxes in them)` : ''}`,
    `  changes        ${grouped(result.added)} added, ${grouped(result.changed)} moved, ${grouped(result.removed)} removed`,
    ...result.regions.map((region) => `  attribution    ${attributionOf(region)}`),
    '',
  ].join('\n');
}

/** Output of the progress: a terminal has one changing line, a file gets occasional lines. */
interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const often = 500;
const seldom = 10_000;

/** Shows the progress of an import. `clear` removes the line before other output. */
function progressLine(
  screen: Screen,
  name: string,
  now: () => number = Date.now,
): { show(progress: ImportProgress): void; clear(): void } {
  let begun: { readonly at: number; readonly read: number } | undefined;
  let shown = -Infinity;
  const write = (text: string) => screen.write(screen.isTTY ? `\r\u{1b}[2K${text}` : `${text}\n`);
  return {
    show: (progress) => {
      if (progress.step !== 'reading')
        return void write(`${name}: ${progress.step === 'checking' ? 'checking the file' : 'storing the addresses'} …`);
      begun ??= { at: now(), read: progress.counts.read };
      if (now() - shown < (screen.isTTY ? often : seldom)) return;
      shown = now();
      write(`${name}: ${lineOf(progress, begun, shown)}`);
    },
    clear: () => void (screen.isTTY && screen.write('\r\u{1b}[2K')),
  };
}

function lineOf(
  { position, size, counts, resumedAt }: Extract<ImportProgress, { step: 'reading' }>,
  begun: { readonly at: number; readonly read: number },
  at: number,
): string {
  const seconds = (at - begun.at) / 1000;
  const percent = `${Math.floor((100 * position) / Math.max(size, 1))} %, ${grouped(counts.read)} rows`;
  const speed = seconds > 1 ? `, ${grouped((counts.read - begun.read) / seconds)} a second` : '';
  const left =
    seconds > 3 && position > resumedAt
      ? `, ${duration(((size - position) / (position - resumedAt)) * seconds)} left`
      : '';
  return `${percent}${speed}${left}`;
}

/** `1234567.8` → `1 234 568`. */
const grouped = (count: number): string => String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/gu, ' ');

/** `75` → `1 min 15 s`. */
function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
