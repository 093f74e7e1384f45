import { type PlatformTag, readableCode } from '@navette/shared/domain';
import { messageKey, type Translate } from '@navette/shared/i18n';

/** Labels of the platform's tags. */
export const TAG_WORDS: Readonly<Record<PlatformTag, string>> = {
  invoiced: messageKey('tag.invoiced'),
  invoiceable: messageKey('tag.invoiceable'),
  invoicingStarted: messageKey('tag.invoicingStarted'),
  certificateNeeded: messageKey('tag.certificateNeeded'),
  certificatePresent: messageKey('tag.certificatePresent'),
  certificateSent: messageKey('tag.certificateSent'),
  noMutInvoicingIntervention: messageKey('tag.noMutInvoicingIntervention'),
};

const WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(TAG_WORDS),
  ['requested', messageKey('status.requested')],
  ['accepted', messageKey('status.accepted')],
  ['toConfirmDelete', messageKey('status.toConfirmDelete')],
  ['cancelledByBooker', messageKey('status.cancelledByBooker')],
  ['cancelledByTransporter', messageKey('status.cancelledByTransporter')],
]);

/** Text of status and tags of a transport; unknown ones are derived from their codes. */
export const statusText = (
  { status, tags }: { readonly status: string; readonly tags: readonly string[] },
  t: Translate,
): string =>
  [status, ...tags]
    .map((code) => {
      const key = WORDS.get(code);
      return key === undefined ? readableCode(code) : t(key);
    })
    .join(', ');
