/** Printed documents: contents of invoices, credit notes and reminders, made once for screen, print, PDF and mail. */
export * from './amounts.ts';
export * from './document.ts';
export { documentName, fileNameOf, invoiceDocument } from './invoice-document.ts';
export type { DocumentName } from './invoice-document.ts';
export * from './mail-words.ts';
export { companyTitle } from './parts.ts';
export { ogmOfInvoice } from './payment.ts';
export * from './payer-letter.ts';
export * from './reminder-letter.ts';
export { dueDate } from './payment.ts';
export * from './source.ts';
export * from './statement-document.ts';
export { documentLanguage, textsOf } from './texts/texts-of.ts';
export type { DocumentTexts } from './texts/texts.ts';
