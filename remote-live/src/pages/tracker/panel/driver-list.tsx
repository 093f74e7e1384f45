import { useFormats, useT } from '@navette/shared/i18n';
import { personSearch } from '@navette/shared/domain';
import { Box, Flex, Input, Text } from '@navette/shared/ui';
import { Select } from '@navette/shared/ui-overlay';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { FormattingContext } from '@navette/shared/ui-table';
import { memoized } from '../../../entities/driver/memoized.ts';
import type { DriverRow } from '../use-tracker.ts';
import { DriverLine } from './driver-line.tsx';
import { driverLineTexts } from './driver-line-texts.ts';
import type { TrackedDriver } from '../../../entities/driver/tracked-driver.ts';

/** Cached texts of an unchanged driver. */
const textsOf = memoized(
  (row: DriverRow, now: Date, t: FormattingContext['t'], formats: FormattingContext['formats']) =>
    driverLineTexts(row, now, { t, formats }),
);

const NO_ROWS: readonly DriverRow[] = [];

interface DriverListProps {
  /** Undefined while they are not loaded. */
  readonly rows: readonly DriverRow[] | undefined;
  /** The positions are still loading. */
  readonly isLoading: boolean;
  readonly now: Date;
  /** The driver that the map follows. */
  readonly followed: number | undefined;
  readonly onPan: (row: DriverRow) => void;
  readonly onFollow: (id: number | undefined) => void;
  readonly onTrips: (id: number) => void;
}

/** The active drivers beside the map: search, sort, show on the map, follow, trips (specification/live.md#live-map). */
export function DriverList({
  rows: listed,
  isLoading,
  now,
  followed,
  onPan,
  onFollow,
  onTrips,
}: DriverListProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  const rows = listed ?? NO_ROWS;
  const latest = useRef({ rows, onPan });
  useEffect(() => {
    latest.current = { rows, onPan };
  });
  const pan = useCallback((id: number) => {
    const row = latest.current.rows.find(({ driver }) => driver.id === id);
    if (row) latest.current.onPan(row);
  }, []);
  const [text, setText] = useState('');
  const [order, setOrder] = useState<DriverOrder>('seen');
  const fits = personSearch(text);
  const found = sortDrivers(
    rows.filter(({ driver }) => fits(driver, driver.id)),
    order,
  );
  return (
    <Flex direction="column" gap="2" minHeight="0" height="100%">
      <Flex gap="2">
        <Input
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label={t('tracker.drivers.search')}
          placeholder={t('tracker.drivers.search')}
        />
        <Box flex="none">
          <Select<DriverOrder>
            aria-label={t('tracker.drivers.order')}
            value={order}
            onChange={setOrder}
            options={[
              { value: 'seen', label: t('tracker.drivers.order.seen') },
              { value: 'name', label: t('tracker.drivers.order.name') },
            ]}
          />
        </Box>
      </Flex>
      {isLoading && (
        <Text tone="muted" textStyle="xs" role="status">
          {t('tracker.positions.loading')}
        </Text>
      )}
      {listed && found.length === 0 && (
        <Text tone="muted">{t(text.trim() ? 'tracker.drivers.notFound' : 'tracker.drivers.none')}</Text>
      )}
      <Box as="ul" listStyleType="none" overflowY="auto" minHeight="0" flex="1" aria-label={t('tracker.drivers')}>
        {found.map((row) => (
          <DriverLine
            key={row.driver.id}
            id={row.driver.id}
            isFollowed={followed === row.driver.id}
            {...textsOf(row, now, t, formats)}
            onPan={pan}
            onFollow={onFollow}
            onTrips={onTrips}
          />
        ))}
      </Box>
    </Flex>
  );
}

/** Order of the list of drivers: last update first, or by name. */
type DriverOrder = 'seen' | 'name';

/** Sorts drivers; by update, those without a position come last. */
function sortDrivers<Row extends TrackedDriver>(rows: readonly Row[], order: DriverOrder): readonly Row[] {
  if (order === 'name') return rows.toSorted((one, other) => one.name.localeCompare(other.name));
  return rows.toSorted((one, other) => seenAt(other) - seenAt(one) || one.name.localeCompare(other.name));
}

const seenAt = ({ seen }: TrackedDriver): number => (seen ? Date.parse(seen.time) : 0);
