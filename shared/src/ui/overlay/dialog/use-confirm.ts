import { askReason, confirm } from './confirm-store.ts';
import type { AskReason, Confirm } from './confirm-store.ts';

/**
 * Asks for confirmation of an action that can't be undone. Undoable actions are done immediately, with Undo in a toast.
 * @example const confirm = useConfirm(); if (await confirm({ title: t('booking.delete.ask', { id }), confirmLabel: t('shared.delete') })) await
 * remove(id);
 */
export const useConfirm = (): Confirm => confirm;

/**
 * Asks for the reason of an action that requires one; Enter in its field confirms.
 * @example const reason = await askReason({ title, confirmLabel, reasonLabel: t('close.reason'), reasonMissing: t('close.reason.missing') }); if
 * (reason !== undefined) await close(id, reason);
 */
export const useAskReason = (): AskReason => askReason;
