import { type Answer, type HostOptions, problem, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import type { BankTransaction } from './transaction-requests.ts';
import { line as sampleLine, proposal as sampleProposal } from './testing/sample-transaction.ts';
import TransactionsPage from './index.tsx';

const line = sampleLine(1, { amount: 54.5, counterparty: 'Jean Maes', structured: '100012300038', rest: 54.5 });
const proposal = sampleProposal();
const made = { id: 9, open: 0, status: 1, proposedStatus: null } as const;

const show = (handlers: HostOptions['handlers'] = {}, changes: Partial<BankTransaction> = {}) =>
  renderWithHost(
    <main>
      <TransactionsPage />
    </main>,
    {
      user: testUser('super'),
      route: '/transactions?dates=all',
      messages,
      handlers: {
        listTransactions: () => [{ ...line, ...changes }],
        totalTransactions: () => ({ count: 1, received: 54.5, spent: 0, total: 54.5 }),
        listMatchProposals: () => [{ transactionId: 1, rest: 54.5, invoices: [proposal], returns: [] }],
        ...handlers,
      },
    },
  );

it('shows a transaction as searching until its proposals have arrived', async () => {
  let answer: (proposals: []) => void = () => undefined;
  show({ listMatchProposals: () => new Promise<[]>((resolve) => (answer = resolve)) });
  await screen.findByText('Searching…');
  expect(screen.queryByText('No invoice')).toBeNull();
  answer([]);
  await screen.findByText('No invoice');
});

it('waits for the proposals of a transaction whose dialog is opened early', async () => {
  const found = [{ transactionId: 1, rest: 54.5, invoices: [proposal], returns: [] }];
  let answer: (proposals: typeof found) => void = () => undefined;
  const { user } = show({ listMatchProposals: () => new Promise<typeof found>((resolve) => (answer = resolve)) });
  await user.dblClick(await screen.findByText('Searching…'));
  await screen.findByRole('dialog', { name: 'Searching…' });
  answer(found);
  const dialog = within(await screen.findByRole('dialog', { name: /54\.50/ }));
  expect(await dialog.findByRole('list', { name: 'Proposed invoices' })).toBeTruthy();
});

it('a transaction before its invoice is proposed with the day of the invoice, and asked about before it is matched', async () => {
  const early = { ...proposal, date: '2026-05-31', certain: false, certainty: 90 };
  const params = { kind: 'client', invoice: '000123', date: '03/05/2026', invoiced: '31/05/2026' };
  const messageKey = 'validation.payment.beforeInvoice';
  const matchTransaction = vi.fn<Answer<'matchTransaction'>>(({ body }) =>
    body.confirmDate ? made : problem(409, 'payment.date', [{ field: 'invoiceId', messageKey, params }], params),
  );
  const listMatchProposals = () => [{ transactionId: 1, rest: 54.5, invoices: [early], returns: [] }];
  const { user } = show({ matchTransaction, listMatchProposals });
  await user.click(await screen.findByRole('button', { name: /^Match with an invoice/u }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/payment before the invoice of 31\/05\/2026/u)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Match' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Is the date 03/05/2026 right?' }));
  expect(question.getByText('Invoice 000123 is dated 31/05/2026: 03/05/2026 is before it.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Keep this date' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(matchTransaction.mock.lastCall?.[0].body).toMatchObject({ invoiceId: 123, confirmDate: true });
});

describe('a certain proposal', () => {
  it('matches a certain proposal and closes its invoice with one click, with Undo', async () => {
    const matchTransaction = vi.fn<Answer<'matchTransaction'>>(() => made);
    const reversePayment = vi.fn<Answer<'reversePayment'>>(() => ({ ...made, id: 10 }));
    const { user } = show({ matchTransaction, reversePayment });
    await screen.findByText('Certain: 000123 Maes Jean');
    await user.click(await screen.findByRole('button', { name: /^Match with Client invoice 000123/u }));
    await screen.findByText('Client invoice 000123 paid and closed');
    const [call] = matchTransaction.mock.calls[0] ?? [];
    expect(call?.body).toEqual({ transactionId: 1, kind: 'client', invoiceId: 123, close: true });
    expect(call?.request.headers.get('idempotency-key')).toMatch(/^\w{32}$/u);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(reversePayment).toHaveBeenCalledOnce());
  });

  it('matches all certain proposals at once after a question', async () => {
    const matchCertainTransactions = vi.fn<Answer<'matchCertainTransactions'>>(() => [
      { transactionId: 1, done: true, kind: 'client', invoiceId: 123 },
    ]);
    const { user } = show({ matchCertainTransactions });
    await user.click(await screen.findByRole('button', { name: 'Match 1 certain' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/€54.50 in all/u)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Match and close' }));
    await screen.findByText('1 transaction matched');
    expect(matchCertainTransactions.mock.lastCall?.[0].body).toEqual({ transactions: [1] });
  });

  it('leaves the keyboard in the page when the button that matched all has gone', async () => {
    let isMatched = false;
    const { user } = show({
      listMatchProposals: () =>
        isMatched ? [] : [{ transactionId: 1, rest: 54.5, invoices: [proposal], returns: [] }],
      matchCertainTransactions: () => {
        isMatched = true;
        return [{ transactionId: 1, done: true, kind: 'client', invoiceId: 123 }];
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Match 1 certain' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Match and close' }));
    await screen.findByText('1 transaction matched');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Match 1 certain' })).toBeNull());
    const heading = screen.getByRole('heading', { level: 1, name: 'Bank transactions' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('names the transaction by day and amount, since its number is not shown anywhere', async () => {
    show();
    const name = 'Match with Client invoice 000123: 03/05/2026 €54.50';
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  });

  it('says why a colleague was first', async () => {
    const { user } = show({
      matchTransaction: () => problem(409, 'transaction.matched', [], { rest: 0, invoice: 123 }),
    });
    await user.click(await screen.findByRole('button', { name: /^Match with Client invoice 000123/u }));
    await screen.findByText('The transaction was not matched');
    expect(screen.getByText(/A colleague has already matched this transaction/u)).toBeTruthy();
  });
});

describe('a manual match', () => {
  it('takes any invoice by its number, and asks before it closes one that is paid', async () => {
    const matchTransaction = vi.fn<Answer<'matchTransaction'>>(() => ({ ...made, status: 0, proposedStatus: 1 }));
    const updateInsuranceInvoice = vi.fn<Answer<'updateInsuranceInvoice'>>(() => ({ affectedRows: 1 }));
    const { user } = show({ matchTransaction, updateInsuranceInvoice, listMatchProposals: () => [] });
    await user.click(await screen.findByRole('button', { name: /^Match with an invoice/u }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Transaction of 03/05/2026: €54.50' }));
    expect(dialog.getByText('No invoice fits: enter its number.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Match' }));
    expect(matchTransaction).not.toHaveBeenCalled();
    await user.selectOptions(dialog.getByRole('combobox', { name: /Invoice/u }), 'Insurance invoice');
    await user.type(dialog.getByRole('textbox', { name: /Invoice no/u }), '45');
    await user.type(dialog.getByRole('textbox', { name: /Amount to match/u }), '20,5');
    await user.click(dialog.getByRole('button', { name: 'Match' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: /Insurance invoice 000045: nothing is left to pay/u }),
    );
    expect(matchTransaction.mock.lastCall?.[0].body).toEqual({
      transactionId: 1,
      kind: 'insurance',
      invoiceId: 45,
      amount: 20.5,
    });
    await user.click(question.getByRole('button', { name: 'Close' }));
    await screen.findByText('Insurance invoice 000045 is closed');
    expect(updateInsuranceInvoice.mock.lastCall?.[0].body).toEqual({ status: 1 });
  });

  it('chooses a proposed invoice, and shows at which field the server refuses', async () => {
    const refusal = () =>
      problem(409, 'transaction.matched', [
        { field: 'amount', messageKey: 'validation.payment.rest', params: { rest: 10, invoice: 1 } },
      ]);
    const { user } = show({ matchTransaction: refusal });
    await user.click(await screen.findByRole('button', { name: /^Match with an invoice/u }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('100% (structured communication)')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: /Client invoice 000123, Maes Jean/u }));
    await user.click(dialog.getByRole('button', { name: 'Match' }));
    expect(await dialog.findByText('Only €10.00 is left of this transaction.')).toBeTruthy();
  });
});

it('shows the invoices that a transaction pays, and undoes the match after a question', async () => {
  let isUndone = false;
  const reversePayment = vi.fn<Answer<'reversePayment'>>(() => {
    isUndone = true;
    return { ...made, id: 10 };
  });
  const payment = {
    id: 9,
    kind: 'client',
    invoiceId: 123,
    amount: 54.5,
    at: '2026-05-04T08:00:00Z',
    userName: 'Ada',
    returnOf: null,
    returned: false,
  } as const;
  const { user } = show(
    { listMatchProposals: () => [], listTransactionPayments: () => (isUndone ? [] : [payment]), reversePayment },
    { matched: 54.5, rest: 0 },
  );
  await user.dblClick(await screen.findByText('Matched'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Paid by the transaction/u }));
  await dialog.findByText(/Client invoice 000123/u);
  await user.click(dialog.getByRole('button', { name: 'Undo payment' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo payment' }));
  await screen.findByText('Payment undone');
  // The button has gone with the payment: the keyboard stays in the dialog.
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('dialog'));
  expect(reversePayment.mock.lastCall?.[0].path.id).toBe(9);
});

describe('a payment returned by the bank', () => {
  const back = {
    transactionId: 7,
    date: '2026-05-01',
    amount: 54.5,
    counterparty: 'Jean Maes',
    certainty: 95,
    invoices: [{ kind: 'client', invoiceId: 123 }],
  } as const;
  const given = { amount: -54.5, rest: -54.5 };
  const proposed = () => [
    { transactionId: 1, rest: -54.5, invoices: [], returns: [{ ...back, invoices: [...back.invoices] }] },
  ];

  it('a returned payment is linked to its payment with one click that names the invoices unpaid again, with Undo', async () => {
    const returnTransaction = vi.fn<Answer<'returnTransaction'>>(() => ({
      transactionId: 1,
      invoices: [{ kind: 'client', invoiceId: 123 }],
    }));
    const undoReturn = vi.fn<Answer<'undoReturn'>>(() => ({ transactionId: 1, invoices: [] }));
    const { user } = show({ listMatchProposals: proposed, returnTransaction, undoReturn }, given);
    expect(await screen.findByText('Return of the payment of 01/05/2026 · Jean Maes')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Return of the payment of 01\/05\/2026/u }));
    await screen.findByText('Client invoice 000123 is unpaid again: the bank returned the payment.');
    expect(returnTransaction.mock.lastCall?.[0].body).toEqual({ transactionId: 1, returnOf: 7 });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Return undone');
    expect(undoReturn.mock.lastCall?.[0].path.id).toBe(1);
  });

  it('can be chosen in the dialog of the transaction', async () => {
    const returnTransaction = vi.fn<Answer<'returnTransaction'>>(() => ({ transactionId: 1, invoices: [] }));
    const { user } = show({ listMatchProposals: proposed, returnTransaction }, given);
    await user.click(await screen.findByRole('button', { name: /^Match with an invoice/u }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(
      dialog.getByRole('button', { name: 'Payment of 01/05/2026: €54.50, Client invoice 000123 · Jean Maes' }),
    );
    await screen.findByText('The payment and its return belong together.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why it could not be paired', async () => {
    const refusal = () => problem(409, 'transaction.return');
    const { user } = show({ listMatchProposals: proposed, returnTransaction: refusal }, given);
    await user.click(await screen.findByRole('button', { name: /^Return of the payment/u }));
    await screen.findByText('The return was not matched');
    expect(screen.getByText(/do not fit together as a payment and its return/u)).toBeTruthy();
  });

  it('a returned payment is undone in the dialog of the payment', async () => {
    const undoReturn = vi.fn<Answer<'undoReturn'>>(() => ({ transactionId: 1, invoices: [] }));
    const { user } = show(
      { listMatchProposals: () => [], listTransactionPayments: () => [], undoReturn },
      { ...given, matched: -54.5, rest: 0, returnOf: 7 },
    );
    await user.dblClick(await screen.findByText('Returned'));
    const dialog = within(await screen.findByRole('dialog', { name: /^Paid by the transaction/u }));
    expect(dialog.getByText('This transaction returns a payment.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Undo return' }));
    await screen.findByText('Return undone');
  });
});

it('marks a second payment of an invoice, and proposes its whole amount', async () => {
  const matchTransaction = vi.fn<Answer<'matchTransaction'>>(() => ({ ...made, open: -54.5 }));
  const second = { ...proposal, open: 0, entry: 'overpayment', certainty: 90, certain: false } as const;
  const { user } = show({
    matchTransaction,
    listMatchProposals: () => [{ transactionId: 1, rest: 54.5, invoices: [second], returns: [] }],
  });
  await user.click(await screen.findByRole('button', { name: /^Match with an invoice/u }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('paid or credited already: an overpayment')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Match' }));
  await waitFor(() =>
    expect(matchTransaction.mock.lastCall?.[0].body).toEqual({
      transactionId: 1,
      kind: 'client',
      invoiceId: 123,
      amount: 54.5,
    }),
  );
});
