import type { components } from '@navette/openapi/types';
import {
  type Answer,
  networkFailure,
  problem,
  renderWithHost,
  testUser,
  type HostOptions,
} from '@navette/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import MonthEndPage from './index.tsx';

type Preview = components['schemas']['MonthEndPreview'];
type Form = components['schemas']['InvoicesForm'];
type Invoice = Preview['invoices'][number];

const line = (id: number, reasons: Invoice['lines'][number]['reasons'] = []) => ({
  id,
  ap_date: '2026-03-10',
  ap_time: '10:00',
  client: 'Œuvrard Zoé',
  destination: 'Clinique',
  amount: 20,
  reasons,
});
const invoice = (payerId: number, name: string, ids: number[]): Invoice => ({
  payerId,
  name,
  amount: ids.length * 20,
  lines: ids.map((id) => line(id)),
});
const preview: Preview = {
  invoices: [invoice(1, 'Benali Karim', [11, 12]), invoice(2, 'Peeters Els', [13])],
  leftOut: [
    { payerId: 3, payer: 'Mutualité', choosable: true, line: line(14, ['noCertificate', 'noTransportNumber']) },
    { payerId: 3, payer: 'Mutualité', choosable: false, line: line(15, ['archived']) },
  ],
};

const refused = (payerId: number): components['schemas']['InvoiceResult'] => {
  const params = { sent: 40, computed: 38 };
  const code = 'invoice.amount';
  return {
    payerId,
    id: null,
    problem: { status: 409, code, messageKey: `problem.${code}`, params, fields: [], incidentId: 'i' },
  };
};

type ShowOptions = { readonly kind?: Form['kind'] };

function show(handlers: HostOptions['handlers'] = {}, { kind = 'client' }: ShowOptions = {}) {
  const asked: unknown[] = [];
  const host = renderWithHost(<MonthEndPage />, {
    user: testUser('super'),
    route: `/monthEnd?from=2026-03-01&to=2026-03-31&kind=${kind}`,
    messages,
    handlers: {
      previewMonthEnd: ({ body }) => {
        asked.push(body);
        return preview;
      },
      ...handlers,
    },
  });
  return { ...host, asked };
}

const makeAll = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Make all 2 invoices' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make 2 invoices' }));
  return screen.findByRole('dialog');
};

describe('month end', () => {
  it('adds up lines, parking and fees to the invoice amounts, and shows the sum of the bookings left out', async () => {
    const parked = { ...line(11), amount: 0, parking: 31.2 };
    const { user } = show({
      previewMonthEnd: () => ({
        invoices: [{ ...invoice(1, 'Benali Karim', []), amount: 54.2, lines: [parked, line(12)] }],
        leftOut: [
          { payerId: 3, payer: 'Peeters Els', choosable: false, line: { ...line(14, ['archived']), parking: 2 } },
        ],
      }),
    });
    const name = await screen.findByText('Benali Karim');
    const said = document.body.textContent;
    expect(said).toContain('Bookings €20.00Parking €31.20Administrative fee €3.00Total with parking and fees €54.20');
    expect(said).toContain('Bookings €20.00Parking €2.00');
    await user.dblClick(name);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Bookings €20.00Parking €31.20Administrative fee €3.00');
  });

  it('formats a count of a thousand invoices like other numbers', async () => {
    const invoices = Array.from({ length: 1_000 }, (_, n) => invoice(n + 1, `Client ${String(n)}`, [n + 1]));
    show({ previewMonthEnd: () => ({ invoices, leftOut: [] }) });
    expect(await screen.findByRole('button', { name: 'Make all 1,000 invoices' })).toBeTruthy();
    expect(screen.getByText('1,000')).toBeTruthy();
  });

  it('makes all in one call, each with a key of its own, and tells the number of each', async () => {
    const sent: Form[] = [];
    const { user } = show({
      createInvoices: ({ body }) => {
        sent.push(body);
        return body.invoices.map(({ payerId }, index) => ({ payerId, id: 101 + index, problem: null }));
      },
    });
    const dialog = await makeAll(user);
    await waitFor(() => expect(dialog.textContent).toContain('000102'));
    expect(dialog.textContent).toContain('000101');
    expect(sent).toMatchObject([
      {
        kind: 'client',
        invoices: [
          { payerId: 1, amount: 40, bookings: [11, 12] },
          { payerId: 2, amount: 20, bookings: [13] },
        ],
      },
    ]);
    expect(new Set(sent[0]?.invoices.map(({ key }) => key)).size).toBe(2);
  });

  it('makes no invoices from a preview that could not be fetched again', async () => {
    let isDown = false;
    const { user } = show({ previewMonthEnd: () => (isDown ? problem(503, 'unavailable') : preview) });
    const make = await screen.findByRole<HTMLButtonElement>('button', { name: 'Make all 2 invoices' });
    await waitFor(() => expect(make.disabled).toBe(false));
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findAllByText(/could not be refreshed/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make all 2 invoices' }).disabled).toBe(true);
  });

  it('saves the created invoices as one PDF, without the refused ones', async () => {
    const printInvoices = vi.fn<Answer<'printInvoices'>>(() => problem(503, 'unavailable'));
    const createInvoices = () => [refused(1), { payerId: 2, id: 7, problem: null }];
    const { user } = show({ createInvoices, printInvoices });
    const dialog = within(await makeAll(user));
    expect(await dialog.findByText('Refused')).toBeTruthy();
    expect(dialog.getByText(/38/u)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '1 document as PDF' }));
    await screen.findByText('The documents could not be printed');
    expect(printInvoices.mock.lastCall?.[0].body).toEqual({ kind: 'client', invoices: [7] });
  });

  it('says of a refused invoice which bookings a colleague invoiced meanwhile', async () => {
    const problemOf = (count: number) => ({
      ...refused(1).problem,
      code: 'invoice.bookings',
      messageKey: 'problem.invoice.bookings',
      params: { count },
      fields: Array.from({ length: count }, (_, index) => ({
        field: `bookings.${String(index)}`,
        messageKey: 'validation.invoice.invoiced',
        params: { booking: 11 + index, invoice: '000123' },
      })),
    });
    const createInvoices: Answer<'createInvoices'> = () => [
      { payerId: 1, id: null, problem: { status: 409, incidentId: 'i', ...problemOf(5) } },
      { payerId: 2, id: 7, problem: null },
    ];
    const { user } = show({ createInvoices });
    const dialog = within(await makeAll(user));
    expect(await dialog.findByText('Booking 11 is already on invoice 000123.')).toBeTruthy();
    expect(dialog.getByText('and 2 more')).toBeTruthy();
  });

  it('repeats the same attempts after a failure in the middle', async () => {
    const sent: Form[] = [];
    const { user } = show({
      createInvoices: ({ body }) => {
        sent.push(body);
        if (sent.length === 1) return networkFailure();
        return body.invoices.map(({ payerId }) => ({ payerId, id: payerId, problem: null }));
      },
    });
    const dialog = await makeAll(user);
    await user.click(await within(dialog).findByRole('button', { name: 'Retry 2 invoices' }));
    await waitFor(() => expect(dialog.textContent).toContain('000002'));
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('prints both lists, each with its period and kind of payer', async () => {
    show({}, { kind: 'insurance' });
    await screen.findByText('Benali Karim');
    act(() => void dispatchEvent(new Event('beforeprint')));
    const sheets = [...document.querySelectorAll('[data-list-paper]')].map(
      (sheet) => `${sheet.querySelector('h1')?.textContent}: ${sheet.querySelector('p')?.textContent}`,
    );
    expect(sheets).toEqual([
      expect.stringContaining('Invoices to make: 01/03/2026–31/03/2026 · Insurers · 2 rows'),
      expect.stringContaining('Bookings left out: 01/03/2026–31/03/2026 · Insurers · 2 rows'),
    ]);
    act(() => void dispatchEvent(new Event('afterprint')));
  });

  it('creates settlements at month end of drivers', async () => {
    const { user } = show(
      { createInvoices: () => [refused(1), { payerId: 2, id: 7, problem: null }] },
      { kind: 'driver' },
    );
    expect(screen.getByLabelText('Date of the settlements')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Make all 2 settlements' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^Total: .* The settlements are dated/u)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Make 2 settlements' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make 2 settlements' });
    await within(dialog).findByRole('button', { name: 'Retry 1 settlement' });
  });

  it('keeps the keyboard focus while bookings are included and removed, and drops those that are invoiced', async () => {
    const [first] = preview.leftOut;
    if (!first) throw new Error('nothing left out');
    let isMade = false;
    const { user } = show(
      {
        previewMonthEnd: ({ body }) => {
          if (isMade) return { invoices: [], leftOut: [] };
          const isChosen = body.chosen?.includes(first.line.id) === true;
          return {
            invoices: [{ ...invoice(1, 'Benali Karim', [11]), ...(isChosen && { lines: [first.line] }) }],
            leftOut: isChosen ? preview.leftOut.slice(1) : preview.leftOut,
          };
        },
        createInvoices: ({ body }) => {
          isMade = true;
          return body.invoices.map(({ payerId }) => ({ payerId, id: payerId, problem: null }));
        },
      },
      { kind: 'insurance' },
    );
    const inTable = () => document.activeElement?.closest('table')?.getAttribute('aria-label');
    const choose = async () => {
      await user.click(await screen.findByRole('checkbox', { name: 'Select booking 14' }));
      await user.click(screen.getByRole('button', { name: 'Include 1 booking anyway' }));
      await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select booking 14' })).toBeNull());
      expect(inTable()).toBe('Bookings left out');
    };
    await choose();
    await user.click(screen.getByRole('button', { name: 'Leave 1 chosen booking out again' }));
    await screen.findByRole('checkbox', { name: 'Select booking 14' });
    expect(inTable()).toBe('Bookings left out');
    await choose();
    await user.click(screen.getByRole('button', { name: 'Make the invoice' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make 1 invoice' }));
    await within(await screen.findByRole('dialog')).findByText('Made');
    await waitFor(() => expect(screen.queryByText('Leave 1 chosen booking out again')).toBeNull());
  });
});
