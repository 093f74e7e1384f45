import {
  isCodaHeader,
  type BankFormat,
  type RefusedStatementLine,
  type StatementLine,
  type StatementWarning,
} from '@navette/shared/domain';
import { invalid } from '../../../kernel/problem.ts';
import { readCoda } from './coda-file.ts';
import { readBankCsv } from './csv-file.ts';
import { encodingOf } from './encoding.ts';
import { textOf } from './text-of.ts';

/** A movement with what stood in the file. */
export interface RawLine extends StatementLine {
  readonly raw: string;
}

/** What a file of a bank holds. */
export interface StatementFile {
  readonly format: BankFormat | 'coda';
  /** Movements and lines that could not be read, in the order of the file. */
  readonly lines: AsyncIterable<RawLine | RefusedStatementLine>;
  /** What is odd about it; known once all lines were taken. */
  warnings(): readonly StatementWarning[];
}

const unknown = () => invalid({ field: 'file', messageKey: 'validation.file.unknownBank' });

/**
 * Opens a file of a bank, whichever it is.
 * @throws {ProblemError} on `file` when it is of none that we know
 */
export async function openStatement(path: string): Promise<StatementFile> {
  const encoding = await encodingOf(path);
  if (!encoding) throw unknown();
  const text = () => textOf(path, encoding);
  const statement = isCodaHeader(await firstLine(text())) ? await readCoda(text()) : await readBankCsv(text());
  if (!statement) throw unknown();
  return statement;
}

async function firstLine(text: AsyncIterable<string>): Promise<string> {
  let start = '';
  for await (const piece of text) {
    start += piece;
    if (/\n/u.test(start) || start.length > 4096) break;
  }
  return start.split(/\r?\n/u)[0] ?? '';
}
