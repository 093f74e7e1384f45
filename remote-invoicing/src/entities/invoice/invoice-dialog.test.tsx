import { type Answer, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { invoiceAccount } from '../../testing/invoice-account.ts';
import { messages } from '../../testing/messages.ts';
import { sampleDocument } from '../../testing/sample-document.ts';
import { clientInvoice } from '../../testing/sample-invoice.ts';
import { clientCalls } from './client-calls.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';

const invoice = { ...clientInvoice, recall: 1 as const };

const event = {
  at: '2026-04-20T09:00:00Z',
  type: 'made' as const,
  userName: 'Ada',
  amount: 54.5,
  date: '2026-03-10',
  state: null,
  text: null,
  recall: 0 as const,
  number: null,
};
const documentHistory = {
  status: 0 as const,
  amount: 54.5,
  credited: 0,
  paid: 20,
  open: 34.5,
  events: [
    {
      ...event,
      at: '2026-04-22T09:00:00Z',
      type: 'mail' as const,
      state: 'refused',
      text: 'zoe@example.be\nNo such user',
      recall: 2 as const,
    },
    { ...event, at: '2026-04-21T09:00:00Z', type: 'payment' as const, state: 'bank', amount: 20 },
    event,
  ],
};

const show = (handlers: NonNullable<HostOptions['handlers']> = {}) =>
  renderWithHost(<InvoiceDialog calls={clientCalls} id={123} onClose={vi.fn()} />, {
    user: testUser('invoice'),
    messages,
    handlers: {
      getClientInvoice: () => [invoice],
      getClientInvoiceDocument: () => sampleDocument,
      getInvoiceAccount: () => invoiceAccount(),
      getDocumentHistory: () => documentHistory,
      ...handlers,
    },
  });

describe('the dialog of an invoice', () => {
  it('disables all actions while the document is loading', async () => {
    show({ getClientInvoiceDocument: () => new Promise<never>(() => undefined) });
    for (const name of ['PDF', 'Print'])
      expect((await screen.findByRole('button', { name })).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('article')).toBeNull();
  });
  it('shows the document, its reminder level and its bookings', async () => {
    const asked: unknown[] = [];
    const { user } = show({
      listClientInvoiceBookings: ({ body }) => {
        asked.push(body);
        return [];
      },
    });
    expect((await screen.findAllByRole('article', { name: 'Facture 000123' })).length).toBeGreaterThan(0);
    expect(await screen.findByText('1st reminder')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Bookings' }));
    await waitFor(() => expect(asked).toEqual([{ invoiceId: 123, clientId: sampleDocument.payer.id }]));
    // The button of the dialog prints the document, whichever part is in view.
    expect(document.querySelectorAll('[data-print-root=document] article')).toHaveLength(1);
  });

  it('shows status, paid and balance, and what happened to it in words', async () => {
    const { user } = show();
    const standing = await screen.findByRole('region', { name: 'Status and balance' });
    expect(standing.textContent).toMatch(/Pending.*Paid€20\.00To pay€34\.50/u);
    await user.click(screen.getByRole('tab', { name: 'History' }));
    const rows = (await screen.findAllByRole('row')).slice(1, 4).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(
        /E-mail refused by the mail server, with the letter: Formal notice.*zoe@example.be · No such user/u,
      ),
      expect.stringMatching(/Payment of €20\.00 on 10\/03\/2026 \(Bank.*\)/u),
      expect.stringMatching(/Made: €54\.50.*Ada/u),
    ]);
  });

  it('records once that it was printed', async () => {
    vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    const markDocumentPrinted = vi.fn<Answer<'markDocumentPrinted'>>(() => ({ id: 4 }));
    const { user } = show({ markDocumentPrinted });
    expect(screen.queryByRole('button', { name: 'Mark as printed' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as printed' }));
    await waitFor(() => expect(markDocumentPrinted).toHaveBeenCalledTimes(1));
    expect(await screen.findByText('Client invoice 000123 counts as sent by post')).toBeTruthy();
  });

  it('saves the PDF once for two clicks', async () => {
    let answer: (file: Response) => void = () => undefined;
    const read = vi.fn(
      () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user } = show({ getClientInvoicePdf: read });
    const button = await screen.findByRole('button', { name: 'PDF' });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    await user.dblClick(button);
    await waitFor(() => expect(read).toHaveBeenCalled());
    answer(new Response('%PDF-', { headers: { 'content-type': 'application/octet-stream' } }));
    await waitFor(() => expect(names).toHaveLength(1));
    expect(names[0]).toMatch(/-000123\.pdf$/u);
    expect(read).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });
});
