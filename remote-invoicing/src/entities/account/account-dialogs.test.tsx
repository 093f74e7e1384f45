import { type Answer, type HostOptions, problem, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { invoiceAccount } from '../../testing/invoice-account.ts';
import { messages } from '../../testing/messages.ts';
import type { Payment } from './account-requests.ts';
import { CreditNoteDialog } from './credit-note-dialog.tsx';
import { PaymentsDialog } from './payments-dialog.tsx';
import { PaymentForm } from './payment-form.tsx';

const onClose = vi.fn();
const onMade = vi.fn();
const invoice = { kind: 'client', invoiceId: 123, onClose } as const;

describe('the dialog of a credit note', () => {
  const show = async (handlers: HostOptions['handlers'] = {}, account = invoiceAccount()) => {
    const { user } = renderWithHost(<CreditNoteDialog {...invoice} onMade={onMade} />, {
      user: testUser('invoice'),
      messages,
      handlers: { getInvoiceAccount: () => account, ...handlers },
    });
    await screen.findByRole('textbox', { name: /Reason/u });
    return { user, dialog: within(screen.getByRole('dialog', { name: 'Credit note: Client invoice 000123' })) };
  };
  const figure = (dialog: ReturnType<typeof within>, label: string) =>
    dialog.getAllByText(label).at(-1)?.nextElementSibling?.textContent;

  it('credits everything with the fee, or the chosen lines without it, as its preview says', async () => {
    const createCreditNote = vi.fn<Answer<'createCreditNote'>>(() => ({ id: 4 }));
    const { user, dialog } = await show({ createCreditNote });
    expect(figure(dialog, 'Administrative fee')).toBe('€3.00');
    expect(figure(dialog, 'Credit note')).toBe('€54.50');
    await user.click(dialog.getByRole('checkbox', { name: 'Credit booking 2 of 04/03/2026' }));
    expect(dialog.queryByText('Administrative fee')).toBeNull();
    expect(figure(dialog, 'Credit note')).toBe('€33.50');
    expect(figure(dialog, 'Still open')).toBe('€21.00');
    await user.click(dialog.getByRole('button', { name: 'Make credit note' }));
    expect(await dialog.findByText('Give a reason (3 characters at least).')).toBeTruthy();
    expect(createCreditNote).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: /Reason/u }), 'Tarif erroné');
    await user.click(dialog.getByRole('button', { name: 'Make credit note' }));
    await waitFor(() =>
      expect(createCreditNote.mock.lastCall?.[0].body).toMatchObject({
        kind: 'client',
        invoiceId: 123,
        amount: 33.5,
        bookings: [1],
        reason: 'Tarif erroné',
      }),
    );
    expect(await screen.findByText(/Credit note CN000004 made/u)).toBeTruthy();
  });

  it('credits a free amount up to what is creditable, checked while it is typed, and no line', async () => {
    const createCreditNote = vi.fn<Answer<'createCreditNote'>>(() => ({ id: 4 }));
    const { user, dialog } = await show({ createCreditNote }, invoiceAccount({ credited: 33.5, open: 21 }));
    await user.click(dialog.getByRole('radio', { name: 'Free amount' }));
    const amount = dialog.getByRole('textbox', { name: /Amount/u });
    await user.type(amount, '21,01');
    await user.tab();
    expect(await dialog.findByText('At most €21.00 can still be credited.')).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, '10');
    expect(dialog.queryByText('At most €21.00 can still be credited.')).toBeNull();
    expect([figure(dialog, 'Credit note'), figure(dialog, 'Still open')]).toEqual(['€10.00', '€11.00']);
    await user.type(dialog.getByRole('textbox', { name: /Reason/u }), 'Geste commercial');
    await user.click(dialog.getByRole('button', { name: 'Make credit note' }));
    await waitFor(() =>
      expect(createCreditNote.mock.lastCall?.[0].body).toMatchObject({ amount: 10, bookings: [], kind: 'client' }),
    );
    expect(createCreditNote.mock.lastCall?.[0].body).not.toHaveProperty('of');
  });

  const makeNote = async (state: Parameters<typeof invoiceAccount>[0]) => {
    onMade.mockClear();
    const { user, dialog } = await show({ createCreditNote: () => ({ id: 4 }) }, invoiceAccount(state));
    await user.type(dialog.getByRole('textbox', { name: /Reason/u }), 'Tarif erroné');
    await user.click(dialog.getByRole('button', { name: 'Make credit note' }));
    return user;
  };

  it.each([
    ['of which money is to be given back', { paid: 20, open: 34.5 }],
    ['that is closed already', { status: 1 as const }],
  ])('does not ask to close an invoice %s', async (_name, state) => {
    await makeNote(state);
    await waitFor(() => expect(onMade).toHaveBeenCalledExactlyOnceWith(4));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows an overpayment once the credit note is created, instead of a negative amount to pay', async () => {
    const { dialog } = await show({}, invoiceAccount({ paid: 20, open: 34.5 }));
    expect(figure(dialog, 'Overpaid')).toBe('€20.00');
    expect(dialog.queryByText('Still open')).toBeNull();
  });
  it('shows what a colleague credited meanwhile, and credits the rest', async () => {
    const createCreditNote = vi.fn<Answer<'createCreditNote'>>(() => ({ id: 4 }));
    let isCredited = false;
    const refusal = () =>
      problem(409, 'credit.lines', [
        { field: 'bookings.0', messageKey: 'validation.credit.credited', params: { booking: 1, note: 3 } },
      ]);
    const [first, second] = invoiceAccount().lines;
    if (!first || !second) throw new Error('no lines');
    const { user, dialog } = await show({
      getInvoiceAccount: () =>
        isCredited
          ? invoiceAccount({ credited: 33.5, open: 21, lines: [{ ...first, creditNoteId: 3 }, second] })
          : invoiceAccount(),
      createCreditNote: (call) => {
        if (isCredited) return createCreditNote(call);
        isCredited = true;
        return refusal();
      },
    });
    await user.type(dialog.getByRole('textbox', { name: /Reason/u }), 'Tarif erroné');
    await user.click(dialog.getByRole('button', { name: 'Make credit note' }));
    expect(await dialog.findByText('CN000003')).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: /Reason/u })).toHaveProperty('value', 'Tarif erroné');
    await waitFor(() => expect(figure(dialog, 'Credit note')).toBe('€21.00'));
    await user.click(dialog.getByRole('button', { name: 'Make credit note' }));
    await waitFor(() =>
      expect(createCreditNote.mock.lastCall?.[0].body).toMatchObject({
        amount: 21,
        bookings: [2],
        reason: 'Tarif erroné',
      }),
    );
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave open' }));
  });

  it('shows which credit note took a line, and makes none when nothing is left', async () => {
    const lines = invoiceAccount().lines.map((line) => ({ ...line, creditNoteId: 3 }));
    const { dialog } = await show({}, invoiceAccount({ lines, credited: 54.5, open: 0 }));
    expect(dialog.getAllByText('CN000003')).toHaveLength(2);
    expect(dialog.getByRole('button', { name: 'Make credit note' })).toHaveProperty('disabled', true);
  });
});

describe('the dialog of payments', () => {
  const payment = (changes: Partial<Payment>): Payment => ({
    id: 1,
    date: '2026-04-10',
    amount: 20,
    source: 'cash',
    transactionId: null,
    rule: null,
    reversalOf: null,
    reversed: false,
    returnOf: null,
    returned: false,
    at: '2026-04-10T08:00:00Z',
    userName: 'Ada',
    ...changes,
  });
  const partly = invoiceAccount({ payments: [payment({})], paid: 20, open: 34.5 });
  const show = async (
    handlers: HostOptions['handlers'] = {},
    role: 'invoice' | 'account' = 'invoice',
    account = partly,
  ) => {
    const { user } = renderWithHost(<PaymentsDialog {...invoice} />, {
      user: testUser(role),
      messages,
      handlers: { getInvoiceAccount: () => account, ...handlers },
    });
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Payments: Client invoice 000123' })) };
  };

  it('adds a payment of the open amount, and offers to close the invoice once it is paid', async () => {
    const createPayment = vi.fn<Answer<'createPayment'>>(() => ({ id: 2, open: 0, status: 0, proposedStatus: 1 }));
    const updateClientInvoice = vi.fn<Answer<'updateClientInvoice'>>(() => ({ affectedRows: 1 }));
    const { user, dialog } = await show({ createPayment, updateClientInvoice });
    expect(dialog.getByText('€34.50')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Add payment' }));
    const form = within(await screen.findByRole('dialog', { name: 'New payment: Client invoice 000123' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Source' }), 'Card');
    await user.click(form.getByRole('button', { name: 'Add payment' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
    await screen.findByText('Client invoice 000123 is closed');
    expect(createPayment.mock.lastCall?.[0].body).toMatchObject({ amount: 34.5, source: 'card', invoiceId: 123 });
    expect(updateClientInvoice.mock.lastCall?.[0].body).toEqual({ status: 1 });
  });

  it('shows the amount of an overpayment, and closes the invoice only with a reason', async () => {
    const createPayment = () => ({ id: 2, open: -5.5, status: 0 as const, proposedStatus: 1 as const });
    const updateClientInvoice = vi.fn<Answer<'updateClientInvoice'>>(() => ({ affectedRows: 1 }));
    const { user, dialog } = await show({ createPayment, updateClientInvoice });
    await user.click(dialog.getByRole('button', { name: 'Add payment' }));
    const form = within(await screen.findByRole('dialog', { name: 'New payment: Client invoice 000123' }));
    await user.click(form.getByRole('button', { name: 'Add payment' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Client invoice 000123: €5.50 was paid too much. Close it all the same?',
    });
    await user.type(within(question).getByRole('textbox', { name: 'Reason' }), 'Don{Enter}');
    await screen.findByText('Client invoice 000123 is closed');
    expect(updateClientInvoice.mock.lastCall?.[0].body).toEqual({ status: 1, reason: 'Don' });
  });

  it('shows a write-off in the ledger with its reason and author, and nothing as open', async () => {
    const writeOff = {
      id: 1,
      date: '2026-04-12',
      amount: 34.5,
      reason: 'Client décédé',
      reversalOf: null,
      reversed: false,
      at: '2026-04-12T08:00:00Z',
      userName: 'Grace',
    };
    const { dialog } = await show({}, 'invoice', { ...partly, status: 1, writeOffs: [writeOff] });
    expect(dialog.getByText('Written off').nextElementSibling?.textContent).toBe('€34.50');
    expect(dialog.queryByText('Open amount')).toBeNull();
    const row = (await dialog.findByText('Client décédé')).closest('tr');
    expect(row?.textContent).toMatch(/12\/04\/2026.*34\.50.*Write-off.*Grace/u);
    expect(dialog.getAllByRole('button', { name: /^Undo/u })).toHaveLength(1);
  });

  it('refunds an overpayment, which the ledger lists as a refund', async () => {
    const createPayment = vi.fn<Answer<'createPayment'>>(() => ({ id: 3, open: 0, status: 0, proposedStatus: null }));
    const payments = [payment({ amount: 64.5 }), payment({ id: 2, amount: -4 })];
    const overpaid = invoiceAccount({ payments, paid: 60.5, open: -6 });
    const { user, dialog } = await show({ createPayment }, 'invoice', overpaid);
    expect(dialog.getByText('Overpaid').nextElementSibling?.textContent).toBe('€6.00');
    expect(await dialog.findByText('Refund')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Add refund' }));
    const form = within(await screen.findByRole('dialog', { name: 'New refund: Client invoice 000123' }));
    await user.click(form.getByRole('button', { name: 'Add refund' }));
    await waitFor(() => expect(createPayment.mock.lastCall?.[0].body).toMatchObject({ amount: -6, source: 'bank' }));
  });

  it('calls a refund by its name in the question, without a sign', async () => {
    const overpaid = invoiceAccount({ payments: [payment({ amount: -4 })], paid: 60.5, open: -6 });
    const { user, dialog } = await show({}, 'invoice', overpaid);
    await user.click(await dialog.findByRole('button', { name: /^Undo refund/u }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Undo the refund of €4.00?' }));
    expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Keep the refund',
      'Undo refund',
    ]);
  });

  it('the dialog of payments is only read without the permission to invoice', async () => {
    const { dialog } = await show({}, 'account');
    expect(dialog.queryByRole('button', { name: 'Add payment' })).toBeNull();
    expect(dialog.queryByRole('button', { name: /^Undo payment/u })).toBeNull();
  });
});

it('repeats the same attempt after a lost answer, so that a payment is written once', async () => {
  const createPayment = vi.fn<(call: { readonly request: Request }) => ReturnType<typeof problem>>(() =>
    problem(503, 'unavailable'),
  );
  const { user } = renderWithHost(<PaymentForm entry="payment" account={invoiceAccount()} onClose={vi.fn()} />, {
    user: testUser('invoice'),
    messages,
    handlers: { createPayment },
  });
  const save = screen.getByRole('button', { name: 'Add payment' });
  await user.click(save);
  await vi.waitFor(() => expect(createPayment).toHaveBeenCalledTimes(1));
  await screen.findByRole('alert');
  await user.click(save);
  await vi.waitFor(() => expect(createPayment).toHaveBeenCalledTimes(2));
  const [first, second] = createPayment.mock.calls.map(([{ request }]) => request.headers.get('Idempotency-Key'));
  expect(first).toMatch(/^[0-9a-f]{32}$/u);
  expect(second).toBe(first);
});
