import { lazyPart, onceUsed } from '@navette/shared/ui';
import { useEffect } from 'react';

const fetchDialogs = () => import('./dialogs.ts');

/** Dialogs of the lists: they bring the documents, with their texts in each language. */
export const CreditNoteDialog = lazyPart(async () => (await fetchDialogs()).CreditNoteDialog);
export const CreditNoteView = lazyPart(async () => (await fetchDialogs()).CreditNoteView);
export const InvoiceDialog = lazyPart(async () => (await fetchDialogs()).InvoiceDialog);
export const IssueDialog = lazyPart(async () => (await fetchDialogs()).IssueDialog);
export const PaymentsDialog = lazyPart(async () => (await fetchDialogs()).PaymentsDialog);
export const StatementDialog = lazyPart(async () => (await fetchDialogs()).StatementDialog);

/** Fetches the dialogs, which are one file, once the page that opens them is used. */
export const useDialogsAhead = (): void => useEffect(() => onceUsed(InvoiceDialog.load), []);
