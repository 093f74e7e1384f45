import {
  type BankFormat,
  type RefusedStatementLine,
  type StatementLine,
  type StatementWarning,
  BANK_DELIMITERS,
  bankCsvOf,
  HEADER_WITHIN,
  isRefusedLine,
  type BankCsv,
  CodaReader,
  field,
} from '@navette/shared/bank';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { invalid } from '../../kernel/problem.ts';
import { createInterface } from 'node:readline/promises';
import { setImmediate } from 'node:timers/promises';

/** A movement with its raw text in the file. */
export interface RawLine extends StatementLine {
  readonly raw: string;
}

export interface StatementFile {
  readonly format: BankFormat | 'coda';
  /** Movements and unreadable lines, in the order of the file. */
  readonly lines: AsyncIterable<RawLine | RefusedStatementLine>;
  /** Warnings; complete once all lines were read. */
  warnings(): readonly StatementWarning[];
}

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
