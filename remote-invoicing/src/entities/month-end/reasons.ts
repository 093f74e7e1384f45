import { messageKey, type Translate } from '@navette/shared/i18n';
import type { Reason } from './month-end-requests.ts';

/** Why a booking is left out, in words. */
const REASONS: Readonly<Record<Reason, string>> = {
  noCertificate: messageKey('monthEnd.reason.noCertificate'),
  noTransportNumber: messageKey('monthEnd.reason.noTransportNumber'),
  zeroAmount: messageKey('monthEnd.reason.zeroAmount'),
  archived: messageKey('monthEnd.reason.archived'),
  notClosed: messageKey('monthEnd.reason.notClosed'),
  noAddress: messageKey('monthEnd.reason.noAddress'),
  negative: messageKey('monthEnd.reason.negative'),
  nothing: messageKey('monthEnd.reason.nothing'),
};

/** Reasons as one text; empty without any. */
export const reasonsText = (reasons: readonly Reason[], t: Translate): string =>
  reasons.map((reason) => t(REASONS[reason])).join(', ');
