import { addDays, belgianDate, brusselsToday } from '@navette/shared/domain';
import { problem, renderWithHost, testUser, type HostOptions } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { sampleDocument } from '../../testing/sample-document.ts';
import { clientCalls } from './client-calls.tsx';
import { IssueDialog, type BookingToInvoice } from './issue-dialog.tsx';

const booking = (id: number, more: Partial<BookingToInvoice> = {}): BookingToInvoice => ({
  id,
  ap_date: '2026-03-10',
  client_firstname: 'Ana',
  client_lastname: 'Alvarez',
  certificateNeeded: false,
  certificateReceived: false,
  mutualPatientID: `T-${String(id)}`,
  total: 12,
  ...more,
});
const draft = { ...sampleDocument, id: null };

const show = (handlers: NonNullable<HostOptions['handlers']>, bookings: readonly BookingToInvoice[] = [booking(1)]) => {
  const onClose = vi.fn();
  const dialog = <IssueDialog calls={clientCalls} payerId={31} bookings={bookings} onClose={onClose} />;
  const host = renderWithHost(dialog, {
    user: testUser('super'),
    messages,
    handlers: { draftClientInvoice: () => draft, getClientInvoiceDocument: () => sampleDocument, ...handlers },
  });
  return { ...host, onClose };
};

const makeButton = () => screen.findByRole('button', { name: 'Make invoice' });
const enabledMakeButton = async () => {
  await waitFor(async () => expect((await makeButton()).hasAttribute('disabled')).toBe(false));
  return makeButton();
};

describe('the dialog that makes an invoice', () => {
  it('sends the amount that was looked at, and repeats one attempt under the same key until it is made', async () => {
    const sent: { key: string | null; body: unknown }[] = [];
    let isDown = true;
    const { user } = show(
      {
        createClientInvoice: ({ request, body }) => {
          sent.push({ key: request.headers.get('Idempotency-Key'), body });
          return isDown ? problem(503, 'unavailable') : { id: 123 };
        },
      },
      [booking(1), booking(2)],
    );
    expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull();
    await user.click(await enabledMakeButton());
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    isDown = false;
    await user.click(await enabledMakeButton());
    // Once on screen, once for the printer.
    expect(await screen.findAllByRole('article', { name: 'Facture 000123' })).toHaveLength(2);
    expect(screen.getByRole('dialog', { name: 'Client invoice 000123' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make invoice' })).toBeNull();
    expect(screen.getByRole('button', { name: 'PDF' })).toHaveProperty('disabled', false);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
    expect(sent[0]?.key).toHaveLength(32);
    expect(sent[0]?.body).toMatchObject({
      invoice: { clientId: 31, amount: sampleDocument.amount, factuur: true },
      bookings: [1, 2],
    });
  });

  it('dates the invoice today, or on the day that is typed', async () => {
    const drafted: string[] = [];
    const sent: string[] = [];
    const { user } = show({
      draftClientInvoice: ({ body }) => {
        drafted.push(body.date);
        return draft;
      },
      createClientInvoice: ({ body }) => {
        sent.push(body.invoice.date);
        return { id: 123 };
      },
    });
    const today = brusselsToday();
    const yesterday = addDays(today, -1);
    const day = screen.getByRole('textbox', { name: 'Date' });
    expect(day).toHaveProperty('value', belgianDate(today));
    await user.clear(day);
    await user.type(day, belgianDate(addDays(today, 60)));
    await user.tab();
    expect(await screen.findByText(/31 days/u)).toBeTruthy();
    expect(await makeButton()).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
    await user.clear(day);
    await user.type(day, belgianDate(yesterday));
    await user.tab();
    await user.click(await enabledMakeButton());
    expect(await screen.findByRole('dialog', { name: 'Client invoice 000123' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Date' })).toBeNull();
    expect([drafted.at(0), drafted.at(-1), sent]).toEqual([today, yesterday, [yesterday]]);
  });

  it('lists many bookings that prevent the invoice in a few lines, with the count of the others', async () => {
    const fields = Array.from({ length: 50 }, (_, index) => ({
      field: `bookings.${String(index)}`,
      messageKey: 'validation.invoice.archived',
      params: { booking: index + 1 },
    }));
    show({
      draftClientInvoice: () => problem(409, 'invoice.bookings', fields, { count: 60 }),
    });
    const list = await screen.findByRole('region', { name: 'Refused bookings' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(50);
    expect(list.tabIndex).toBe(0);
    expect(screen.getByText(/^60 bookings cannot be on this invoice/u)).toBeTruthy();
    expect(screen.getByText('and 10 more')).toBeTruthy();
  });

  it('continues without the refused bookings, which stay to be invoiced', async () => {
    const drafts: unknown[] = [];
    const { user } = show(
      {
        draftClientInvoice: ({ body }) => {
          drafts.push(body);
          const place = body.bookings.indexOf(2);
          if (place === -1) return draft;
          const refusal = { messageKey: 'validation.invoice.negative', params: { booking: 2 } };
          return problem(409, 'invoice.bookings', [{ field: `bookings.${String(place)}`, ...refusal }], { count: 1 });
        },
      },
      [booking(1), booking(2), booking(3)],
    );
    await user.click(await screen.findByRole('button', { name: 'Go on without this booking' }));
    await enabledMakeButton();
    expect(drafts.at(-1)).toEqual(expect.objectContaining({ bookings: [1, 3] }));
    expect(screen.getByText('1 booking is left out: it stays to be invoiced.')).toBeTruthy();
    expect(screen.queryByText(/negative/u)).toBeNull();
  });

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

  it('says once that a colleague invoiced the bookings, disables creating, and reloads the wallet', async () => {
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
