import { type Answer, type HostOptions, problem, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import LateInvoicesPage from './index.tsx';
import { lateInvoice } from './testing/late-invoice.ts';

const invoices = [
  lateInvoice({ id: 1 }),
  lateInvoice({
    id: 2,
    lastname: 'Peeters',
    daysLate: 70,
    bucket: 60,
    recall: 1,
    remindedOn: '2026-04-15',
    proposedLevel: null,
    allowedFrom: '2026-04-30',
    open: 20,
  }),
];

const show = (handlers: HostOptions['handlers'] = {}, role: 'invoice' | 'account' | 'super' = 'invoice') =>
  renderWithHost(<LateInvoicesPage />, {
    user: testUser(role),
    route: '/lateInvoices',
    messages,
    handlers: { listLateInvoices: () => invoices, ...handlers },
  });
const rows = () => screen.getAllByRole('row').slice(1);

describe('late invoices', () => {
  it('lists late invoices, the latest first, with the proposed reminder and the total of the open amounts', async () => {
    show();
    await screen.findByText('Peeters Jean');
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringMatching(/000002.*Peeters Jean.*70.*1st reminder.*Formal notice from 30\/04\/2026/u),
      expect.stringMatching(/000001.*Maes Jean.*26.*None.*1st reminder/u),
    ]);
    expect(screen.getByText('€74.50')).toBeTruthy();
  });

  it('shows invoices late by 30 days or more on request, kept in the URL', async () => {
    const { user, address } = show();
    await screen.findByText('Peeters Jean');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Delay shown' }), '30 days or more');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(address()).toBe('/lateInvoices?late=30');
  });

  it('late invoices are only read without the permission to invoice', async () => {
    show({}, 'account');
    await screen.findByText('Peeters Jean');
    expect(screen.queryByRole('button', { name: /^Remind…/u })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Payments/u })).toHaveLength(2);
  });
});

it('prints more letters than one PDF takes as several', async () => {
  const many = Array.from({ length: 501 }, (_, index) => lateInvoice({ id: index + 1, recall: 1 }));
  const sizes: number[] = [];
  const { user } = show({
    listLateInvoices: () => many,
    printReminderLetters: ({ body }) => {
      sizes.push(body.letters.length);
      return problem(503, 'unavailable');
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /Select the rows/u }));
  await user.click(screen.getByRole('button', { name: 'Select all 501 rows' }));
  await user.click(await screen.findByRole('button', { name: 'Reprint 501 letters' }));
  await waitFor(() => expect(sizes).toEqual([500, 1]));
});

describe('late insurers', () => {
  const handlers: HostOptions['handlers'] = {
    listLateInsuranceInvoices: () => [
      {
        id: 9,
        date: '2026-03-10',
        due: '2026-03-25',
        daysLate: 26,
        bucket: 15,
        insuranceId: 3,
        name: 'Mutualité neutre',
        amount: 80,
        open: 50,
        status: 0,
      },
    ],
  };

  it('shows late insurers in the second half of the page, and opens them in their own list', async () => {
    const { user, address } = show(handlers, 'super');
    await user.click(await screen.findByRole('radio', { name: 'Insurers' }));
    await screen.findByText('Mutualité neutre');
    expect(address()).toBe('/lateInvoices?of=insurers');
    expect(screen.queryByRole('button', { name: /^Remind…/u })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^View.*Mutualité/u }));
    expect(address()).toBe('/invoiceInsurance?from=2026-03-10&to=2026-03-10&id=9');
  });

  it('hides late insurers from users who may not see their invoices', async () => {
    show(handlers, 'invoice');
    await screen.findByText('Peeters Jean');
    expect(screen.queryByRole('radio', { name: 'Insurers' })).toBeNull();
  });
});

describe('sending reminders', () => {
  const remindAll = async (handlers: HostOptions['handlers']) => {
    const { user } = show(handlers);
    await screen.findByText('Peeters Jean');
    await user.click(screen.getByRole('checkbox', { name: /Select the rows/u }));
    await user.click(screen.getAllByRole('button', { name: 'Remind…' })[0] ?? document.body);
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Remind 2 invoices' })) };
  };

  it.each([
    ['a first reminder', { recall: 0, proposedLevel: 1 }, /^The first reminder is free and leaves 14 days/u],
    ['a formal notice', { recall: 1, proposedLevel: 2 }, /^No cost is added/u],
  ] as const)('%s shows that it adds no cost', async (_, state, sentence) => {
    const { user } = show({ listLateInvoices: () => [lateInvoice({ id: 1, ...state })] });
    await screen.findByText('Maes Jean');
    await user.click(screen.getByRole('button', { name: /^Remind…/u }));
    expect(within(await screen.findByRole('dialog', { name: 'Remind 1 invoice' })).getByText(sentence)).toBeTruthy();
  });

  it('leaves out invoices that a colleague reminded meanwhile, and names them', async () => {
    let current = invoices;
    const field = {
      field: 'reminders.0.level',
      messageKey: 'validation.reminder.given',
      params: { invoice: 1, name: 'Ada', date: '20/04/2026' },
    };
    const { dialog, user } = await remindAll({
      listLateInvoices: () => current,
      remindInvoices: () => {
        current = [
          lateInvoice({ id: 1, recall: 1, proposedLevel: null, allowedFrom: '2026-05-05' }),
          ...invoices.slice(1),
        ];
        return problem(409, 'reminder.changed', [field], { count: 1 });
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Record 1 reminder' }));
    await dialog.findByText('Invoice 1 was reminded meanwhile by Ada on 20/04/2026.');
    expect(await dialog.findByText(/000001 Maes Jean: Formal notice allowed from 05\/05\/2026/u)).toBeTruthy();
    expect(dialog.getByText('There is nothing to remind today.')).toBeTruthy();
  });

  it('includes an invoice that is too early when a reason is given', async () => {
    const remindInvoices = vi.fn<Answer<'remindInvoices'>>(() => problem(409, 'reminder.early', [], { count: 1 }));
    const { user, dialog } = await remindAll({ remindInvoices });
    await user.click(dialog.getByRole('checkbox', { name: /too early as well/u }));
    await user.click(dialog.getByRole('button', { name: 'Record 2 reminders' }));
    expect(await dialog.findByText(/Say why these reminders go before their date/u)).toBeTruthy();
    expect(remindInvoices).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: /Reason/u }), 'Accord du client');
    await user.click(dialog.getByRole('button', { name: 'Record 2 reminders' }));
    await waitFor(() =>
      expect(remindInvoices.mock.lastCall?.[0].body.reminders.at(-1)).toEqual({
        invoiceId: 2,
        level: 2,
        reason: 'Accord du client',
      }),
    );
    expect(await dialog.findByText(/would go too early/u)).toBeTruthy();
  });
});
