import type { RecallLevel } from '@navette/shared/domain';
import { messageKey } from '@navette/shared/i18n';

/** Message key of a reminder level: the same words in lists, in the selector, in mails and where late invoices are reminded of. */
export const recallName = (level: RecallLevel) => messageKey(`invoice.recall.${level}`);
