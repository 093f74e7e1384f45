import { createHash } from 'node:crypto';
import type { StatementLine } from '@navette/shared/bank';

/** Identity of a movement. */
export interface Print {
  readonly print: string;
  /** Format of the file. */
  readonly origin: string;
  /** Made of the bank's number, not of the content. */
  readonly numbered: boolean;
}

/**
 * Fingerprint of a movement, the same in every file that holds it: of the bank's own number with the day and the amount, so that equal payments of a day are two;
 * where the format has no number of the content. Two that look the same then are the first and the second of their kind, also in a file that overlaps with this one.
 */
export function createPrints(format: string): (line: StatementLine) => Print {
  const seen = new Map<string, number>();
  return ({ date, cents, account, counterparty, detail, structured, number }) => {
    const content =
      number === null ? [date, cents, account, counterparty, detail, structured] : [format, number, date, cents];
    const print = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 24);
    const count = (seen.get(print) ?? 0) + 1;
    seen.set(print, count);
    return { print: `${print}-${count}`, origin: format, numbered: number !== null };
  };
}
