import type { InvoiceAccount } from '../entities/account/account-requests.ts';

/** The account of client invoice 123 (specification/wallets.md#client-invoice-total), for tests. */
export const invoiceAccount = (changes: Partial<InvoiceAccount> = {}): InvoiceAccount => ({
  kind: 'client',
  invoiceId: 123,
  date: '2026-03-10',
  payerId: 7,
  name: 'Jean Maes',
  amount: 54.5,
  status: 0,
  credited: 0,
  paid: 0,
  open: 54.5,
  creditNotes: [],
  payments: [],
  notes: [],
  lines: [
    {
      bookingId: 1,
      date: '2026-03-03',
      time: '10:00',
      text: 'Maes – Clinique',
      amount: 30,
      parking: 3.5,
      creditNoteId: null,
    },
    {
      bookingId: 2,
      date: '2026-03-04',
      time: '10:00',
      text: 'Maes – Clinique',
      amount: 18,
      parking: 0,
      creditNoteId: null,
    },
  ],
  fee: 3,
  ...changes,
});
