import { renderWithHost, testUser } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages } from '../testing/messages.ts';
import { sampleDocument } from '../testing/sample-document.ts';
import InsuranceInvoiceDialog from './insurance-invoice.tsx';

it('creates the invoice for the bookings of another page, and returns its number on closing', async () => {
  const onClose = vi.fn<(result?: { readonly id: number }) => void>();
  const drafts: unknown[] = [];
  const booking = {
    id: 12,
    ap_date: '2026-03-10',
    client_firstname: 'Ana',
    client_lastname: 'Alvarez',
    certificateNeeded: false,
    certificateReceived: false,
    mutualPatientID: 'BQ-1',
    mutualAmount: 32,
  };
  const { user } = renderWithHost(
    <InsuranceInvoiceDialog input={{ insuranceId: 3, bookings: [booking] }} onClose={onClose} />,
    {
      user: testUser('super'),
      messages,
      handlers: {
        draftInsuranceInvoice: ({ body }) => {
          drafts.push(body);
          return { ...sampleDocument, id: null, kind: 'insurance' };
        },
        createInsuranceInvoice: () => ({ id: 77 }),
        getInsuranceInvoiceDocument: () => ({ ...sampleDocument, id: 77, kind: 'insurance' }),
      },
    },
  );
  const make = await screen.findByRole('button', { name: 'Make invoice' });
  await waitFor(() => expect(make.hasAttribute('disabled')).toBe(false));
  expect(drafts[0]).toMatchObject({ insuranceId: 3, bookings: [12] });
  await user.click(make);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Make invoice' })).toBeNull());
  const [close] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' });
  if (close) await user.click(close);
  expect(onClose).toHaveBeenCalledWith({ id: 77 });
});
