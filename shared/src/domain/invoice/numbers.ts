const DIGITS = 6;

/** The number printed for an invoice: its id on six digits. */
export const invoiceNumber = (id: number): string => String(id).padStart(DIGITS, '0');

/** The payment reference of the specification: the number followed by the id of the driver or the insurer (specification/invoices.md#number-and-reference). */
export const paymentReference = (invoiceId: number, payerId: number): string => `${invoiceNumber(invoiceId)}${payerId}`;

/** Reads a payment reference, typed with or without spaces and slashes; undefined for any other text. */
export function parsePaymentReference(
  text: string,
): { readonly invoiceId: number; readonly payerId: number } | undefined {
  const [, invoice, payer] = /^(\d{6})([1-9]\d{0,8})$/u.exec(text.replaceAll(/[\s./-]/gu, '')) ?? [];
  const [invoiceId, payerId] = [Number(invoice ?? 0), Number(payer ?? 0)];
  return invoiceId > 0 ? { invoiceId, payerId } : undefined;
}

/** The number printed for a credit note, of a series of its own: `CN000012`. */
export const creditNoteNumber = (id: number): string => `CN${invoiceNumber(id)}`;
