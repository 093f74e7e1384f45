import { createContext, useContext } from 'react';
import type { DialogInput, DialogName, DialogResult } from './dialog-contracts.ts';
import type { DialogUnavailableReason } from './dialog-unavailable.ts';

/** Functions of the host for dialogs of other domains. */
export interface DialogHost {
  /**
   * Opens a dialog over whatever is open. Resolves when it closes: with its result, or with `undefined` when it was cancelled.
   * Rejects with `DialogUnavailable` when it can't be shown.
   */
  readonly open: <Name extends DialogName>(name: Name, input: DialogInput<Name>) => Promise<DialogResult<Name>>;
  /** Reason why a dialog is known not to open now, or `undefined`. Its button is then disabled and shows the reason. */
  readonly unavailable: (name: DialogName) => DialogUnavailableReason | undefined;
  /** Preloads the code of a dialog when its button is hovered or focused. Never fails. */
  readonly prefetch: (name: DialogName) => void;
}

/** Provided by the host; in tests by `renderWithHost`. */
export const DialogHostContext = createContext<DialogHost | undefined>(undefined);

/**
 * Opens dialogs of other domains.
 * @throws outside a host
 * @example
 * const openDialog = useOpenDialog();
 * const client = await openDialog('masterdata/client@1', { name: 'Dupont' });
 * if (client) form.setValue('clientId', client.id);
 */
export const useOpenDialog = (): DialogHost['open'] => useDialogHost().open;

/**
 * Whether the button of a dialog can be used.
 * @returns `reason` is `undefined` when it can; `prefetch` belongs on hover and focus
 */
export function useDialogAvailability(name: DialogName): {
  reason: DialogUnavailableReason | undefined;
  prefetch: () => void;
} {
  const host = useDialogHost();
  return { reason: host.unavailable(name), prefetch: () => host.prefetch(name) };
}

function useDialogHost(): DialogHost {
  const host = useContext(DialogHostContext);
  if (host === undefined) throw new Error('Dialogs of other domains need a host: DialogHostContext is not provided');
  return host;
}
