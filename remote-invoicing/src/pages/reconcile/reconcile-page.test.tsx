import { type Answer, type HostOptions, problem, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { line as sampleLine, proposal as sampleProposal } from '../../entities/bank-line/testing/sample-transaction.ts';
import { messages } from '../../testing/messages.ts';
import ReconcilePage from './index.tsx';
import type { LinePart, LineState } from './reconcile-requests.ts';

const jean = sampleLine(1, { amount: 54.5, rest: 54.5, counterparty: 'Jean Maes' });
const garage = sampleLine(2, { amount: -80, rest: -80, counterparty: 'Garage Élan', date: '2026-05-02' });
const unknown = sampleLine(3, { amount: 60, rest: 60, counterparty: 'Inconnu', date: '2026-05-01' });
const proposal = sampleProposal();
const part: LinePart = {
  id: 9,
  type: 'invoice',
  amount: 54.5,
  kind: 'client',
  invoiceId: 123,
  clientId: null,
  expenseId: null,
  name: null,
  reason: null,
  at: '2026-05-04T08:00:00Z',
  userName: 'Ada',
  returned: false,
};
const booked = (transactionId: number, changes: Partial<LineState> = {}): LineState => ({
  transactionId,
  rest: 0,
  parts: [part],
  ...changes,
});

/** The workbench with three transactions of which those that were booked go. */
function show(handlers: HostOptions['handlers'] = {}, route = '/reconcile') {
  const done = new Set<number>();
  const reconcileTransaction = vi.fn<Answer<'reconcileTransaction'>>(({ body }) => {
    done.add(body.transactionId);
    return booked(body.transactionId);
  });
  const hosted = renderWithHost(
    <main>
      <ReconcilePage />
    </main>,
    {
      user: testUser('super'),
      route,
      messages,
      handlers: {
        listTransactions: () => [jean, garage, unknown].filter(({ id }) => !done.has(id)),
        listMatchProposals: () => [{ transactionId: 1, rest: 54.5, invoices: [proposal], returns: [] }],
        listMoneyCategories: () => [],
        reconcileTransaction,
        ...handlers,
      },
    },
  );
  return { ...hosted, reconcileTransaction };
}

const currentLine = () => screen.getByRole('list', { name: 'Open' }).querySelector('[aria-current]')?.textContent;
const work = () => within(screen.getByRole('region', { name: 'Chosen transaction' }));

describe('by keyboard', () => {
  it('takes the surest proposal with Enter, closes its invoice, and goes to the next line', async () => {
    const undoTransaction = vi.fn<Answer<'undoTransaction'>>(({ path }) => booked(path.id, { rest: 54.5, parts: [] }));
    const { user, reconcileTransaction } = show({ undoTransaction });
    await screen.findByText(/Client invoice 000123, Maes Jean/u);
    expect(currentLine()).toContain('Jean Maes');
    await user.keyboard('{Enter}');
    await screen.findByText('Client invoice 000123 paid and closed');
    expect(reconcileTransaction.mock.lastCall?.[0].body).toEqual({
      transactionId: 1,
      parts: [{ type: 'invoice', kind: 'client', invoiceId: 123, amount: 54.5, close: true }],
    });
    await waitFor(() => expect(currentLine()).toContain('Inconnu'));
    expect(document.activeElement?.textContent).toContain('Inconnu');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undoTransaction.mock.lastCall?.[0].path.id).toBe(1));
  });

  it('moves with the arrows, and sets a line aside with its reason', async () => {
    const { user, reconcileTransaction, address } = show();
    await screen.findByText(/Client invoice 000123, Maes Jean/u);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(currentLine()).toContain('Garage Élan');
    expect(address()).toContain('line=2');
    await user.keyboard('a');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Give a reason of at least three characters.')).toBeTruthy();
    expect(reconcileTransaction).not.toHaveBeenCalled();
    await user.type(
      work().getByRole('textbox', { name: 'Reason for setting it aside' }),
      'Double{Control>}{Enter}{/Control}',
    );
    await waitFor(() =>
      expect(reconcileTransaction.mock.lastCall?.[0].body.parts).toEqual([
        { type: 'aside', reason: 'Double', amount: -80 },
      ]),
    );
  });
});

it('goes by key beyond the lines that are drawn at first', async () => {
  const many = Array.from({ length: 260 }, (_, index) => sampleLine(index + 1, { counterparty: `Payer ${index + 1}` }));
  const { user } = show(
    { listTransactions: () => many, listMatchProposals: () => [] },
    '/reconcile?order=oldest&line=200',
  );
  await waitFor(() => expect(currentLine()).toContain('Payer 200'));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(currentLine()).toContain('Payer 201'));
  expect(document.activeElement?.textContent).toContain('Payer 201');
});

it('divides a line over what was found, keeps the rest as credit, and shows sum and rest', async () => {
  const invoice = { kind: 'client', invoiceId: 7, payerId: 4, name: 'Peeters An', date: '2026-04-01' } as const;
  const searchOpenItems = vi.fn<Answer<'searchOpenItems'>>(() => ({
    invoices: [{ ...invoice, amount: 50, open: 50 }],
    credits: [],
    expenses: [],
  }));
  const { user, reconcileTransaction } = show({ searchOpenItems }, '/reconcile?line=3');
  await screen.findByText('No proposal: search below what this transaction is for.');
  await user.keyboard('/');
  await user.keyboard('peeters');
  await user.click(await screen.findByRole('checkbox', { name: /Client invoice 000007 · Peeters An/u }));
  expect(screen.getByText('Divided €50.00, left €10.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Rest as credit/u }));
  expect(screen.getByText('Divided €60.00, left €0.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save the division' }));
  await waitFor(() =>
    expect(reconcileTransaction.mock.lastCall?.[0].body.parts).toEqual([
      { type: 'invoice', kind: 'client', invoiceId: 7, amount: 50, close: true },
      { type: 'credit', clientId: 4, amount: 10 },
    ]),
  );
});

it('says that a colleague was first, and shows the line as it is then', async () => {
  const reconcileTransaction = () => problem(409, 'transaction.matched', [], { rest: 0, invoice: 123 });
  const { user } = show({ reconcileTransaction });
  await screen.findByText(/Client invoice 000123, Maes Jean/u);
  await user.keyboard('1');
  await screen.findByText(/A colleague has already matched this transaction/u);
  await waitFor(() => expect(currentLine()).toContain('Jean Maes'));
});

it('takes all certain ones after a preview, without those that are unticked', async () => {
  const matchCertainTransactions = vi.fn<Answer<'matchCertainTransactions'>>(({ body }) =>
    body.transactions.map((transactionId) => ({ transactionId, done: true, kind: 'client', invoiceId: 123 })),
  );
  const { user } = show({
    matchCertainTransactions,
    listMatchProposals: () =>
      [1, 3].map((transactionId) => ({ transactionId, rest: 54.5, invoices: [proposal], returns: [] })),
  });
  await user.click(await screen.findByRole('button', { name: 'Match all 2 certain' }));
  const preview = within(await screen.findByRole('dialog', { name: /2 certain/u }));
  await user.click(preview.getByRole('checkbox', { name: /Inconnu/u }));
  await user.click(preview.getByRole('button', { name: 'Match and close' }));
  await screen.findByText('1 transaction matched');
  expect(matchCertainTransactions.mock.lastCall?.[0].body).toEqual({ transactions: [1] });
});

it('shows what became of a line that is done, and undoes a part', async () => {
  const undoTransactionPart = vi.fn<Answer<'undoTransactionPart'>>(() => booked(2, { rest: -80, parts: [] }));
  const aside = { ...part, id: 12, type: 'aside', kind: null, invoiceId: null, reason: 'Double', amount: -80 } as const;
  const { user } = show(
    {
      listTransactions: () => [{ ...garage, matched: -80, rest: 0 }],
      listTransactionParts: () => [aside],
      undoTransactionPart,
    },
    '/reconcile?state=aside&line=2',
  );
  await screen.findByText('Set aside: Double');
  await user.click(screen.getByRole('button', { name: 'Bring back' }));
  await waitFor(() => expect(undoTransactionPart.mock.lastCall?.[0].path.id).toBe(12));
});

it('says that nothing is left, or why the list is missing', async () => {
  const { unmount } = show({ listTransactions: () => [], listMatchProposals: () => [] });
  expect(await screen.findByText('All transactions are done.')).toBeTruthy();
  unmount();
  show({ listTransactions: () => problem(500, 'internal') });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});
