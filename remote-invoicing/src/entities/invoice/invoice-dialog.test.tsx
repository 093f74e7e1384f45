import { renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { invoiceAccount } from '../../testing/invoice-account.ts';
import { messages } from '../../testing/messages.ts';
import { sampleDocument } from '../../testing/sample-document.ts';
import { clientInvoice } from '../../testing/sample-invoice.ts';
import { clientCalls } from './client-calls.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';

const invoice = { ...clientInvoice, recall: 1 as const };

const show = (handlers: NonNullable<HostOptions['handlers']> = {}) =>
  renderWithHost(<InvoiceDialog calls={clientCalls} id={123} onClose={vi.fn()} />, {
    user: testUser('invoice'),
    messages,
    handlers: {
      getClientInvoice: () => [invoice],
      getClientInvoiceDocument: () => sampleDocument,
      getInvoiceAccount: () => invoiceAccount(),
      listClientInvoiceMails: () => [],
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
