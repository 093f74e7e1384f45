import { CodaReader, field } from '@navette/shared/domain';
import type { StatementFile } from './statement-file.ts';

/** Reads a CODA file; it holds the statements of some days and is taken as a whole. */
export async function readCoda(text: AsyncIterable<string>): Promise<StatementFile> {
  const records = (await whole(text)).split('\n');
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

/** A movement and the records that go on with it. */
function rawOf(records: readonly string[], line: number): string {
  const key = (record: string) => field(record, 3, 10);
  const first = records[line - 1] ?? '';
  const rest = records.slice(line);
  const end = rest.findIndex((record) => !/^2[23]/u.test(record) || key(record) !== key(first));
  return [first, ...rest.slice(0, end < 0 ? rest.length : end)].map((record) => record.trimEnd()).join('\n');
}

async function* inOrder<T extends { readonly line: number }>(lines: readonly T[]): AsyncGenerator<T> {
  yield* lines.toSorted((left, right) => left.line - right.line);
}
