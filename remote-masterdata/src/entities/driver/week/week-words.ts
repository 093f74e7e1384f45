import { freeRanges } from '@navette/shared/domain';
import type { Translate } from '@navette/shared/i18n';

/** The times in which a driver is available on a day, in words. */
export function dayWords(unavailable: readonly number[], t: Translate): string {
  if (unavailable.length === 0) return t('week.allDay');
  const ranges = freeRanges(unavailable).map(({ from, to }) => t('week.range', { from, to }));
  return ranges.length === 0 ? t('week.away') : ranges.join(', ');
}
