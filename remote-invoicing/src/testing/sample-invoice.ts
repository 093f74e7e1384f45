/** Client invoice 123 as its list answers it, without its reminder level. */
export const clientInvoice = {
  id: 123,
  date: '2026-03-10',
  clientId: 31,
  firstname: 'Ana',
  lastname: 'Alvarez',
  amount: 54.5,
  credited: 0,
  paid: 0,
  open: 54.5,
  creditNotes: [],
  invoiceName: null,
  status: 0 as const,
};
