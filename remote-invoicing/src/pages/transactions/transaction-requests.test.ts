import { describe, expect, it } from 'vitest';
import {
  type MatchProposal,
  type ReturnProposal,
  type BankTransaction,
  matchState,
  type MatchState,
  withProposals,
} from './transaction-requests.ts';
import { line as sampleLine, proposal as sampleProposal } from './testing/sample-transaction.ts';
import { isInProgress, progressOf, type FileState, type ImportItem } from './use-import.ts';

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

const item = (size: number, step: 'waiting' | 'sending' | 'failed'): ImportItem => {
  const state: FileState = step === 'failed' ? { step, error: new Error('no') } : { step };
  return { key: size, answers: {}, file: new File(['x'.repeat(size)], 'a.csv'), state };
};

describe('the progress of an import', () => {
  it('measures progress by bytes, so that a small file counts less than a large one', () => {
    expect(progressOf([item(99, 'failed'), item(299, 'sending')])).toBe(0.25);
    expect(progressOf([item(9, 'failed'), item(9, 'failed')])).toBe(1);
    expect(progressOf([item(0, 'waiting'), item(0, 'failed')])).toBe(0.5);
  });

  it('reports no progress for a single file', () => {
    expect(progressOf([item(9, 'sending')])).toBeUndefined();
  });

  it('an import is in progress until every file has a result', () => {
    expect([item(1, 'waiting'), item(1, 'sending'), item(1, 'failed')].map(isInProgress)).toEqual([true, true, false]);
  });
});
