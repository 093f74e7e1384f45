import type { Formats, Translate } from '@navette/shared/i18n';
import type { Suggestion } from './suggestion.ts';

type Reason = Suggestion['reasons'][number];

/** What speaks for a driver, in words. */
export const reasonWords = ({ kind, bookingId, minutes }: Reason, t: Translate): string =>
  ({
    onTheWay: () => t('suggest.reason.onTheWay', { id: bookingId, minutes: minutes ?? 0 }),
    nearHome: () => t('suggest.reason.nearHome'),
    knowsClient: () => t('suggest.reason.knowsClient'),
    freeAllDay: () => t('suggest.reason.freeAllDay'),
    linkedLeg: () => t('suggest.reason.linkedLeg', { id: bookingId }),
  })[kind]();

/** The kilometres that the trip adds to the driver's day. */
export function extraKmWords({ extraKm }: Suggestion, t: Translate, { formatDistance }: Formats): string {
  return extraKm === null ? t('suggest.km.unknown') : t('suggest.km', { km: formatDistance(extraKm) });
}
