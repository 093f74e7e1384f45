import { addDays, type DateRange, isIsoDate, parseTags, type PlatformTag } from '@navette/shared/domain';
import { type Period, periodSearch, usePeriod } from '@navette/shared/ui-form';
import { useEffect, useState } from 'react';
import { keptChoice } from '../../entities/transport/kept-transports.ts';

/** The days that this browser keeps. */
function keptDays(): DateRange | undefined {
  const [start = '', end = ''] = keptChoice.read('days')?.split('/') ?? [];
  return isIsoDate(start) && isIsoDate(end) && start <= end ? { start, end } : undefined;
}

/** Period and tags of the list of transports; this browser keeps them until sign-out (S3 §9). The URL's days go before the kept ones. */
export function useKeptFilters(): {
  readonly period: Period;
  readonly tags: readonly PlatformTag[];
  readonly setTags: (tags: readonly PlatformTag[]) => void;
} {
  const [search] = useState(() => {
    const kept = keptDays();
    return periodSearch((today) => kept ?? { start: today, end: addDays(today, 1) });
  });
  const period = usePeriod(search);
  const [tags, setTags] = useState<readonly PlatformTag[]>(() => parseTags(keptChoice.read('tags')) ?? []);
  const { start, end } = period.range;
  useEffect(() => keptChoice.write('days', `${start}/${end}`), [start, end]);
  return {
    period,
    tags,
    setTags: (next) => {
      keptChoice.write('tags', next.join(';'));
      setTags(next);
    },
  };
}
