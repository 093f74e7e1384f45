import { type Answer, type HostOptions, problem, renderWithHost, testUser } from '@navette/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { invoiceAccount } from '../testing/invoice-account.ts';
import { messages } from '../testing/messages.ts';
import { sampleDocument } from '../testing/sample-document.ts';
import { CreditNoteDialog } from './account/credit-note-dialog.tsx';
import { PaymentForm } from './account/payment-form.tsx';
import { clientCalls } from './invoice/client-calls.tsx';
import { IssueDialog } from './invoice/issue-dialog.tsx';

const question = (code: string, messageKey: string, params: Record<string, string>, field = 'date') =>
  problem(409, code, [{ field, messageKey, params }], params);
const beforeInvoice = () =>
  question('payment.date', 'validation.payment.beforeInvoice', {
    kind: 'client',
    invoice: '000123',
    date: '09/03/2026',
    invoiced: '10/03/2026',
  });
const beforeLast = (field?: string) =>
  question(
    'document.date',
    'validation.document.beforeLast',
    {
      series: field ? 'client' : 'credit',
      number: field ? '000124' : 'CN000003',
      date: '09/03/2026',
      last: '10/03/2026',
    },
    field,
  );
const booking = {
  id: 1,
  ap_date: '2026-03-10',
  client_firstname: 'Ana',
  client_lastname: 'Alvarez',
  certificateNeeded: false,
  certificateReceived: false,
  mutualPatientID: 'T-1',
  total: 12,
};
const options = (handlers: HostOptions['handlers']) => ({ user: testUser('super'), messages, handlers });
const asked = async () => within(await screen.findByRole('alertdialog', { name: 'Is the date 09/03/2026 right?' }));

it('asks about a payment dated before its invoice: No returns to the date with the reason, Yes sends the same attempt', async () => {
  const createPayment = vi.fn<Answer<'createPayment'>>(({ body }) =>
    body.confirmDate ? { id: 2, open: 0, status: 0, proposedStatus: null } : beforeInvoice(),
  );
  const onClose = vi.fn();
  const form = <PaymentForm entry="payment" account={invoiceAccount()} onClose={onClose} />;
  const { user } = renderWithHost(form, options({ createPayment }));
  const day = screen.getByRole('textbox', { name: /Date/u });
  await user.clear(day);
  await user.type(day, '09/03/2026');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'Card');
  await user.click(screen.getByRole('button', { name: 'Add payment' }));
  const sentence = 'Invoice 000123 is dated 10/03/2026: 09/03/2026 is before it.';
  expect((await asked()).getByText(sentence)).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(await screen.findByText(sentence)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(day));
  expect(day).toHaveProperty('value', '09/03/2026');
  expect(screen.getByRole('option', { name: 'Card', selected: true })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Add payment' }));
  await user.click((await asked()).getByRole('button', { name: 'Keep this date' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const calls = createPayment.mock.calls.map(([call]) => call);
  expect(calls.map(({ body }) => body.confirmDate)).toEqual([undefined, undefined, true]);
  expect(new Set(calls.map(({ request }) => request.headers.get('Idempotency-Key'))).size).toBe(1);
});

it('asks about a credit note dated before the last one, and creates it once the date is confirmed', async () => {
  const createCreditNote = vi.fn<Answer<'createCreditNote'>>(({ body }) =>
    body.confirmDate ? { id: 4 } : beforeLast(),
  );
  const dialog = <CreditNoteDialog kind="client" invoiceId={123} onClose={vi.fn()} onMade={vi.fn()} />;
  const { user } = renderWithHost(
    dialog,
    options({ createCreditNote, getInvoiceAccount: () => invoiceAccount({ status: 1 }) }),
  );
  await user.type(await screen.findByRole('textbox', { name: /Reason/u }), 'Tarif erroné');
  await user.click(screen.getByRole('button', { name: 'Make credit note' }));
  const dated = await asked();
  expect(dated.getByText('The last credit note (CN000003) is dated 10/03/2026: 09/03/2026 is before it.')).toBeTruthy();
  await user.click(dated.getByRole('button', { name: 'Keep this date' }));
  expect(await screen.findByText(/CN000004/u)).toBeTruthy();
  expect(createCreditNote).toHaveBeenCalledTimes(2);
});

it('an invoice before the last number is asked about; a no says that nothing is made, and the next click asks again', async () => {
  const createClientInvoice = vi.fn<Answer<'createClientInvoice'>>(({ body }) =>
    body.confirmDate ? { id: 125 } : beforeLast('invoice.date'),
  );
  const { user } = renderWithHost(
    <IssueDialog calls={clientCalls} payerId={31} bookings={[booking]} onClose={vi.fn()} />,
    options({
      createClientInvoice,
      draftClientInvoice: () => ({ ...sampleDocument, id: null }),
      getClientInvoiceDocument: () => sampleDocument,
    }),
  );
  const make = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Make invoice' });
  const isReady = async () => waitFor(async () => expect((await make()).disabled).toBe(false));
  await isReady();
  await user.click(await make());
  await user.click((await asked()).getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('Nothing is made yet: the date 09/03/2026 has to be confirmed.')).toBeTruthy();
  await isReady();
  await user.click(await make());
  const dated = await asked();
  expect(dated.getByText('The last invoice (000124) is dated 10/03/2026: 09/03/2026 is before it.')).toBeTruthy();
  await user.click(dated.getByRole('button', { name: 'Keep this date' }));
  await screen.findByRole('dialog', { name: /Client invoice 000125/u });
  expect(createClientInvoice).toHaveBeenCalledTimes(3);
});
