import { Readable } from 'node:stream';
import {
  BANK_DELIMITERS,
  bankCsvOf,
  HEADER_WITHIN,
  isRefusedLine,
  type BankCsv,
  type RefusedStatementLine,
} from '@navette/shared/bank';
import { CsvError, parse } from 'csv-parse';
import { invalid } from '../../../kernel/problem.ts';
import type { RawLine, StatementFile } from './statement-file.ts';

interface Row {
  readonly line: number;
  readonly fields: readonly string[];
}

/** No line of a bank is longer; without a limit an unclosed quote would make the whole file one field. */
const LONGEST_ROW = 100_000;

/**
 * Reads the CSV of a bank row by row, in constant memory; `undefined` when its first lines have no known header, with any delimiter.
 * @param open opens the text from its beginning
 * @throws {ProblemError} on `file` when a quote is never closed
 */
export async function readBankCsv(open: () => AsyncIterable<string>): Promise<StatementFile | undefined> {
  for (const delimiter of BANK_DELIMITERS) {
    const statement = await readDelimited(open(), delimiter);
    if (statement) return statement;
  }
  return undefined;
}

async function readDelimited(text: AsyncIterable<string>, delimiter: string): Promise<StatementFile | undefined> {
  const end = { text: '' };
  const rows = rowsOf(keptEnd(text, end), delimiter);
  for (let count = 0; count < HEADER_WITHIN; count += 1) {
    const { value, done } = await rows.next();
    if (done) return undefined;
    const csv = bankCsvOf(value.fields);
    if (csv)
      return { format: csv.format, lines: linesOf(csv, { rows, width: value.fields.length, end }), warnings: () => [] };
  }
  await rows.return(undefined);
  return undefined;
}

interface Table {
  readonly rows: AsyncIterable<Row>;
  /** Number of columns of the header. */
  readonly width: number;
  readonly end: { readonly text: string };
}

async function* linesOf(csv: BankCsv, { rows, width, end }: Table): AsyncGenerator<RawLine | RefusedStatementLine> {
  let last: Row | undefined;
  for await (const row of rows) {
    if (last) yield* lineOf(csv, last);
    last = row;
  }
  if (!last) return;
  // In a truncated file, "154,50" may have become "15".
  const isCut = last.fields.length < width && !/[\r\n]$/u.test(end.text);
  if (isCut) yield { line: last.line, messageKey: 'transaction.refused.incomplete' };
  else yield* lineOf(csv, last);
}

function* lineOf(csv: BankCsv, { line, fields }: Row): Generator<RawLine | RefusedStatementLine> {
  const read = csv.read(fields, line);
  if (read) yield isRefusedLine(read) ? read : { ...read, raw: fields.join(';') };
}

/** The text unchanged; keeps its end for inspection. */
async function* keptEnd(text: AsyncIterable<string>, end: { text: string }): AsyncGenerator<string> {
  for await (const piece of text) {
    if (piece !== '') end.text = piece.slice(-1);
    yield piece;
  }
}

async function* rowsOf(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<Row, undefined> {
  const parser = parse({
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
    info: true,
  });
  const source = Readable.from(text);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const row of parser) yield rowOf(row);
  } catch (error) {
    if (error instanceof CsvError)
      throw invalid({ field: 'file', messageKey: 'validation.file.brokenRow', params: { line: parser.info.lines } });
    throw error;
  } finally {
    source.destroy();
  }
  return undefined;
}

/** Output of the parser with `info`: it reads ahead, so that each row carries its own line number. */
function rowOf({
  info,
  record,
}: {
  readonly info: { readonly lines: number };
  readonly record: readonly unknown[];
}): Row {
  return { line: info.lines, fields: record.map(String) };
}
