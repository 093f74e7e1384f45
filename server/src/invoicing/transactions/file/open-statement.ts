import { isCodaHeader } from '@navette/shared/bank';
import { invalid } from '../../../kernel/problem.ts';
import { readCoda } from './coda-file.ts';
import { readBankCsv } from './csv-file.ts';
import { encodingOf } from './encoding.ts';
import type { StatementFile } from './statement-file.ts';
import { textOf } from './text-of.ts';

const unknown = () => invalid({ field: 'file', messageKey: 'validation.file.unknownBank' });

/**
 * Opens a file of a bank, whichever it is.
 * @throws {ProblemError} on `file` when it is of none that we know
 */
export async function openStatement(path: string): Promise<StatementFile> {
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
