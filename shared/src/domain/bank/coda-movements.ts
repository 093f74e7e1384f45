import { MAX_MONEY } from '../money/money-text.ts';
import { toCents } from '../money/money.ts';
import { invoiceReferenceIn, structuredIn } from './invoice-reference.ts';
import type { RefusedStatementLine, StatementLine } from './statement-line.ts';

/** A movement of a CODA file, gathered from its records. */
export interface CodaMovement {
  line: number;
  sequence: string;
  /** `0000` is what happened on the account; others are the parts of a batch. */
  part: string;
  date: string | undefined;
  cents: number | undefined;
  structured: string | undefined;
  text: string;
  account: string | null;
  counterparty: string | null;
  /** A record that goes on with it could not be read, or did not arrive. */
  incomplete: boolean;
}

/**
 * The lines of a statement: of a batch the parts count, with their own communications, when they add up to what happened on the account; else the whole. One
 * that is not complete is none: the corrected file would bring it once more, as another line.
 */
export function finishedMovements(movements: readonly CodaMovement[]): {
  lines: StatementLine[];
  refused: RefusedStatementLine[];
} {
  const lines: StatementLine[] = [];
  const refused: RefusedStatementLine[] = [];
  const wholes = movements.flatMap((movement, index) => (movement.part === '0000' ? [{ movement, index }] : []));
  wholes.forEach(({ movement, index }, order) => {
    const parts = movements
      .slice(index + 1, wholes[order + 1]?.index ?? movements.length)
      .filter(({ sequence }) => sequence === movement.sequence);
    if ([movement, ...parts].some(({ incomplete }) => incomplete)) {
      refused.push({ line: movement.line, messageKey: 'transaction.refused.incomplete' });
      return;
    }
    const sum = parts.reduce((total, { cents }) => total + (cents ?? Number.NaN), 0);
    for (const one of parts.length > 0 && sum === movement.cents ? parts : [movement]) {
      const line = lineOf(one);
      if ('messageKey' in line) refused.push(line);
      else lines.push(line);
    }
  });
  return { lines, refused };
}

function lineOf({
  line,
  date,
  cents,
  structured,
  text,
  account,
  counterparty,
}: CodaMovement): StatementLine | RefusedStatementLine {
  if (date === undefined) return { line, messageKey: 'transaction.refused.date' };
  if (cents === undefined || Math.abs(cents) > toCents(MAX_MONEY))
    return { line, messageKey: 'transaction.refused.amount' };
  const detail = text.replace(/\s+/gu, ' ').trim().slice(0, 2000);
  const digits = structured ?? structuredIn(detail);
  return {
    line,
    date,
    cents,
    account,
    counterparty,
    detail,
    structured: digits,
    ref: invoiceReferenceIn(digits ?? detail),
  };
}
