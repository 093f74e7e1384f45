import type { MatchProposal } from '../requests/match-requests.ts';
import type { BankTransaction } from '../requests/use-transactions.ts';

/** A transaction with the invoices that it seems to pay. */
export interface MatchedLine extends BankTransaction {
  readonly proposals: readonly MatchProposal[];
}

/** How far a transaction is matched, in the order in which the column sorts. */
export const MATCH_STATES = ['certain', 'proposed', 'partly', 'none', 'matched'] as const;

/** How far a transaction is matched. */
export type MatchState = (typeof MATCH_STATES)[number];

/** The proposal of a transaction that is certain, if any. */
export const certainOf = ({ proposals }: MatchedLine): MatchProposal | undefined =>
  proposals.find(({ certain }) => certain);

/** How far a transaction is matched. */
export function matchState(line: MatchedLine): MatchState {
  if (line.rest === 0) return 'matched';
  if (certainOf(line)) return 'certain';
  if (line.proposals.length > 0) return 'proposed';
  return line.matched === 0 ? 'none' : 'partly';
}

/** Adds its proposals to each transaction. */
export function withProposals(
  lines: readonly BankTransaction[],
  proposals: readonly { readonly transactionId: number; readonly invoices: readonly MatchProposal[] }[],
): MatchedLine[] {
  const byLine = new Map(proposals.map(({ transactionId, invoices }) => [transactionId, invoices]));
  return lines.map((line) => ({ ...line, proposals: byLine.get(line.id) ?? [] }));
}
