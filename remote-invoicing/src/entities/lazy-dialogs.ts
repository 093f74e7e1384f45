import { lazyPart } from '@navette/shared/ui';
import { useEffect } from 'react';

const fetchDialogs = () => import('./dialogs.ts');

/** Dialogs of the lists: they bring the documents, with their texts in each language. */
export const CreditNoteDialog = lazyPart(async () => (await fetchDialogs()).CreditNoteDialog);
export const CreditNoteView = lazyPart(async () => (await fetchDialogs()).CreditNoteView);
export const InvoiceDialog = lazyPart(async () => (await fetchDialogs()).InvoiceDialog);
export const IssueDialog = lazyPart(async () => (await fetchDialogs()).IssueDialog);
export const PaymentsDialog = lazyPart(async () => (await fetchDialogs()).PaymentsDialog);
export const StatementDialog = lazyPart(async () => (await fetchDialogs()).StatementDialog);

const TOUCHES = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Fetches the dialogs as soon as the user touches the page that opens them. */
export function useDialogsAhead(): void {
  useEffect(() => {
    const stop = () => {
      for (const touch of TOUCHES) removeEventListener(touch, fetch);
    };
    const fetch = () => {
      stop();
      // A failure is told by the dialog that is opened.
      fetchDialogs().catch(() => undefined);
    };
    for (const touch of TOUCHES) addEventListener(touch, fetch, { passive: true });
    return stop;
  }, []);
}
