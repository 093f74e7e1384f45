import { type Answer, type HostOptions, problem, renderWithHost, testUser } from '@navette/shared/testing';
import { sampleSource } from '@navette/shared/testing/document';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { sampleDocument } from '../../testing/sample-document.ts';
import type { DunningRow, PaymentPlan, PlannedLetter } from './dunning-requests.ts';
import DunningPage from './index.tsx';

const row = (more: Partial<DunningRow> = {}): DunningRow => ({
  payerId: 7,
  name: 'Maes Jean',
  count: 2,
  oldestDue: '2026-02-16',
  daysLate: 63,
  late: 80,
  open: 130,
  credit: 0,
  proposed: true,
  level: 2,
  from: '2026-02-17',
  recall: 1,
  remindedOn: '2026-03-01',
  channel: 'mail',
  email: 'jean@example.be',
  plan: null,
  letter: null,
  invoices: [],
  ...more,
});
const rows = [row(), row({ payerId: 8, name: 'Peeters Els', proposed: false, level: null, from: null, plan: 'kept' })];

const letter = (payerId: number, more: Partial<PlannedLetter> = {}): PlannedLetter => ({
  payerId,
  name: 'Jean Maes',
  channel: 'mail',
  email: 'jean@example.be',
  problem: null,
  seen: `seen ${payerId}`,
  letter: {
    kind: 'client',
    type: 'reminder',
    level: 2,
    language: 'en',
    company: sampleDocument.company,
    payer: sampleSource().payer,
    about: null,
    today: '2026-04-20',
    invoices: [
      { id: 12, date: '2026-02-01', due: '2026-02-16', amount: 50, settled: 20, open: 30, level: 2 },
      { id: 13, date: '2026-03-01', due: '2026-03-16', amount: 50, settled: 0, open: 50, level: 1 },
    ],
    credit: 0,
  },
  ...more,
});

const show = (handlers: HostOptions['handlers'] = {}, role: 'invoice' | 'account' = 'invoice', route = '/dunning') =>
  renderWithHost(<DunningPage />, {
    user: testUser(role),
    route,
    messages,
    handlers: { listDunning: () => rows, ...handlers },
  });

it('lists payers with something late, the proposed letters first, and keeps a plan out of them', async () => {
  show();
  await screen.findByText('Maes Jean');
  const texts = screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/Maes Jean.*2.*63.*€80\.00.*Formal notice/u),
    expect.stringMatching(/Peeters Els.*Payment plan/u),
  ]);
});

it('shows the letters before it sends those that reach their payers', async () => {
  const createDunning = vi.fn<Answer<'createDunning'>>(() => problem(409, 'dunning.changed'));
  const { user } = show({
    previewDunning: () => ({
      delivers: true,
      letters: [letter(7), letter(8, { name: 'Els Peeters', channel: 'post', problem: 'noPostalAddress' })],
    }),
    createDunning,
  });
  await user.click(await screen.findByRole('checkbox', { name: /Select the rows/u }));
  await user.click(screen.getByRole('button', { name: 'Remind 1 payer…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reminders to 2 payers' }));
  expect(await dialog.findByText('Letter 1 of 2: Jean Maes')).toBeTruthy();
  expect(dialog.getByText(/Els Peeters · no postal address/u)).toBeTruthy();
  expect(dialog.getByText('000013')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send 1 letter' }));
  expect(await dialog.findByText(/None of these letters can go any more/u)).toBeTruthy();
  expect(createDunning.mock.lastCall?.[0].body).toEqual({
    kind: 'client',
    type: 'reminder',
    letters: [{ payerId: 7, channel: 'mail', seen: 'seen 7' }],
  });
});

it('agrees a payment plan for the chosen invoices, with the instalments that it shows', async () => {
  const createPaymentPlan = vi.fn<Answer<'createPaymentPlan'>>(() => ({ insertId: 1 }));
  const invoice = {
    date: '2026-02-01',
    due: '2026-02-16',
    daysLate: 60,
    settled: 0,
    recall: 1,
    closed: false,
  } as const;
  const { user } = show({
    listAgedInvoices: () => [
      { id: 12, amount: 50, open: 50, ...invoice },
      { id: 13, amount: 40, open: 40, ...invoice },
      { id: 14, amount: 40, open: -10, ...invoice },
    ],
    createPaymentPlan,
  });
  await user.click(await screen.findByRole('button', { name: /^Payment plan….*Maes/u }));
  await user.click(await screen.findByRole('checkbox', { name: /000013/u }));
  const dialog = within(screen.getByRole('dialog', { name: 'Payment plan: Maes Jean' }));
  expect(dialog.queryByRole('checkbox', { name: /000014/u })).toBeNull();
  const parts = dialog.getByRole('list', { name: 'Instalments' });
  await waitFor(() =>
    expect(
      within(parts)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('€16.66'),
      expect.stringContaining('€16.66'),
      expect.stringContaining('€16.68'),
    ]),
  );
  await user.click(dialog.getByRole('button', { name: 'Save the plan (€50.00)' }));
  await waitFor(() =>
    expect(createPaymentPlan.mock.lastCall?.[0].body).toMatchObject({
      clientId: 7,
      invoices: [12],
      total: 50,
      count: 3,
    }),
  );
});

it('reads only, without the permission to invoice', async () => {
  show({}, 'account');
  await screen.findByText('Maes Jean');
  expect(screen.queryByRole('button', { name: /^Remind…/u })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Payment plan…/u })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Show invoices/u })).toHaveLength(2);
});

it('shows payment plans with their instalments, and cancels one with a reason', async () => {
  const plan: PaymentPlan = {
    id: 3,
    clientId: 7,
    name: 'Maes Jean',
    state: 'broken',
    total: 100,
    settled: 50,
    note: null,
    reason: null,
    at: '2026-04-01T10:00:00Z',
    user_name: 'Ada',
    invoices: [12],
    parts: [
      { due: '2026-04-10', amount: 50, state: 'paid' },
      { due: '2026-05-10', amount: 50, state: 'late' },
    ],
  };
  const cancelPaymentPlan = vi.fn<Answer<'cancelPaymentPlan'>>(() => ({ affectedRows: 1 }));
  const { user } = show({ listPaymentPlans: () => [plan], cancelPaymentPlan }, 'invoice', '/dunning?of=plans');
  expect(await screen.findAllByText('Broken')).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: /^Show instalments/u }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment plan of Maes Jean' }));
  expect(dialog.getByText('Late')).toBeTruthy();
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  await user.click(screen.getByRole('button', { name: /^Cancel the plan/u }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.type(asked.getByRole('textbox'), 'Ne paie pas');
  await user.click(asked.getByRole('button', { name: 'Cancel the plan' }));
  await waitFor(() => expect(cancelPaymentPlan.mock.lastCall?.[0].body).toEqual({ reason: 'Ne paie pas' }));
});
