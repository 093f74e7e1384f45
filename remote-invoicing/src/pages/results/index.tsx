import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '@navette/shared/api';
import { useT, messageKey, useFormats } from '@navette/shared/i18n';
import {
  Grid,
  lazyPart,
  Page,
  PartUnavailable,
  Spinner,
  Stack,
  IconButton,
  Text,
  Toolbar,
  ErrorState,
  Panel,
  Skeleton,
} from '@navette/shared/ui';
import { type ReactNode, useMemo, useState } from 'react';
import {
  PERIOD_KINDS,
  brusselsToday,
  type DateRange,
  neighbourPeriod,
  type PeriodKind,
  periodOn,
  periodBefore,
} from '@navette/shared/domain';
import { DateRangeInput } from '@navette/shared/ui-form';
import { Select } from '@navette/shared/ui-overlay';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { choiceParam, dateParam, useSearchState, Link } from '@navette/shared/router';
import { fixedNow } from '../../entities/use-opened-period.ts';
import { behindLink, bookingsLink, budgetLink, invoicesLink, type Totals, useTotals } from '../../entities/results.ts';

const Charts = lazyPart(async () => (await import('./charts.tsx')).default, Spinner, PartUnavailable);

/** The results dashboard (specification/payments.md#results). */
export default function ResultsPage(): ReactNode {
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
      ['post', '/service/stats/unmetNeed'],
      ['post', '/service/stats/budget'],
    ]);
  return (
    <Page
      title={t('results.title')}
      onRefresh={refresh}
      actions={<Link to={budgetLink(period.range)}>{t('budget.title')}</Link>}
    >
      <Stack gap="4">
        <PeriodChoice period={period} />
        <Tiles range={period.range} />
        <Grid gap="4" alignItems="start" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 26rem), 1fr))">
          <Charts range={period.range} />
        </Grid>
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

interface Tile {
  readonly id: keyof Totals;
  readonly label: string;
  /** Scope of the figure. */
  readonly note: string;
  /** Includes future trips: then a figure as of today is shown too. */
  readonly hasFuture?: boolean;
  readonly isCount?: boolean;
  readonly to: (range: DateRange) => string | undefined;
}

/** In the order of the specification (specification/payments.md#results), each with the list that has its total. */
const TILES: readonly Tile[] = [
  {
    id: 'clients',
    label: messageKey('results.clients'),
    note: messageKey('results.clients.note'),
    isCount: true,
    to: (range) => behindLink(range, { by: 'client' }),
  },
  {
    id: 'bookings',
    label: messageKey('results.bookings'),
    note: messageKey('results.bookings.note'),
    hasFuture: true,
    isCount: true,
    to: bookingsLink,
  },
  {
    id: 'total_price_all',
    label: messageKey('results.sales'),
    note: messageKey('results.sales.note'),
    hasFuture: true,
    to: bookingsLink,
  },
  {
    id: 'total_cash',
    label: messageKey('results.cash'),
    note: messageKey('results.cash.note'),
    hasFuture: true,
    to: (range) => behindLink(range, { side: 'cash' }),
  },
  {
    id: 'total_factuur',
    label: messageKey('results.factuur'),
    note: messageKey('results.factuur.note'),
    hasFuture: true,
    to: (range) => behindLink(range, { side: 'factuur' }),
  },
  {
    id: 'total_invoiced',
    label: messageKey('results.invoiced'),
    note: messageKey('results.invoiced.note'),
    to: invoicesLink,
  },
];

const PERCENT = 100;

/** The totals of a period beside those of the period before. */
function Tiles({ range }: { readonly range: DateRange }): ReactNode {
  const now = useTotals(range);
  const before = useTotals(periodBefore(range));
  const today = brusselsToday();
  const isRunning = range.start <= today && today < range.end;
  const upToNow = useTotals(isRunning ? { start: range.start, end: today } : range);
  if (now.error) return <ErrorState error={now.error} onRetry={() => void now.refetch()} retrying={now.isFetching} />;
  return (
    <Grid gap="3" gridTemplateColumns="repeat(auto-fit, minmax(11rem, 1fr))">
      {TILES.map((tile) => (
        <TileCard
          key={tile.id}
          tile={tile}
          range={range}
          value={now.data?.[tile.id]}
          before={before.data?.[tile.id]}
          {...(isRunning && tile.hasFuture && { upToNow: upToNow.data?.[tile.id] ?? null })}
        />
      ))}
    </Grid>
  );
}

interface TileCardProps {
  readonly tile: Tile;
  readonly range: DateRange;
  readonly value: number | undefined;
  readonly before: number | undefined;
  /** Figure as of today, for a current period; null until it is known. */
  readonly upToNow?: number | null;
}

function TileCard({ tile, range, value, before, upToNow }: TileCardProps): ReactNode {
  const t = useT();
  const { formatMoney, formatNumber, formatPercent } = useFormats();
  const shown = (figure: number) => (tile.isCount ? formatNumber(figure) : formatMoney(figure));
  const to = tile.to(range);
  const label = t(tile.label);
  const change =
    before && value !== undefined
      ? `${value < before ? '' : '+'}${formatPercent(Math.round(((value - before) / before) * PERCENT))}`
      : '–';
  return (
    <Panel aria-label={label}>
      <Text tone="muted">{label}</Text>
      <Text as="div" style={{ fontSize: '1.375rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {value === undefined ? (
          <Skeleton height="1lh" />
        ) : to ? (
          <Link
            to={to}
            aria-label={t('results.open', { label, value: shown(value) })}
            style={{ textDecoration: 'underline' }}
          >
            {shown(value)}
          </Link>
        ) : (
          shown(value)
        )}
      </Text>
      {/* Two lines are kept, so that the charts stay where they are. */}
      <Text tone="muted" minHeight="2lh">
        {before === undefined ? '…' : t('results.compared', { change, before: shown(before) })}
      </Text>
      {upToNow !== undefined && (
        <Text tone="muted">{t('results.upToNow', { value: upToNow === null ? '…' : shown(upToNow) })}</Text>
      )}
      <Text tone="muted" textStyle="xs">
        {t(tile.note)}
      </Text>
      {!to && <Text tone="muted">{t('results.tooLong')}</Text>}
    </Panel>
  );
}
