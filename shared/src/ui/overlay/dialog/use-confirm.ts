import { askReason, confirm } from './confirm-store.ts';
import type { AskReason, Confirm } from './confirm-store.ts';

/**
 * Asks for confirmation before something that can't be undone. What can be undone is done immediately, with Undo in a toast.
 * @example
 * const confirm = useConfirm();
 * if (await confirm({ title: t('booking.delete.ask', { id }), confirmLabel: t('shared.delete') })) await remove(id);
 */
export const useConfirm = (): Confirm => confirm;

/**
 * Asks why before something that needs a reason; Enter in its field confirms.
 * @example
 * const reason = await askReason({ title, confirmLabel, reasonLabel: t('close.reason'), reasonMissing: t('close.reason.missing') });
 * if (reason !== undefined) await close(id, reason);
 */
export const useAskReason = (): AskReason => askReason;
