import { isRefusedLine } from '../bank-csv.ts';
import { CodaReader } from '../coda.ts';
import type { RefusedStatementLine, StatementLine } from '../statement-line.ts';

/** A record with texts at their positions, counted from 1. */
export function record(...parts: readonly (readonly [number, string])[]): string {
  return parts.reduce(
    (whole, [at, text]) => `${whole.slice(0, at - 1)}${text}${whole.slice(at - 1 + text.length)}`,
    ' '.repeat(128),
  );
}

const amount = (euros: number) => String(Math.round(euros * 1000)).padStart(15, '0');
/** First record, of the day on which the file was made. */
export const header = (duplicate = ' ') =>
  record([1, '00000'], [6, '040526'], [12, '539'], [17, duplicate], [61, 'GKCCBEBB'], [128, '2']);
/** Record of the old balance. */
export const opening = (euros: number) =>
  record([1, '12001'], [6, 'BE68539007547034'], [43, '0'], [44, amount(euros)], [59, '030526']);
interface Move {
  readonly sequence?: string;
  readonly part?: string;
  readonly euros: number;
  readonly ogm?: string;
  readonly text?: string;
  readonly code?: string;
  readonly level?: string;
  readonly reference?: string;
}
/** First record of a movement. */
export const move = ({ sequence = '0001', part = '0000', euros, ogm, text = '', ...more }: Move) =>
  record(
    [1, '21'],
    [3, sequence],
    [7, part],
    [11, more.reference ?? 'REF'],
    [32, euros < 0 ? '1' : '0'],
    [33, amount(Math.abs(euros))],
    [48, '040526'],
    [54, more.code ?? '00150000'],
    [62, ogm === undefined ? '0' : '1'],
    [63, ogm === undefined ? text : `101${ogm}`],
    [116, '050526'],
    [125, more.level ?? '0'],
    [128, '0'],
  );
/** Record that goes on with the communication of a movement. */
export const more = (text: string, sequence = '0001') => record([1, '22'], [3, sequence], [7, '0000'], [11, text]);
/** Record of the counterparty. */
export const other = (account: string, name: string, sequence = '0001') =>
  record([1, '23'], [3, sequence], [7, '0000'], [11, account], [48, name]);
/** First information record, free or structured. */
export const info = (text: string, structured = '0') =>
  record([1, '31'], [3, '0001'], [7, '0001'], [11, 'REF'], [32, '00150000'], [40, structured], [41, text]);
/** Record of the new balance. */
export const closing = (euros: number) => record([1, '8001'], [5, 'BE68539007547034'], [42, '0'], [43, amount(euros)]);
/** Last record. */
export const trailer = (count: number) =>
  record([1, '9'], [17, String(count).padStart(6, '0')], [23, amount(0)], [38, amount(0)]);

/** The content of these records. */
export function read(...records: readonly string[]) {
  const reader = new CodaReader();
  for (const one of records) reader.read(one);
  const [lines, refused]: [StatementLine[], RefusedStatementLine[]] = [[], []];
  for (const line of reader.lines()) {
    if (isRefusedLine(line)) refused.push(line);
    else lines.push(line);
  }
  return { lines, refused, warnings: reader.warnings };
}
