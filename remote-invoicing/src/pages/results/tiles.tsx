import { brusselsToday, type DateRange, periodBefore } from '@navette/shared/domain';
import { messageKey, useFormats, useT } from '@navette/shared/i18n';
import { Link } from '@navette/shared/router';
import { ErrorState, Grid, Panel, Skeleton, Text } from '@navette/shared/ui';
import type { ReactNode } from 'react';
import { behindLink, bookingsLink, invoicesLink } from '../../entities/results/result-links.ts';
import { type Totals, useTotals } from '../../entities/results/results-requests.ts';

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
export function Tiles({ range }: { readonly range: DateRange }): ReactNode {
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
          upToNow={isRunning && tile.hasFuture ? upToNow.data?.[tile.id] : undefined}
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
  /** Figure as of today, for a current period. */
  readonly upToNow: number | undefined;
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
      {value === undefined ? (
        <Skeleton height="2rem" />
      ) : (
        <Text as="div" style={{ fontSize: '1.375rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {to ? (
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
      )}
      <Text tone="muted">{before === undefined ? '…' : t('results.compared', { change, before: shown(before) })}</Text>
      {upToNow !== undefined && <Text tone="muted">{t('results.upToNow', { value: shown(upToNow) })}</Text>}
      <Text tone="muted" textStyle="xs">
        {t(tile.note)}
      </Text>
      {!to && <Text tone="muted">{t('results.tooLong')}</Text>}
    </Panel>
  );
}
