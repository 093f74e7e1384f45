import { type HostOptions, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, within } from '@testing-library/react';
import type { TransactionImport } from '../transaction-requests.ts';
import { line } from '../../../entities/bank-line/testing/sample-transaction.ts';
import TransactionsPage from '../index.tsx';
import { messages } from '../../../testing/messages.ts';

/** Three transactions: of a garage, of an invoice, of ten cents. */
export const lines = [
  line(3, { date: '2026-05-04', amount: -12, detail: 'Frais de garage', counterparty: 'Garage Élan' }),
  line(2, { amount: 54.5, account: 'BE68539007547034', ref: '000123', structured: '100012300038' }),
  line(1, { date: '2026-05-01', amount: 0.1 }),
];

export const found = (changes: Partial<TransactionImport> = {}): TransactionImport => ({
  format: 'kbc',
  lines: 3,
  added: 3,
  known: 0,
  doubtful: 0,
  doubles: [],
  refusedCount: 0,
  refused: [],
  warnings: [],
  ...changes,
});

/** The page for a super. */
export const host = { user: testUser('super'), route: '/transactions', messages };

/** Totals of {@link lines}. */
export const few = { count: 3, received: 54.6, spent: -12, total: 42.6 };

/** Shows the page with three transactions. */
export const show = (options: HostOptions = {}) =>
  renderWithHost(<TransactionsPage />, {
    ...host,
    ...options,
    handlers: {
      listTransactions: () => lines,
      totalTransactions: () => few,
      listMatchProposals: () => [],
      ...options.handlers,
    },
  });

export const rowTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

/** A file of a bank. */
export const csv = (name: string, content = 'date;account;amount;detail') =>
  new File([content], name, { type: 'text/csv' });
/** Chooses files to import; their dialog. */
export const bring = async (user: ReturnType<typeof show>['user'], ...files: File[]) => {
  await screen.findByRole('button', { name: 'Import' });
  await user.upload(screen.getByLabelText('Import', { selector: 'input' }), files);
  return within(await screen.findByRole('dialog', { name: 'Import bank files' }));
};
