import { lazyDialog } from '@navette/shared/ui-overlay';

/** Open invoices of a payer. */
export const OpenInvoicesDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "dialogs" */ './open-invoices-dialog.tsx')).OpenInvoicesDialog,
);
