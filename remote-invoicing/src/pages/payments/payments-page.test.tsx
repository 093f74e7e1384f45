import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import PaymentsPage from './index.tsx';
import type { DuePayment, PaymentBatch } from './payment-requests.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-05-20T10:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const due = (changes: Partial<DuePayment> = {}): DuePayment => ({
  kind: 'driver',
  recordId: 12,
  purpose: 'settlement',
  payerId: 7,
  supplierId: null,
  name: 'Maes Jean',
  date: '2026-05-01',
  dueDate: null,
  document: null,
  communication: null,
  amount: 35.9,
  holder: 'Jean Maes',
  iban: 'BE71096123456769',
  account: 'ok',
  lastIban: null,
  proposedIban: null,
  mandateId: null,
  mandate: null,
  collectFrom: null,
  ...changes,
});

const batch: PaymentBatch = {
  id: 3,
  type: 'transfer',
  state: 'made',
  date: '2026-05-21',
  message: 'pain.001.001.09',
  account: 'BE68539007547034',
  count: 1,
  total: 35.9,
  paid: 0,
  refused: 0,
  at: '2026-05-20T10:00:00Z',
  userName: 'Maes Jean',
  sentOn: null,
};

const answer = (...payments: DuePayment[]) => ({
  payments,
  paymentMax: 5000,
  batchMax: 50_000,
  account: 'BE68539007547034',
  creditorId: null,
});

const show = (options: HostOptions = {}) =>
  renderWithHost(<PaymentsPage />, {
    user: testUser('super'),
    route: '/payments',
    messages,
    ...options,
    handlers: { listDuePayments: () => answer(due()), listPaymentBatches: () => [batch], ...options.handlers },
  });

type Shown = ReturnType<typeof show>;

const prepare = async ({ user }: Shown) => {
  await user.click(await screen.findByRole('checkbox', { name: /000012/u }));
  await user.click(await screen.findByRole('button', { name: 'Prepare 1 payment' }));
  return within(await screen.findByRole('dialog', { name: 'Batch of 1 payment, €35.90' }));
};

describe('payments to prepare', () => {
  it('makes a batch of the chosen payments as they are shown, and shows the batches', async () => {
    const createPaymentBatch = vi.fn(() => ({ insertId: 3 }));
    const shown = show({ handlers: { createPaymentBatch } });
    expect(await screen.findByText('•••• 6769')).toBeTruthy();
    const dialog = await prepare(shown);
    expect(dialog.getByText('000012 · Jean Maes · BE71 0961 2345 6769 · €35.90')).toBeTruthy();
    await shown.user.click(dialog.getByRole('button', { name: 'Prepare 1 payment' }));
    expect(await screen.findByText('Batch B000003 prepared')).toBeTruthy();
    expect(createPaymentBatch.mock.lastCall?.at(0)).toMatchObject({
      body: {
        type: 'transfer',
        date: '2026-05-20',
        payments: [{ kind: 'driver', recordId: 12, amount: 35.9, iban: 'BE71096123456769' }],
      },
    });
    await waitFor(() => expect(shown.address()).toBe('/payments?show=batches'));
  });

  it('asks about an account that changed, and pays only when somebody checked it', async () => {
    const confirmed: unknown[] = [];
    const changed = due({ account: 'changed', lastIban: 'BE68539007547034' });
    const shown = show({
      handlers: {
        listDuePayments: () => answer(changed),
        createPaymentBatch: ({ body }) => {
          confirmed.push(body.confirmAccounts);
          return body.confirmAccounts ? { insertId: 3 } : problem(409, 'batch.account', [], { count: 1 });
        },
      },
    });
    const dialog = await prepare(shown);
    await shown.user.click(dialog.getByRole('button', { name: 'Prepare 1 payment' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'An account has changed' }));
    expect(question.getByText('Maes Jean: BE71 0961 2345 6769, was BE68 5390 0754 7034')).toBeTruthy();
    await shown.user.click(question.getByRole('button', { name: 'Checked, pay' }));
    await screen.findByText('Batch B000003 prepared');
    expect(confirmed).toEqual([false, true]);
  });

  it('prepares nothing without an account', async () => {
    const { user } = show({ handlers: { listDuePayments: () => answer(due({ iban: null, account: 'missing' })) } });
    await user.click(await screen.findByRole('checkbox', { name: /000012/u }));
    expect(screen.getByRole('button', { name: 'Prepare 1 payment' })).toHaveProperty('disabled', true);
  });
});

describe('batches', () => {
  it('marks one as sent today after a confirmation', async () => {
    const markBatchSent = vi.fn(() => ({ affectedRows: 1 }));
    const { user } = show({ route: '/payments?show=batches', handlers: { markBatchSent } });
    await user.click(await screen.findByRole('button', { name: /Sent to the bank/u }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Sent to the bank' }));
    await screen.findByText('Batch B000003 sent');
    expect(markBatchSent.mock.lastCall?.at(0)).toMatchObject({ body: { date: '2026-05-20' } });
  });
});
