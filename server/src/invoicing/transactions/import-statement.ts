import {
  isLikelyDouble,
  isRefusedLine,
  type KnownMovement,
  type RefusedStatementLine,
  isCodaHeader,
} from '@navette/shared/bank';
import { fromCents } from '@navette/shared/domain';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import { type Caller, callerName } from '../../kernel/caller.ts';
import { conflict, invalid } from '../../kernel/problem.ts';
import {
  createPrints,
  adoptFormerPrints,
  countStatementImport,
  hasOthers,
  insertStatementImport,
  insertTransactions,
  knownPrints,
  type PrintedLine,
  similarTransactions,
} from './transaction-queries.ts';
import { readCoda, readBankCsv, type StatementFile } from './statement-file.ts';
import { createReadStream } from 'node:fs';
import { payOrderedExpenses } from '../batches/expense-orders.ts';

const BATCH = 2000;
/** Maximum refused lines, and likely duplicates, that are named. */
const MOST_NAMED = 100;

type Imported = AnswerOf<'importTransactions'>;

/** Origin of a file, the importing user, and the confirmations. */
export interface ImportOrigin {
  readonly source: string;
  readonly user: Caller['user'];
  readonly at: Date;
  readonly acceptBalance: boolean;
  /** Lines of likely duplicates that are confirmed as payments of their own. */
  readonly doubles: ReadonlySet<number>;
}

/**
 * Imports the new movements of a file, all or none (specification/payments.md#bank-transactions). Those that are probably known from another format are
 * reported instead.
 * @throws ProblemError 409 when the balance of a CODA file does not add up and this was not accepted
 */
export async function importStatement(db: Db, path: string, origin: ImportOrigin): Promise<Imported> {
  const statement = await openStatement(path);
  if (!origin.acceptBalance && statement.warnings().includes('transaction.warning.balance'))
    throw conflict('statement.balance');
  return db.transaction().execute(async (transaction) => {
    const by = { userId: origin.user.id, userName: callerName(origin), at: origin.at };
    const importId = await insertStatementImport(transaction, { source: origin.source, ...by });
    const printOf = createPrints(statement.format);
    const refused: RefusedStatementLine[] = [];
    const doubles: Imported['doubles'] = [];
    const count = { lines: 0, added: 0, doubtful: 0, refused: 0 };
    const taken = new Set<number>();
    const mayBeKnown = await hasOthers(transaction, importId);
    let batch: PrintedLine[] = [];
    const flush = async () => {
      const fresh = mayBeKnown ? await freshLines(transaction, batch) : batch;
      const asked = mayBeKnown ? fresh.filter(({ line }) => !origin.doubles.has(line)) : [];
      const found = await likelyDoubles(transaction, asked, { importId, taken });
      for (const { line, known } of found.slice(0, MOST_NAMED - doubles.length)) doubles.push(double(line, known));
      const left = new Set(found.map(({ line }) => line.line));
      count.doubtful += left.size;
      count.added += await insertTransactions(
        transaction,
        fresh.filter(({ line }) => !left.has(line)),
        { source: origin.source, userId: origin.user.id, importId },
      );
      batch = [];
    };
    for await (const line of statement.lines) {
      if (isRefusedLine(line)) {
        count.refused += 1;
        if (refused.length < MOST_NAMED) refused.push(line);
        continue;
      }
      count.lines += 1;
      batch.push({ ...line, ...printOf(line) });
      if (batch.length === BATCH) await flush();
    }
    await flush();
    await payOrderedExpenses(transaction, importId, by);
    const { lines, added, doubtful } = count;
    const known = lines - added - doubtful;
    await countStatementImport(transaction, importId, { created: added, skipped: known });
    return {
      format: statement.format,
      lines,
      added,
      known,
      doubtful,
      doubles,
      refusedCount: count.refused,
      refused: refused.map((line) => ({ ...line })),
      warnings: [...statement.warnings()],
    };
  });
}

/** Lines of a batch whose fingerprints are new. */
async function freshLines(trx: Db, batch: readonly PrintedLine[]): Promise<PrintedLine[]> {
  if (batch.length === 0) return [];
  await adoptFormerPrints(trx, batch);
  const known = await knownPrints(trx, batch);
  return batch.filter(({ print }) => !known.has(print));
}

type Similar = Awaited<ReturnType<typeof similarTransactions>>[number];

interface LikelyDouble {
  readonly line: PrintedLine;
  readonly known: Similar;
}

/** Lines that were probably imported from another format; each known transaction matches one of them. */
async function likelyDoubles(
  trx: Db,
  lines: readonly PrintedLine[],
  { importId, taken }: { readonly importId: number; readonly taken: Set<number> },
): Promise<LikelyDouble[]> {
  const similar = new Map<number, Similar[]>();
  for (const known of await similarTransactions(trx, lines, importId))
    similar.set(known.cents, [...(similar.get(known.cents) ?? []), known]);
  return lines.flatMap((line) => {
    const movement: KnownMovement = line;
    const fits = (similar.get(line.cents) ?? []).filter(
      (known) => !taken.has(known.id) && isLikelyDouble(movement, known),
    );
    const known = fits.find(({ date }) => date === line.date) ?? fits[0];
    if (!known) return [];
    taken.add(known.id);
    return [{ line, known }];
  });
}

const double = (
  { line, date, cents, counterparty, detail }: PrintedLine,
  { id, date: knownDate, source }: Similar,
): Imported['doubles'][number] => ({
  line,
  date,
  amount: fromCents(cents),
  counterparty,
  detail,
  known: { id, date: knownDate, source },
});

const unknown = () => invalid({ field: 'file', messageKey: 'validation.file.unknownBank' });

/**
 * Opens a bank file, detecting its format.
 * @throws {ProblemError} on `file` for an unknown format
 */
async function openStatement(path: string): Promise<StatementFile> {
  const encoding = await encodingOf(path);
  if (!encoding) throw unknown();
  const text = () => textOf(path, encoding);
  const statement = isCodaHeader(await firstLine(text())) ? await readCoda(text()) : await readBankCsv(text);
  if (!statement) throw unknown();
  return statement;
}

async function firstLine(text: AsyncIterable<string>): Promise<string> {
  let start = '';
  for await (const piece of text) {
    start += piece;
    if (/[\r\n]/u.test(start) || start.length > 4096) break;
  }
  return start.split(/[\r\n]/u)[0] ?? '';
}

/** The text of a file in chunks, without a byte order mark. */
async function* textOf(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path))
    yield decoder.decode(Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk)), { stream: true });
  yield decoder.decode();
}

/** Encoding of a bank file. */
type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** Detects the encoding from the whole file: text that is not UTF-8 is Windows-1252. `undefined` when the file is no text. */
async function encodingOf(path: string): Promise<Encoding | undefined> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let encoding: Encoding = 'utf-8';
  let first = true;
  for await (const chunk of createReadStream(path)) {
    if (!Buffer.isBuffer(chunk)) return undefined;
    const wide = first ? wideEncoding(chunk) : undefined;
    if (wide) return wide;
    first = false;
    if (chunk.includes(0)) return undefined;
    if (encoding === 'utf-8' && !decodes(utf8, chunk)) encoding = 'windows-1252';
  }
  return encoding === 'utf-8' && !decodes(utf8) ? 'windows-1252' : encoding;
}

/** UTF-16 by its byte order mark, else by the zero byte beside each ASCII letter of a header. */
function wideEncoding(chunk: Buffer): Encoding | undefined {
  const start = chunk.subarray(0, 64);
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const zerosAt = (odd: number) => start.filter((byte, index) => index % 2 === odd && byte === 0).length;
  if (start.length < 16 || zerosAt(0) + zerosAt(1) < start.length * 0.4) return undefined;
  if (zerosAt(0) === 0) return 'utf-16le';
  return zerosAt(1) === 0 ? 'utf-16be' : undefined;
}

function decodes(decoder: TextDecoder, chunk?: Uint8Array): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}
