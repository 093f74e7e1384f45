import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '@navette/shared/api';
import { useT, messageKey, useFormats } from '@navette/shared/i18n';
import { Grid, Page, Spinner, Stack, IconButton, Text, Toolbar } from '@navette/shared/ui';
import { lazy, Suspense, type ReactNode, useMemo, useState } from 'react';
import { Tiles } from './tiles.tsx';
import {
  PERIOD_KINDS,
  brusselsToday,
  type DateRange,
  neighbourPeriod,
  type PeriodKind,
  periodOn,
} from '@navette/shared/domain';
import { DateRangeInput } from '@navette/shared/ui-form';
import { Select } from '@navette/shared/ui-overlay';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { choiceParam, dateParam, useSearchState } from '@navette/shared/router';
import { fixedNow } from '../../entities/use-opened-period.ts';

const Charts = lazy(() => import('./charts/charts.tsx'));

/** The results dashboard (specification/payments.md#results). */
export function ResultsPage(): ReactNode {
  const t = useT();
  const cache = useQueryClient();
  const period = useResultsPeriod();
  const refresh = () =>
    void invalidate(cache, [
      ['get', '/service/stats/getTotals'],
      ['post', '/service/stats/byMonth'],
      ['post', '/service/stats/byDay'],
      ['post', '/service/stats/byDay6m'],
      ['post', '/service/stats/byWeekDayPerHour'],
      ['get', '/service/stats/unpayed'],
    ]);
  return (
    <Page title={t('results.title')} onRefresh={refresh}>
      <Stack gap="4">
        <PeriodChoice period={period} />
        <Tiles range={period.range} />
        <Suspense fallback={<Spinner />}>
          <Grid gap="4" alignItems="start" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 26rem), 1fr))">
            <Charts range={period.range} />
          </Grid>
        </Suspense>
      </Stack>
    </Page>
  );
}

const KINDS = {
  month: messageKey('results.period.month'),
  quarter: messageKey('results.period.quarter'),
  year: messageKey('results.period.year'),
  free: messageKey('results.period.free'),
};

/** Selects the period: its length, the previous or next, or two dates. */
function PeriodChoice({ period }: { readonly period: ResultsPeriod }): ReactNode {
  const t = useT();
  const { formatDate, formatMonth } = useFormats();
  const { kind, range } = period;
  const names = {
    month: formatMonth(range.start),
    quarter: t('results.period.quarterOf', {
      quarter: Math.ceil(Number(range.start.slice(5, 7)) / 3),
      year: range.start.slice(0, 4),
    }),
    year: range.start.slice(0, 4),
    free: `${formatDate(range.start)} – ${formatDate(range.end)}`,
  };
  return (
    <Toolbar role="group" aria-label={t('results.period')}>
      <Select
        aria-label={t('results.period.kind')}
        value={kind}
        onChange={period.setKind}
        options={PERIOD_KINDS.map((value) => ({ value, label: t(KINDS[value]) }))}
      />
      <IconButton label={t('results.period.before')} onClick={() => period.move(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      {kind === 'free' ? (
        <DateRangeInput label={t('results.period')} value={range} onChange={period.setRange} />
      ) : (
        <Text aria-live="polite">{names[kind]}</Text>
      )}
      <IconButton label={t('results.period.after')} onClick={() => period.move(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </Toolbar>
  );
}

const thisYear = () => periodOn('year', brusselsToday());

const SEARCH = {
  period: choiceParam(PERIOD_KINDS, 'year'),
  from: dateParam(() => thisYear().start),
  to: dateParam(() => thisYear().end),
};

/** The period of the dashboard, in the URL: this year by default. */
interface ResultsPeriod {
  readonly kind: PeriodKind;
  readonly range: DateRange;
  readonly setKind: (kind: PeriodKind) => void;
  readonly setRange: (range: DateRange) => void;
  /** Moves to the previous or next period. */
  readonly move: (step: -1 | 1) => void;
}

/** State of the period. Another kind selects its period of today if that is in the range, else of its first day. */
function useResultsPeriod(): ResultsPeriod {
  const [schema] = useState(() => ({ ...SEARCH, from: fixedNow(SEARCH.from), to: fixedNow(SEARCH.to) }));
  const [{ period: kind, from, to }, setSearch] = useSearchState(schema);
  const range = useMemo(() => ({ start: from, end: to < from ? from : to }), [from, to]);
  const show = ({ start, end }: DateRange) => setSearch({ from: start, to: end });
  return {
    kind,
    range,
    setKind: (chosen) => {
      const today = brusselsToday();
      const day = today >= range.start && today <= range.end ? today : range.start;
      const { start, end } = chosen === 'free' ? range : periodOn(chosen, day);
      setSearch({ period: chosen, from: start, to: end });
    },
    setRange: show,
    move: (step) => show(neighbourPeriod(kind, range, step)),
  };
}
