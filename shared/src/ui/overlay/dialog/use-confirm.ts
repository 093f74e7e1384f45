import { confirm } from './confirm-store.ts';
import type { Confirm } from './confirm-store.ts';

/**
 * Asks for confirmation before something that can't be undone. What can be undone is done immediately, with Undo in a toast.
 * @example
 * const confirm = useConfirm();
 * if (await confirm({ title: t('booking.delete.ask', { id }), confirmLabel: t('shared.delete') })) await remove(id);
 */
export const useConfirm = (): Confirm => confirm;
