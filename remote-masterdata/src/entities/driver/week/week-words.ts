import { SLOTS, slotRanges } from '@navette/shared/domain';
import type { Translate } from '@navette/shared/i18n';

/** Text of the unavailable times of a day; "free all day" without any. */
export function dayWords(unavailable: readonly number[], t: Translate): string {
  if (unavailable.length === 0) return t('week.free');
  if (unavailable.length === SLOTS.length) return t('week.away');
  const ranges = slotRanges(unavailable).map(({ from, to }) => t('week.range', { from, to }));
  return t('week.away.times', { times: ranges.join(', ') });
}
