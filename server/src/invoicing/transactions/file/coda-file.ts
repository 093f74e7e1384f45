import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CodaReader, field, isRefusedLine } from '@navette/shared/bank';
import { invalid } from '../../../kernel/problem.ts';
import type { StatementFile } from './statement-file.ts';

/** Maximum records of a file: 32 MB, some years of a large account. */
const MOST_RECORDS = 250_000;
/** Records, or movements, that are processed before yielding to the event loop. */
const AT_A_TIME = 500;

/**
 * Reads a CODA file with the statements of some days, as a whole.
 * @throws {ProblemError} on `file` when it has more records than any bank sends
 */
export async function readCoda(text: AsyncIterable<string>): Promise<StatementFile> {
  const reader = new CodaReader();
  const records: string[] = [];
  for await (const record of createInterface({ input: Readable.from(text), crlfDelay: Infinity })) {
    if (records.length === MOST_RECORDS)
      throw invalid({ field: 'file', messageKey: 'validation.file.tooLarge', params: { max: 32 } });
    records.push(record);
    reader.read(record);
    if (records.length % AT_A_TIME === 0) await setImmediate();
  }
  const lines = [];
  for (const line of reader.lines()) {
    lines.push(isRefusedLine(line) ? line : { raw: rawOf(records, line.line), ...line });
    if (lines.length % AT_A_TIME === 0) await setImmediate();
  }
  const { warnings } = reader;
  return { format: 'coda', lines: inOrder(lines), warnings: () => warnings };
}

/** A movement with its continuation records, information records included. */
function rawOf(records: readonly string[], line: number): string {
  const first = records[line - 1] ?? '';
  const goesOn = (record = '') =>
    (/^2[23]/u.test(record) && field(record, 3, 10) === field(first, 3, 10)) ||
    (/^3[123]/u.test(record) && field(record, 3, 6) === field(first, 3, 6));
  let end = line;
  while (goesOn(records[end])) end += 1;
  return [first, ...records.slice(line, end)].map((record) => record.trimEnd()).join('\n');
}

async function* inOrder<T extends { readonly line: number }>(lines: readonly T[]): AsyncGenerator<T> {
  yield* lines.toSorted((left, right) => left.line - right.line);
}
