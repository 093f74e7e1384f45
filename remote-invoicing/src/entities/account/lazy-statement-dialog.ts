import { lazyPart } from '@navette/shared/ui';

/** Statement of a client: it brings the documents, with their texts in each language. */
export const StatementDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "dialogs" */ './statement-dialog.tsx')).StatementDialog,
);
