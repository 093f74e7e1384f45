import { createHash } from 'node:crypto';
import type { StatementLine } from '@navette/shared/domain';

/**
 * Fingerprint of a movement, the same in every file that holds it. Two that look the same on one day are the first and the second of their kind,
 * also in a file that overlaps with this one.
 */
export function createPrints(): (line: StatementLine) => string {
  const seen = new Map<string, number>();
  return ({ date, cents, account, counterparty, detail, structured }) => {
    const print = createHash('sha256')
      .update(JSON.stringify([date, cents, account, counterparty, detail, structured]))
      .digest('base64url')
      .slice(0, 24);
    const count = (seen.get(print) ?? 0) + 1;
    seen.set(print, count);
    return `${print}-${count}`;
  };
}
