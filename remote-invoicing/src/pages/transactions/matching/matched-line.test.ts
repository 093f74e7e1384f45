import { describe, expect, it } from 'vitest';
import type { MatchProposal } from '../requests/match-requests.ts';
import type { BankTransaction } from '../requests/use-transactions.ts';
import { matchState, withProposals } from './matched-line.ts';

const line = (changes: Partial<BankTransaction>): BankTransaction => ({
  id: 1,
  date: '2026-05-03',
  account: null,
  amount: 54.5,
  detail: '',
  ref: null,
  counterparty: null,
  structured: null,
  source: 'mai.csv',
  matched: 0,
  rest: 54.5,
  ...changes,
});
const proposal = (certain: boolean): MatchProposal => ({
  kind: 'client',
  invoiceId: 1,
  payerId: 2,
  name: 'Maes Jean',
  open: 54.5,
  rule: certain ? 'ogm' : 'number',
  certainty: certain ? 100 : 60,
  certain,
});

describe('how far a transaction is matched', () => {
  it.each([
    ['matched', { rest: 0, matched: 54.5 }, []],
    ['certain', {}, [proposal(false), proposal(true)]],
    ['proposed', { rest: 20, matched: 34.5 }, [proposal(false)]],
    ['partly', { rest: 20, matched: 34.5 }, []],
    ['none', {}, []],
  ] as const)('is %s', (state, changes, invoices) => {
    const [found] = withProposals([line(changes)], [{ transactionId: 1, invoices }], false);
    expect(found && matchState(found)).toBe(state);
  });

  it('gives each transaction its own proposals', () => {
    const found = withProposals([line({}), line({ id: 2 })], [{ transactionId: 2, invoices: [proposal(true)] }], false);
    expect(found.map(({ proposals }) => proposals.length)).toEqual([0, 1]);
  });

  it('a transaction is without invoice only once all proposals are there', () => {
    const lines = [line({}), line({ id: 2 }), line({ id: 3, rest: 0 }), line({ id: 4, rest: 20, matched: 34.5 })];
    const states = (arriving: boolean) =>
      withProposals(lines, [{ transactionId: 2, invoices: [proposal(true)] }], arriving).map(matchState);
    expect(states(true)).toEqual(['searching', 'certain', 'matched', 'partly']);
    expect(states(false)).toEqual(['none', 'certain', 'matched', 'partly']);
  });
});
