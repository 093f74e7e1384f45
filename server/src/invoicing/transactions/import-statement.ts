import { isLikelyDouble, isRefusedLine, type KnownMovement, type RefusedStatementLine } from '@navette/shared/bank';
import { fromCents } from '@navette/shared/domain';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import { type Caller, callerName } from '../../kernel/caller.ts';
import { conflict } from '../../kernel/problem.ts';
import { openStatement } from './file/open-statement.ts';
import { createPrints } from './statement-prints.ts';
import {
  adoptFormerPrints,
  countStatementImport,
  hasOthers,
  insertStatementImport,
  insertTransactions,
  knownPrints,
  type PrintedLine,
  similarTransactions,
} from './transaction-queries.ts';

const BATCH = 2000;
/** The most refused lines, and likely doubles, that are named. */
const MOST_NAMED = 100;

type Imported = AnswerOf<'importTransactions'>;

/** Origin of a file, the user who imports it, and the answers about it. */
export interface ImportOrigin {
  readonly source: string;
  readonly user: Caller['user'];
  readonly at: Date;
  readonly acceptBalance: boolean;
  /** Lines of likely doubles that are payments of their own. */
  readonly doubles: ReadonlySet<number>;
}

/**
 * Takes over the movements of a file that are not known yet, all or none (DECISIONS 43). Those that are likely known from another format are named instead.
 * @throws ProblemError 409 when the balance of a CODA file does not add up and nobody accepted that
 */
export async function importStatement(db: Db, path: string, origin: ImportOrigin): Promise<Imported> {
  const statement = await openStatement(path);
  if (!origin.acceptBalance && statement.warnings().includes('transaction.warning.balance'))
    throw conflict('statement.balance');
  return db.transaction().execute(async (transaction) => {
    const importId = await insertStatementImport(transaction, {
      source: origin.source,
      userId: origin.user.id,
      userName: callerName(origin),
      at: origin.at,
    });
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

/** Lines of a batch that are not known yet by their fingerprints. */
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

/** Lines that another format brought already, it seems; each known transaction stands for one of them. */
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
