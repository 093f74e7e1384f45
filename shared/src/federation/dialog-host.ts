import type { DialogName, DialogInput, DialogResult } from './dialog-contracts.ts';
import { createContext, useContext, type ComponentType } from 'react';

/**
 * Reason why a dialog of another domain can't open:
 * - `unknown`: no remote of the release set offers it
 * - `forbidden`: the user lacks the permission
 * - `failed`: its remote could not be loaded
 */
export type DialogUnavailableReason = 'unknown' | 'forbidden' | 'failed';

/** A dialog of another domain could not be opened. Nothing was shown; the opener shows the error at its button. */
export class DialogUnavailable extends Error {
  override readonly name = 'DialogUnavailable';
  /** The dialog that was asked for. */
  readonly dialog: DialogName;
  readonly reason: DialogUnavailableReason;

  constructor(dialog: DialogName, reason: DialogUnavailableReason, cause?: unknown) {
    super(`${dialog}: ${reason}`, { cause });
    this.dialog = dialog;
    this.reason = reason;
  }
}

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

/**
 * Default export of a page or dialog module, checked to be a component, as it came over the network.
 * @typeParam Props nothing for a page, `DialogProps<Name>` for a dialog
 * @throws naming the module when it has none
 */
export function componentOf<Props extends object = object>(module: unknown, name: string): ComponentType<Props> {
  if (hasComponent<Props>(module)) return module.default;
  throw new TypeError(`${name} has no component as its default export`);
}

const hasComponent = <Props extends object>(module: unknown): module is { default: ComponentType<Props> } => {
  if (typeof module !== 'object' || module === null || !('default' in module)) return false;
  const { default: component } = module;
  // memo() and forwardRef() return objects with a $$typeof.
  return (
    typeof component === 'function' || (typeof component === 'object' && component !== null && '$$typeof' in component)
  );
};
