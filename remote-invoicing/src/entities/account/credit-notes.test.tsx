import { renderWithHost, testUser } from '@navette/shared/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages } from '../../testing/messages.ts';
import { sampleDocument } from '../../testing/sample-document.ts';
import type { SentMail } from '../mailing/mailing.ts';
import { CreditNotes } from './credit-notes.tsx';

const note = {
  id: 3,
  date: '2026-03-12',
  kind: 'client' as const,
  invoiceId: 123,
  amount: 54.5,
  reason: 'Booked twice',
  whole: true,
  bookings: [1, 2],
};
const document = { ...sampleDocument, credit: { id: 3, date: note.date, reason: note.reason } };
const history = { status: 0 as const, amount: 54.5, credited: 54.5, paid: 20, open: -20, events: [] };

it('opens the document of a credit note, and sends it under its own number without a reminder letter', async () => {
  const sendCreditNote = vi.fn<(call: { readonly path: { readonly id: number } }) => SentMail>(() => ({
    id: '4f9c1c9e-6a2b-4c3d-8e4f-5a6b7c8d9e0f',
    to: ['zoe@example.be'],
    subject: 'Note de crédit CN000003',
    text: 'Bonjour',
    files: ['note-de-credit-cn000003.pdf'],
    readable: [1],
    user_name: 'Ada Invoice',
    at: '2026-03-12T09:30:00Z',
    state: 'kept' as const,
  }));
  const { user } = renderWithHost(<CreditNotes notes={[note]} />, {
    user: testUser('invoice'),
    messages,
    handlers: { getCreditNoteDocument: () => document, getDocumentHistory: () => history, sendCreditNote },
  });
  await user.click(screen.getByRole('button', { name: 'Credit note CN000003' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit note CN000003' }));
  expect(await dialog.findByText('Booked twice', { exact: false })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send by mail' }));
  const form = within(await screen.findByRole('dialog', { name: 'Send: Note de crédit CN000003' }));
  expect(form.queryByRole('combobox', { name: /Reminder letter/ })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Send' }));
  await screen.findByText(/Mail kept among the sent mails/);
  expect(sendCreditNote.mock.calls[0]?.[0].path).toEqual({ id: 3 });
});
