import { createHash } from 'node:crypto';
import type { StatementLine } from '@navette/shared/bank';

/** Fingerprint of a movement. */
export interface Print {
  readonly print: string;
  /** Format of the file. */
  readonly origin: string;
  /** Made from the bank's number, not from the content. */
  readonly numbered: boolean;
}

/**
 * Fingerprint of a movement, the same in every file that contains it: from the bank's own number with the day and the amount, so that equal payments
 * of a day differ; without a number from the content. Movements with equal content get a counter, also in overlapping files.
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
