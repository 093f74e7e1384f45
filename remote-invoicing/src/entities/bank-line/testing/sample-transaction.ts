import type { BankTransaction, MatchProposal } from '../bank-lines.ts';

/** A bank transaction of 10 euros, by itself matched with nothing. */
export const line = (id: number, changes: Partial<BankTransaction> = {}): BankTransaction => ({
  id,
  date: '2026-05-03',
  account: null,
  amount: 10,
  detail: 'Paiement',
  ref: null,
  counterparty: null,
  structured: null,
  source: 'mai.csv',
  matched: 0,
  rest: 0,
  returnOf: null,
  returnedBy: null,
  ...changes,
});

/** A certain proposal: an open client invoice of 54.50 euros, by its payment reference. */
export const proposal = (changes: Partial<MatchProposal> = {}): MatchProposal => ({
  kind: 'client',
  invoiceId: 123,
  payerId: 7,
  name: 'Maes Jean',
  date: '2026-04-10',
  open: 54.5,
  rule: 'ogm',
  entry: 'payment',
  amount: 54.5,
  certainty: 100,
  certain: true,
  ...changes,
});
