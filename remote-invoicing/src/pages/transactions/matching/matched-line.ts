import type { MatchProposal, Proposals, ReturnProposal } from '../requests/match-requests.ts';
import type { BankTransaction } from '../requests/use-transactions.ts';

/** A transaction with the invoices that it seems to pay. */
export interface MatchedLine extends BankTransaction {
  readonly proposals: readonly MatchProposal[];
  /** Earlier transactions that it seems to give back. */
  readonly returns: readonly ReturnProposal[];
  /** Its proposals have not arrived yet. */
  readonly searching: boolean;
}

/** How far a transaction is matched, in the order in which the column sorts. */
export const MATCH_STATES = [
  'certain',
  'return',
  'proposed',
  'partly',
  'searching',
  'none',
  'matched',
  'returned',
] as const;

/** How far a transaction is matched. */
export type MatchState = (typeof MATCH_STATES)[number];

/** The proposal of a transaction that is certain, if any. */
export const certainOf = ({ proposals }: MatchedLine): MatchProposal | undefined =>
  proposals.find(({ certain }) => certain);

/** The transaction that a transaction gives back, where that is as likely as any invoice that it seems to pay. */
export const returnOf = ({ returns: [best], proposals: [invoice] }: MatchedLine): ReturnProposal | undefined =>
  best && best.certainty >= (invoice?.certainty ?? 0) ? best : undefined;

/** How far a transaction is matched. */
export function matchState(line: MatchedLine): MatchState {
  if (line.returnOf !== null || line.returnedBy !== null) return 'returned';
  if (line.rest === 0) return 'matched';
  if (certainOf(line)) return 'certain';
  if (returnOf(line)) return 'return';
  if (line.proposals.length > 0) return 'proposed';
  if (line.matched !== 0) return 'partly';
  return line.searching ? 'searching' : 'none';
}

/**
 * Adds its proposals to each transaction.
 * @param arriving more proposals are on their way, so that a transaction without one may still get some
 */
export function withProposals(
  lines: readonly BankTransaction[],
  proposals: readonly Pick<Proposals, 'transactionId' | 'invoices' | 'returns'>[],
  arriving: boolean,
): MatchedLine[] {
  const byLine = new Map(proposals.map((found) => [found.transactionId, found]));
  return lines.map((line) => {
    const found = byLine.get(line.id);
    return { ...line, proposals: found?.invoices ?? [], returns: found?.returns ?? [], searching: arriving && !found };
  });
}
