import type { SearchSchema } from '@navette/shared/router';
import { type Period, type PeriodSearch, usePeriod } from '@navette/shared/ui-form';
import { useMemo } from 'react';

/** The parameter with a fixed fallback, evaluated now. */
export const fixedNow = <T extends { readonly fallback: () => string }>(param: T): T => {
  const value = param.fallback();
  return { ...param, fallback: () => value };
};

/**
 * The period of a financial list, {@link usePeriod}. The default is relative to the day on which the page was opened: at midnight of the last day of
 * a month the next click would otherwise leave the current month, as a default period is not written in the URL.
 */
export function useOpenedPeriod(schema: SearchSchema<PeriodSearch>): Period {
  const opened = useMemo(() => ({ ...schema, from: fixedNow(schema.from), to: fixedNow(schema.to) }), [schema]);
  return usePeriod(opened);
}
