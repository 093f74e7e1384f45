import { CodaReader, field } from '@navette/shared/bank';
import type { StatementFile } from './statement-file.ts';

/** Reads a CODA file; it holds the statements of some days and is taken as a whole. */
export async function readCoda(text: AsyncIterable<string>): Promise<StatementFile> {
  const records = (await whole(text)).split(/\r\n|\r|\n/u);
  const reader = new CodaReader();
  for (const record of records) reader.read(record);
  const { lines, refused, warnings } = reader.content();
  return {
    format: 'coda',
    lines: inOrder([...refused, ...lines.map((line) => Object.assign({ raw: rawOf(records, line.line) }, line))]),
    warnings: () => warnings,
  };
}

async function whole(text: AsyncIterable<string>): Promise<string> {
  let content = '';
  for await (const piece of text) content += piece;
  return content;
}

/** A movement and the records that go on with it, information included. */
function rawOf(records: readonly string[], line: number): string {
  const first = records[line - 1] ?? '';
  const goesOn = (record: string) =>
    (/^2[23]/u.test(record) && field(record, 3, 10) === field(first, 3, 10)) ||
    (/^3[123]/u.test(record) && field(record, 3, 6) === field(first, 3, 6));
  const rest = records.slice(line);
  const end = rest.findIndex((record) => !goesOn(record));
  return [first, ...rest.slice(0, end < 0 ? rest.length : end)].map((record) => record.trimEnd()).join('\n');
}

async function* inOrder<T extends { readonly line: number }>(lines: readonly T[]): AsyncGenerator<T> {
  yield* lines.toSorted((left, right) => left.line - right.line);
}
