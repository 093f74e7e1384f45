import { problem, type Answer } from '@navette/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bring, csv, found, lines, show } from './testing/show-transactions.tsx';
import type { BankTransaction } from '../../entities/bank-line/bank-lines.ts';
import type { TransactionImport } from './transaction-requests.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-20T10:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('import of bank files', () => {
  it('sends each bank file unchanged, under its name, and shows the result', async () => {
    let stored: BankTransaction[] = [];
    const importTransactions = vi.fn<Answer<'importTransactions'>>(() => {
      stored = lines;
      return found({ known: 2, lines: 5 });
    });
    const { user } = show({ handlers: { importTransactions, listTransactions: () => stored } });
    const dialog = await bring(user, csv('mai & juin.csv'), csv('coda.txt'));
    await dialog.findByText('The 2 files are imported.');
    expect(importTransactions.mock.calls.map(([{ query }]) => query.get('name'))).toEqual([
      'mai & juin.csv',
      'coda.txt',
    ]);
    const [call] = importTransactions.mock.calls[0] ?? [];
    expect(call?.request.headers.get('content-type')).toBe('application/octet-stream');
    expect(dialog.getAllByText('3 new transactions, 2 known already.')).toHaveLength(2);
    expect(dialog.getAllByText('KBC (CSV)')).toHaveLength(2);
    await user.click(dialog.getByText('Close'));
    await screen.findByText('Frais de garage');
  });

  it('accepts files that are dropped on the page', async () => {
    const { container } = show({ handlers: { importTransactions: () => found() } });
    await screen.findByText('Frais de garage');
    const target = container.querySelector('table') ?? container;
    const dataTransfer = { types: ['Files'], files: [csv('drop.csv')] };
    fireEvent.dragOver(target, { dataTransfer });
    expect(screen.getByText('Drop the bank’s files here (CSV or CODA)')).toBeTruthy();
    fireEvent.drop(target, { dataTransfer });
    await screen.findByText('drop.csv');
    expect(screen.queryByText('Drop the bank’s files here (CSV or CODA)')).toBeNull();
    await screen.findByText('3 new transactions, none known already.');
  });

  it('ignores texts that are dragged over the page', async () => {
    const { container } = show();
    await screen.findByText('Frais de garage');
    fireEvent.dragOver(container.querySelector('table') ?? container, {
      dataTransfer: { types: ['text/plain'], files: [] },
    });
    expect(screen.queryByText(/Drop the bank/)).toBeNull();
  });

  it('names refused lines and warnings of a bank file', async () => {
    const odd = found({
      refusedCount: 130,
      refused: [{ line: 1234, messageKey: 'transaction.refused.date' }],
      warnings: ['transaction.warning.balance'],
    });
    const { user } = show({ handlers: { importTransactions: () => odd } });
    const dialog = await bring(user, csv('a.csv'));
    await dialog.findByText('130 lines are not imported; these are the first');
    expect(dialog.getByRole('status').textContent).toBe('The file is imported. 130 lines refused.');
    expect(dialog.getByText('3 new transactions, none known already, 130 lines refused.')).toBeTruthy();
    expect(dialog.getByText('Line 1,234: The date cannot be read.')).toBeTruthy();
    expect(dialog.getByText('The old balance and the movements do not add up to the new balance.')).toBeTruthy();
  });

  it('asks about likely duplicates, and adds those confirmed as separate payments', async () => {
    const asked = { date: '2026-05-04', amount: 12.35, counterparty: 'Janssens', detail: 'trajet' };
    const known = { id: 3, date: '2026-05-03', source: 'mai.cod' };
    const doubles = [
      { ...asked, line: 2, known },
      { ...asked, line: 5, known },
    ];
    const importTransactions = vi.fn<Answer<'importTransactions'>>(({ query }) =>
      found(
        query.has('doubles')
          ? { added: 1, doubtful: 1, doubles: doubles.slice(0, 1) }
          : { added: 0, doubtful: 2, doubles },
      ),
    );
    const { user } = show({ handlers: { importTransactions } });
    const dialog = await bring(user, csv('a.csv'));
    await dialog.findByText('2 transactions are likely known from another file and are not added');
    const add = dialog.getByRole('button', { name: 'Add the ticked transactions' });
    expect(add.hasAttribute('disabled')).toBe(true);
    await user.click(
      dialog.getByRole('checkbox', {
        name: 'Line 5: 04/05/2026, €12.35, Janssens · trajet; already there on 03/05/2026, from mai.cod',
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Add the ticked transaction' }));
    await dialog.findByText('1 transaction is likely known from another file and is not added');
    expect(importTransactions.mock.lastCall?.[0].query.get('doubles')).toBe('5');
  });

  it('imports a file with a wrong balance only after confirmation', async () => {
    const importTransactions = vi.fn<Answer<'importTransactions'>>(({ query }) =>
      query.get('acceptBalance') === '1'
        ? found({ format: 'coda', warnings: ['transaction.warning.balance'] })
        : problem(409, 'statement.balance'),
    );
    const { user } = show({ handlers: { importTransactions } });
    const dialog = await bring(user, csv('a.cod'));
    await dialog.findByText(/^Nothing is imported: the old balance/u);
    expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Import all the same' }));
    await dialog.findByText('3 new transactions, none known already.');
    expect(dialog.getByText('The old balance and the movements do not add up to the new balance.')).toBeTruthy();
  });

  it('says why a file was refused, and goes on with the others', async () => {
    const refusal = () => problem(400, 'validation', [{ field: 'file', messageKey: 'validation.file.unknownBank' }]);
    const importTransactions = vi.fn<Answer<'importTransactions'>>(({ query }) =>
      query.get('name') === 'photo.png' ? refusal() : found(),
    );
    const { user } = show({ handlers: { importTransactions } });
    const dialog = await bring(user, csv('photo.png'), csv('a.csv'));
    await dialog.findByText('3 new transactions, none known already.');
    expect(dialog.getByText('Not imported: 1 of 2 files.')).toBeTruthy();
    expect(dialog.getByRole('alert').textContent).toContain(
      'This file is neither a CODA statement nor the CSV of a known bank.',
    );
  });

  it('does not send an empty bank file', async () => {
    const importTransactions = vi.fn<Answer<'importTransactions'>>(() => found());
    const { user } = show({ handlers: { importTransactions } });
    const dialog = await bring(user, csv('a.csv', ''));
    await dialog.findByText('This file is empty: choose another one.');
    expect(importTransactions).not.toHaveBeenCalled();
  });

  it('retries a bank file whose upload failed', async () => {
    let fails = true;
    const { user } = show({ handlers: { importTransactions: () => (fails ? problem(503, 'unavailable') : found()) } });
    const dialog = await bring(user, csv('a.csv'));
    await dialog.findByRole('alert');
    fails = false;
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await dialog.findByText('3 new transactions, none known already.');
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('offers all dates after an import, since new lines may lie outside the period', async () => {
    const { user, address } = show({ handlers: { importTransactions: () => found() } });
    const dialog = await bring(user, csv('a.csv'));
    await user.click(await dialog.findByRole('button', { name: 'Show all dates' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/transactions?dates=all');
    expect((await bring(user, csv('b.csv'))).queryByRole('button', { name: 'Show all dates' })).toBeNull();
  });

  it('shows the progress of an import, which continues when its dialog is closed', async () => {
    let answer = (_found: TransactionImport): void => {};
    const answered = new Promise<TransactionImport>((resolve) => {
      answer = resolve;
    });
    const { user } = show({ handlers: { importTransactions: () => answered } });
    const dialog = await bring(user, csv('a.csv'), csv('b.csv'));
    await dialog.findByText('0 of 2 files imported…');
    expect(dialog.getByRole('progressbar', { name: 'Progress of the import' }).getAttribute('aria-valuenow')).toBe('0');
    await user.click(dialog.getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Import in progress…' }));
    const again = within(await screen.findByRole('dialog'));
    answer(found());
    await again.findByText('The 2 files are imported.');
  });
});
