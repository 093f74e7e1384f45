import type { LateInvoice } from '../late-columns.ts';

export const lateInvoice = (changes: Partial<LateInvoice> = {}): LateInvoice => ({
  id: 1,
  date: '2026-03-10',
  due: '2026-03-25',
  daysLate: 26,
  bucket: 15,
  clientId: 7,
  firstname: 'Jean',
  lastname: 'Maes',
  amount: 54.5,
  open: 54.5,
  status: 0,
  recall: 0,
  remindedOn: null,
  proposedLevel: 1,
  allowedFrom: '2026-03-26',
  ...changes,
});
