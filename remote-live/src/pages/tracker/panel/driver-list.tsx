import { useFormats, useT } from '@navette/shared/i18n';
import { fold } from '@navette/shared/domain';
import { Box, Flex, IconButton, Input, StatusMark, Text } from '@navette/shared/ui';
import { Select } from '@navette/shared/ui-overlay';
import { ClipboardList, LocateFixed } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  ageText,
  batteryText,
  headingText,
  positionStyles,
  speedText,
} from '../../../entities/driver/sighting-texts.ts';
import { lateText, outlookText } from '../../../entities/trip/outlook-text.ts';
import type { DriverRow } from '../use-tracker.ts';
import { sortDrivers, type DriverOrder } from './sort-drivers.ts';

interface DriverListProps {
  readonly rows: readonly DriverRow[];
  /** The positions are still being read. */
  readonly isLoading: boolean;
  readonly now: Date;
  /** The driver whom the map follows. */
  readonly followed: number | undefined;
  readonly onPan: (row: DriverRow) => void;
  readonly onFollow: (id: number | undefined) => void;
  readonly onTrips: (id: number) => void;
}

/** The active drivers beside the map: searched, sorted, shown on the map, followed, with their trips (S2 §2). */
export function DriverList({ rows, isLoading, ...actions }: DriverListProps): ReactNode {
  const t = useT();
  const [text, setText] = useState('');
  const [order, setOrder] = useState<DriverOrder>('seen');
  const wanted = fold(text.trim());
  const found = sortDrivers(
    rows.filter(({ name }) => fold(name).includes(wanted)),
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
      {found.length === 0 && (
        <Text tone="muted">{t(wanted ? 'tracker.drivers.notFound' : 'tracker.drivers.none')}</Text>
      )}
      <Box as="ul" listStyleType="none" overflowY="auto" minHeight="0" flex="1" aria-label={t('tracker.drivers')}>
        {found.map((row) => (
          <DriverLine key={row.driver.id} row={row} {...actions} />
        ))}
      </Box>
    </Flex>
  );
}

type DriverLineProps = Omit<DriverListProps, 'rows' | 'isLoading'> & { readonly row: DriverRow };

function DriverLine({ row, now, followed, onPan, onFollow, onTrips }: DriverLineProps): ReactNode {
  const t = useT();
  const formats = useFormats();
  const context = { t, formats };
  const { driver, name, seen, outlook } = row;
  const isFollowed = followed === driver.id;
  const late = lateText(outlook, now, context);
  const movement = seen && [speedText(seen, context), headingText(seen, context), batteryText(seen, context)];
  return (
    <Flex
      as="li"
      gap="1"
      align="start"
      borderBottomWidth="1px"
      borderColor="border"
      paddingBlock="1.5"
      bg={isFollowed ? 'blue.50' : undefined}
    >
      <Box
        as="button"
        flex="1"
        minWidth="0"
        textAlign="start"
        cursor={seen ? 'pointer' : 'default'}
        aria-disabled={!seen}
        title={t('tracker.drivers.show', { name })}
        onClick={() => seen && onPan(row)}
      >
        <Text fontWeight="semibold" truncate>
          {name}
        </Text>
        <Flex columnGap="2" wrap="wrap" textStyle="xs">
          <StatusMark status={positionStyles[seen?.state ?? 'unknown']} />
          {seen && <Text tone="muted">{ageText(seen.age, context)}</Text>}
          <Text tone="muted">{movement?.filter(Boolean).join(' · ')}</Text>
        </Flex>
        {seen?.arrivedAt !== undefined && (
          <Text textStyle="xs">{t('tracker.driver.arrived', { place: seen.arrivedAt })}</Text>
        )}
        {outlook && (
          <Text textStyle="xs">
            {outlookText(outlook, context)}
            {late && (
              <Text as="strong" tone="error">
                {' '}
                {late}
              </Text>
            )}
          </Text>
        )}
      </Box>
      <IconButton
        label={t(isFollowed ? 'tracker.unfollow' : 'tracker.follow', { name })}
        aria-pressed={isFollowed}
        disabled={!seen}
        onClick={() => onFollow(isFollowed ? undefined : driver.id)}
      >
        <LocateFixed aria-hidden />
      </IconButton>
      <IconButton label={t('tracker.trips.of', { name })} onClick={() => onTrips(driver.id)}>
        <ClipboardList aria-hidden />
      </IconButton>
    </Flex>
  );
}
