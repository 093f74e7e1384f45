/** One file of the build: each of these dialogs leads to another. */
export { CreditNoteDialog } from './account/credit-note-dialog.tsx';
export { CreditNoteView } from './account/credit-notes.tsx';
export { PaymentsDialog } from './account/payments-dialog.tsx';
export { StatementDialog } from './account/statement-dialog.tsx';
export { InvoiceDialog } from './invoice/invoice-dialog.tsx';
export { IssueDialog } from './invoice/issue-dialog.tsx';
