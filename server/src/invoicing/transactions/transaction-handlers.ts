import { Readable, Transform } from 'node:stream';
import type { Handler, Handlers } from '../../kernel/operation.ts';
import { refuseRange, invalid } from '../../kernel/problem.ts';
import { importStatement } from './import-statement.ts';
import { listTransactionRows, totalOfTransactions } from './transaction-queries.ts';
import type { InvoicingServices } from '../services.ts';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Days of a list of movements: five years. */
const LONGEST_LIST = 5 * 366;

const listTransactions: Handler<'listTransactions', InvoicingServices> = ({ query, services }) => {
  const { startDate, endDate } = query;
  if (startDate && endDate) refuseRange({ start: startDate, end: endDate }, 'endDate', LONGEST_LIST);
  return listTransactionRows(services.db, query);
};

const totalTransactions: Handler<'totalTransactions', InvoicingServices> = ({ query, services }) =>
  totalOfTransactions(services.db, query);

/** Maximum size of a file, in bytes. */
const MOST_BYTES = 200 * 1024 * 1024;

/**
 * Stores an upload in a temporary file while `work` runs, which reads it twice: for its encoding and for its content.
 * @throws {ProblemError} on `file` when it is empty or too large
 */
async function withTemporaryFile<T>(arriving: Readable, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'navette-import-'));
  try {
    const path = join(folder, 'file');
    const size = counted();
    await pipeline(arriving, size.count, createWriteStream(path, { mode: 0o600 }));
    if (size.bytes() === 0) throw invalid({ field: 'file', messageKey: 'validation.file.empty' });
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function counted(): { count: Transform; bytes: () => number } {
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      const tooMuch =
        bytes > MOST_BYTES &&
        invalid({ field: 'file', messageKey: 'validation.file.tooLarge', params: { max: MOST_BYTES / 1024 / 1024 } });
      done(tooMuch || null, chunk);
    },
  });
  return { count, bytes: () => bytes };
}

const importTransactions: Handler<'importTransactions', InvoicingServices> = async ({
  request,
  query,
  caller,
  services,
}) => {
  const arriving: unknown = request.body;
  if (!(arriving instanceof Readable)) throw invalid({ field: 'file', messageKey: 'validation.required' });
  const origin = {
    source: query.name?.trim() || 'import',
    user: caller.user,
    at: services.now(),
    acceptBalance: query.acceptBalance === '1',
    doubles: new Set(query.doubles?.split(',').map(Number)),
  };
  return withTemporaryFile(arriving, (path) => importStatement(services.db, path, origin));
};

export const transactionHandlers = {
  listTransactions,
  totalTransactions,
  importTransactions,
} satisfies Handlers<InvoicingServices>;
