import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { openRunningDatabase } from '../../db/open-running-database.ts';
import { registerRegions } from '../../ports/addresses/register/attribution.ts';
import { importFile } from '../../ports/addresses/register/import/import-file.ts';
import { withImportLock } from '../../ports/addresses/register/import/import-lock.ts';
import { RefusedFile } from '../../ports/addresses/register/import/refused-file.ts';
import { progressLine } from './terminal/progress-line.ts';
import { reportOf } from './terminal/report.ts';

const USAGE = `import-addresses <file.csv> [<file.csv> …] [--region ${registerRegions().join('|')}] [--accept-loss]

Takes over the Belgian address register (BeST open data), so that address fields find its streets and house numbers. The server may run meanwhile.
An import that was interrupted goes on where it was; the same file again changes nothing; a newer file replaces its regions.
  --region       takes over one region of the files alone
  --accept-loss  takes over a file even when more than a fifth of a region goes with it
`;

/** What the command needs from the process around it. */
export interface CommandContext {
  readonly config: Config;
  readonly logger: FastifyBaseLogger;
  readonly signal: AbortSignal;
  readonly output: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;
}

/** `import-addresses …`: answers the exit code: 0 all taken over, 1 refused, failed or stopped, 2 not understood. */
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

/** The order, or what is wrong with it; empty when only help was asked for. */
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
    return files.length > 0 ? { files, region, acceptLoss: values['accept-loss'] ?? false } : 'Which file?';
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
