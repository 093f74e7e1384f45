import type { components } from '@navette/openapi/types';
import { $api, api, dataOf } from '@navette/shared/api';
import { keepPreviousData } from '@tanstack/react-query';
import type { Period } from '@navette/shared/ui-form';

export type BankTransaction = components['schemas']['BankTransaction'];

/** A proposed invoice of a transaction. */
export type MatchProposal = components['schemas']['MatchProposal'];

/** An earlier transaction that a transaction seems to return. */
export type ReturnProposal = components['schemas']['ReturnProposal'];

type Proposals = components['schemas']['TransactionProposals'];

/** Rule that a transaction fulfils. */
export type ProposedRule = components['schemas']['BankRule'];

/** Proposals of the transactions of a period, or of all. */
export const useProposals = ({ startDate, endDate }: Partial<Period['query']> = {}) =>
  $api.useQuery(
    'get',
    '/service/transaction/proposals',
    { params: { query: { ...(startDate && { startDate }), ...(endDate && { endDate }) } } },
    { placeholderData: keepPreviousData, meta: { failure: 'inPlace' } },
  );

/** A transaction with its proposed invoices. */
export interface MatchedLine extends BankTransaction {
  readonly proposals: readonly MatchProposal[];
  /** Earlier transactions that it seems to return. */
  readonly returns: readonly ReturnProposal[];
  /** The rule that says what becomes of it. */
  readonly rule?: ProposedRule | undefined;
  /** Its proposals are still loading. */
  readonly searching: boolean;
}

/** Match states of a transaction, in the column's sort order. */
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

export type MatchState = (typeof MATCH_STATES)[number];

/** The certain proposal of a transaction, if any. */
export const certainOf = ({ proposals }: MatchedLine): MatchProposal | undefined =>
  proposals.find(({ certain }) => certain);

/** The transaction that a transaction returns, if that is at least as likely as any proposed invoice. */
export const returnOf = ({ returns: [best], proposals: [invoice] }: MatchedLine): ReturnProposal | undefined =>
  best && best.certainty >= (invoice?.certainty ?? 0) ? best : undefined;

/** Whether one click books a transaction: a certain invoice, or a rule. */
export const isCertain = (line: MatchedLine): boolean => certainOf(line) !== undefined || line.rule !== undefined;

export function matchState(line: MatchedLine): MatchState {
  if (line.returnOf !== null || line.returnedBy !== null) return 'returned';
  if (line.rest === 0) return 'matched';
  if (isCertain(line)) return 'certain';
  if (returnOf(line)) return 'return';
  if (line.proposals.length > 0) return 'proposed';
  if (line.matched !== 0) return 'partly';
  return line.searching ? 'searching' : 'none';
}

/**
 * Adds its proposals to each transaction.
 * @param arriving more proposals are loading, so that a transaction without one may still get some
 */
export function withProposals(
  lines: readonly BankTransaction[],
  proposals: readonly Pick<Proposals, 'transactionId' | 'invoices' | 'returns' | 'rule'>[],
  arriving: boolean,
): MatchedLine[] {
  const byLine = new Map(proposals.map((found) => [found.transactionId, found]));
  return lines.map((line) => {
    const found = byLine.get(line.id);
    return {
      ...line,
      proposals: found?.invoices ?? [],
      returns: found?.returns ?? [],
      rule: found?.rule,
      searching: arriving && !found,
    };
  });
}

/** Undoes the pairing of a transaction with the one that it returns. */
export const undoReturn = (id: number): Promise<components['schemas']['ReturnMade']> =>
  dataOf(api.POST('/service/transaction/return/undo/{id}', { params: { path: { id } } }));
