import { lazyDialog } from '@navette/shared/ui-overlay';

/** Statement of a client: it brings the documents, with their texts in each language. */
export const StatementDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "dialogs" */ './statement-dialog.tsx')).StatementDialog,
);
