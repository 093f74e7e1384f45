import { lazyDialog } from '@navette/shared/ui-overlay';

/** Loaded when it is opened. */
export const BudgetDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "dialogs" */ './budget-dialog.tsx')).BudgetDialog,
);
