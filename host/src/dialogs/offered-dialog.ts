import type { DialogName, PinnedRemote, RunnableSet } from '@navette/shared/federation';

/** Who offers a dialog, and in which module. */
export interface OfferedDialog {
  readonly remote: PinnedRemote;
  readonly module: string;
}

/** The remote of the set that offers a dialog of exactly this version. */
export function offeredDialog(set: RunnableSet | undefined, name: DialogName): OfferedDialog | undefined {
  for (const remote of Object.values(set?.remotes ?? {})) {
    const dialog = remote.declaration.dialogs.find((offer) => offer.name === name);
    if (dialog) return { remote, module: dialog.module };
  }
  return undefined;
}
