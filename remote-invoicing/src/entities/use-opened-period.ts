import type { SearchSchema } from '@navette/shared/router';
import { type Period, type PeriodSearch, usePeriod } from '@navette/shared/ui-form';
import { useMemo } from 'react';

/** The same parameter, whose fallback stays what it is now. */
export const fixedNow = <T extends { readonly fallback: () => string }>(param: T): T => {
  const value = param.fallback();
  return { ...param, fallback: () => value };
};

/**
 * The period of a list of money, {@link usePeriod}. The usual one is that of the day on which the page was opened: at midnight of the last of a month the
 * next click would leave the month that is being worked on, as a usual period is not written in the URL.
 */
export function useOpenedPeriod(schema: SearchSchema<PeriodSearch>): Period {
  const opened = useMemo(() => ({ ...schema, from: fixedNow(schema.from), to: fixedNow(schema.to) }), [schema]);
  return usePeriod(opened);
}
