import { describe, expect, it } from 'vitest';
import {
  type MatchProposal,
  type ReturnProposal,
  type BankTransaction,
  matchState,
  type MatchState,
  withProposals,
} from './bank-lines.ts';
import { line as sampleLine, proposal as sampleProposal } from './testing/sample-transaction.ts';

const line = (changes: Partial<BankTransaction>) => sampleLine(1, { amount: 54.5, rest: 54.5, ...changes });
const proposal = (certain: boolean) =>
  sampleProposal({ rule: certain ? 'ogm' : 'number', certainty: certain ? 100 : 60, certain });

const back = (certainty: number): ReturnProposal => ({
  transactionId: 9,
  date: '2026-05-01',
  amount: -54.5,
  counterparty: null,
  certainty,
  invoices: [],
});

describe('match status of a transaction', () => {
  it.each<[MatchState, Partial<BankTransaction>, MatchProposal[], ReturnProposal[]?]>([
    ['matched', { rest: 0, matched: 54.5 }, []],
    ['certain', {}, [proposal(false), proposal(true)]],
    ['proposed', { rest: 20, matched: 34.5 }, [proposal(false)]],
    ['partly', { rest: 20, matched: 34.5 }, []],
    ['none', {}, []],
    ['returned', { rest: 0, matched: 54.5, returnedBy: 2 }, []],
    ['returned', { rest: 0, matched: 54.5, returnOf: 2 }, []],
    ['return', {}, [], [back(50)]],
    ['return', {}, [proposal(false)], [back(95)]],
    ['proposed', {}, [proposal(false)], [back(50)]],
    ['certain', {}, [proposal(true)], [back(95)]],
  ])('is %s', (state, changes, invoices, returns = []) => {
    const proposals = [{ transactionId: 1, invoices, returns }];
    const [found] = withProposals([line(changes)], proposals, false);
    expect(found && matchState(found)).toBe(state);
  });

  it('gives each transaction its own proposals', () => {
    const found = withProposals(
      [line({}), line({ id: 2 })],
      [{ transactionId: 2, invoices: [proposal(true)], returns: [] }],
      false,
    );
    expect(found.map(({ proposals }) => proposals.length)).toEqual([0, 1]);
  });

  it('a transaction is without invoice only once all proposals are there', () => {
    const lines = [line({}), line({ id: 2 }), line({ id: 3, rest: 0 }), line({ id: 4, rest: 20, matched: 34.5 })];
    const states = (arriving: boolean) =>
      withProposals(lines, [{ transactionId: 2, invoices: [proposal(true)], returns: [] }], arriving).map(matchState);
    expect(states(true)).toEqual(['searching', 'certain', 'matched', 'partly']);
    expect(states(false)).toEqual(['none', 'certain', 'matched', 'partly']);
  });
});
