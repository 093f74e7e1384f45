import type { RecallLevel } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';

/** Message key of a reminder level: the same term in lists, the selector, mails and on the page of late invoices. */
export const recallName = (level: RecallLevel) => messageKey(`invoice.recall.${level}`);
