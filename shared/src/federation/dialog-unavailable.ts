import type { DialogName } from './dialog-contracts.ts';

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
