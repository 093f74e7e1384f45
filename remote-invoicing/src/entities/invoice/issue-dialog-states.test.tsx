import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { sampleDocument } from '../../testing/sample-document.ts';
import { clientCalls } from './client-calls.tsx';
import { IssueDialog } from './issue-dialog.tsx';

const draft = { ...sampleDocument, id: null };
const bookings = [
  {
    id: 1,
    ap_date: '2026-03-10',
    client_firstname: 'Ana',
    client_lastname: 'Alvarez',
    certificateNeeded: false,
    certificateReceived: false,
    mutualPatientID: null,
    total: 48,
  },
];

function show(handlers: NonNullable<HostOptions['handlers']>) {
  const onClose = vi.fn();
  const host = renderWithHost(<IssueDialog calls={clientCalls} payerId={31} bookings={bookings} onClose={onClose} />, {
    user: testUser('super'),
    messages,
    handlers: { draftClientInvoice: () => draft, getClientInvoiceDocument: () => sampleDocument, ...handlers },
  });
  return { ...host, onClose };
}

const makeButton = () => screen.findByRole('button', { name: 'Make invoice' });
const enabledMakeButton = async () => {
  await waitFor(async () => expect((await makeButton()).hasAttribute('disabled')).toBe(false));
  return makeButton();
};

describe('the dialog of an invoice to make', () => {
  it('makes nothing while the document is still loading', async () => {
    show({ draftClientInvoice: () => new Promise<never>(() => undefined) });
    expect((await makeButton()).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('article')).toBeNull();
  });
  it('says both figures when a booking changed meanwhile, and reads the document again', async () => {
    let amount = draft.amount;
    const { user } = show({
      draftClientInvoice: () => ({ ...draft, amount }),
      createClientInvoice: ({ body }) => {
        if (body.invoice.amount === 64.5) return { id: 123 };
        amount = 64.5;
        const params = { sent: body.invoice.amount, computed: 64.5 };
        return problem(
          409,
          'invoice.amount',
          [{ field: 'invoice.amount', messageKey: 'problem.invoice.amount' }],
          params,
        );
      },
    });
    await user.click(await enabledMakeButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('54.50');
    expect(alert.textContent).toContain('64.50');
    await user.click(await enabledMakeButton());
    expect(await screen.findAllByRole('article', { name: 'Facture 000123' })).toHaveLength(2);
  });

  it('says once that a colleague invoiced the bookings, offers to make nothing of them, and reads the wallet again', async () => {
    let isInvoiced = false;
    const refusal = () =>
      problem(
        409,
        'invoice.bookings',
        [{ field: 'bookings.0', messageKey: 'validation.invoice.invoiced', params: { booking: 1, invoice: 7 } }],
        { count: 1 },
      );
    const { user, queryClient } = show({
      draftClientInvoice: () => (isInvoiced ? refusal() : draft),
      createClientInvoice: () => {
        isInvoiced = true;
        return refusal();
      },
    });
    const invalidated = vi.spyOn(queryClient, 'invalidateQueries');
    await user.click(await enabledMakeButton());
    await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getAllByText('Booking 1 is already on invoice 7.')).toHaveLength(1);
    expect((await makeButton()).hasAttribute('disabled')).toBe(true);
    expect(invalidated.mock.calls.length).toBeGreaterThan(1);
  });

  it('makes one invoice of two clicks, and stays open while it is being made', async () => {
    const sent: unknown[] = [];
    let answer: (value: { id: number }) => void = () => undefined;
    const { user, onClose } = show({
      createClientInvoice: ({ body }) => {
        sent.push(body);
        return new Promise<{ id: number }>((resolve) => {
          answer = resolve;
        });
      },
    });
    await user.dblClick(await enabledMakeButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    answer({ id: 123 });
    expect(await screen.findAllByRole('article', { name: 'Facture 000123' })).toHaveLength(2);
    expect(sent).toHaveLength(1);
    expect(await screen.findByText('Invoice 000123 made')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect(onClose).toHaveBeenCalledWith(123);
  });
});
