import type { DialogName, PinnedRemote, RunnableSet } from '@navette/shared/federation';

/** Remote and module that offer a dialog. */
export interface OfferedDialog {
  readonly remote: PinnedRemote;
  readonly module: string;
}

/** Finds the remote that offers exactly this version of a dialog. */
export function offeredDialog(set: RunnableSet | undefined, name: DialogName): OfferedDialog | undefined {
  for (const remote of Object.values(set?.remotes ?? {})) {
    const dialog = remote.declaration.dialogs.find((offer) => offer.name === name);
    if (dialog) return { remote, module: dialog.module };
  }
  return undefined;
}
