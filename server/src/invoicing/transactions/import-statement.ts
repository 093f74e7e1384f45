import type { RefusedStatementLine } from '@navette/shared/domain';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { Db } from '../../db/database.ts';
import { type Caller, callerName } from '../../kernel/caller.ts';
import { openStatement } from './file/open-statement.ts';
import type { RawLine } from './file/statement-file.ts';
import { createPrints } from './statement-prints.ts';
import {
  countStatementImport,
  insertStatementImport,
  insertTransactions,
  type PrintedLine,
} from './transaction-queries.ts';

const BATCH = 2000;
const MOST_REFUSED = 100;

/** Where a file comes from and who brought it. */
export interface ImportOrigin {
  readonly source: string;
  readonly user: Caller['user'];
  readonly at: Date;
}

/** Takes over the movements of a file that are not known yet, all or none (DECISIONS 43). */
export async function importStatement(
  db: Db,
  path: string,
  origin: ImportOrigin,
): Promise<AnswerOf<'importTransactions'>> {
  const statement = await openStatement(path);
  return db.transaction().execute(async (transaction) => {
    const importId = await insertStatementImport(transaction, {
      source: origin.source,
      userId: origin.user.id,
      userName: callerName(origin),
      at: origin.at,
    });
    const print = createPrints();
    const refused: RefusedStatementLine[] = [];
    let batch: PrintedLine[] = [];
    let lines = 0;
    let added = 0;
    const flush = async () => {
      added += await insertTransactions(transaction, batch, {
        source: origin.source,
        userId: origin.user.id,
        importId,
      });
      batch = [];
    };
    for await (const line of statement.lines) {
      if (isRefused(line)) {
        if (refused.length < MOST_REFUSED) refused.push(line);
        continue;
      }
      lines += 1;
      batch.push({ ...line, print: print(line) });
      if (batch.length === BATCH) await flush();
    }
    await flush();
    await countStatementImport(transaction, importId, { created: added, skipped: lines - added });
    return {
      format: statement.format,
      lines,
      added,
      known: lines - added,
      refused: refused.map((line) => ({ ...line })),
      warnings: [...statement.warnings()],
    };
  });
}

const isRefused = (line: RawLine | RefusedStatementLine): line is RefusedStatementLine => 'messageKey' in line;
