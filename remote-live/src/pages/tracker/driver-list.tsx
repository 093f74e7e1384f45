import { useFormats, useT } from '@navette/shared/i18n';
import { personSearch } from '@navette/shared/domain';
import { Box, Flex, Input, Text, IconButton, StatusMark } from '@navette/shared/ui';
import { Select } from '@navette/shared/ui-overlay';
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  memo,
} from 'react';
import { useHeld } from './use-held.ts';
import type { FormattingContext } from '@navette/shared/ui-table';
import { memoized, type TrackedDriver } from './tracked-driver.ts';
import type { DriverRow } from './use-tracker.ts';
import { ClipboardList, LocateFixed } from 'lucide-react';
import {
  positionStyles,
  ageText,
  batteryText,
  freedomText,
  headingText,
  type SightingState,
  speedText,
} from './sighting-texts.ts';
import { lateText } from '@navette/shared/ui-booking';
import { nextText } from '../../trip.ts';

/** Cached texts of an unchanged driver. */
const textsOf = memoized((row: DriverRow, t: FormattingContext['t'], formats: FormattingContext['formats']) =>
  driverLineTexts(row, { t, formats }),
);

const NO_ROWS: readonly DriverRow[] = [];

interface DriverListProps {
  /** Undefined while they are not loaded. */
  readonly rows: readonly DriverRow[] | undefined;
  /** The positions are still loading. */
  readonly isLoading: boolean;
  readonly followed: number | undefined;
  readonly onPan: (row: DriverRow) => void;
  readonly onFollow: (id: number | undefined) => void;
  readonly onTrips: (id: number) => void;
}

/** The active drivers beside the map: search, sort, show on the map, follow, trips (specification/live.md#live-map). */
export function DriverList({
  rows: listed,
  isLoading,
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
  const { value: sorted, handlers } = useHeld(useMemo(() => sortDrivers(rows, order), [rows, order]));
  const found = inOrder(rows, sorted).filter(({ driver }) => fits(driver, driver.id));
  const [stop, setStop] = useState({ id: NaN, column: 0 });
  const stopId = found.some(({ driver }) => driver.id === stop.id) ? stop.id : found[0]?.driver.id;
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
      <Box
        as="ul"
        listStyleType="none"
        overflowY="auto"
        minHeight="0"
        flex="1"
        aria-label={t('tracker.drivers')}
        {...handlers}
        onFocus={(event: FocusEvent<HTMLElement>) => {
          handlers.onFocus();
          const { line, column } = spotOf(event.currentTarget, event.target);
          const id = found[line]?.driver.id;
          if (id !== undefined && column >= 0) setStop({ id, column });
        }}
        onKeyDown={moveFocus}
      >
        {found.map((row) => (
          <DriverLine
            key={row.driver.id}
            id={row.driver.id}
            isFollowed={followed === row.driver.id}
            tabColumn={row.driver.id === stopId ? stop.column : undefined}
            {...textsOf(row, t, formats)}
            onPan={pan}
            onFollow={onFollow}
            onTrips={onTrips}
          />
        ))}
      </Box>
    </Flex>
  );
}

/** Rows in the order of some others; new ones come last. */
function inOrder(rows: readonly DriverRow[], order: readonly DriverRow[]): readonly DriverRow[] {
  const places = new Map(order.map(({ driver }, index) => [driver.id, index]));
  const placeOf = ({ driver }: DriverRow) => places.get(driver.id) ?? places.size;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const buttonsOf = (line: Element | undefined): readonly HTMLElement[] =>
  line ? [...line.querySelectorAll<HTMLElement>('button')] : [];

/** Line of the list, and button in that line, that an element is in; -1 for neither. */
function spotOf(list: Element, target: EventTarget): { readonly line: number; readonly column: number } {
  const line = [...list.children].findIndex((child) => target instanceof Node && child.contains(target));
  return { line, column: buttonsOf(list.children[line]).findIndex((button) => button === target) };
}

/** Arrows, Home and End move the focus between the lines and their buttons: the list is one tab stop. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget;
  const { line, column } = spotOf(list, event.target);
  const last = list.children.length - 1;
  const lines: Readonly<Record<string, number>> = { ArrowDown: line + 1, ArrowUp: line - 1, Home: 0, End: last };
  const columns: Readonly<Record<string, number>> = { ArrowRight: column + 1, ArrowLeft: column - 1 };
  const [toLine, toColumn] = [lines[event.key] ?? line, columns[event.key] ?? column];
  if ((toLine === line && toColumn === column) || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const buttons = buttonsOf(list.children[Math.min(Math.max(toLine, 0), last)]);
  const way = toColumn < column ? -1 : 1;
  let goal = buttons[toColumn];
  if (goal?.matches(':disabled')) goal = toLine === line ? buttons[toColumn + way] : buttons[0];
  goal?.focus();
}

/** Order of the list of drivers: last update first, or by name. */
type DriverOrder = 'seen' | 'name';

/** Sorts drivers; by update, those without a position come last. */
function sortDrivers<Row extends TrackedDriver>(rows: readonly Row[], order: DriverOrder): readonly Row[] {
  if (order === 'name') return rows.toSorted((one, other) => one.name.localeCompare(other.name));
  return rows.toSorted((one, other) => seenAt(other) - seenAt(one) || one.name.localeCompare(other.name));
}

const seenAt = ({ seen }: TrackedDriver): number => (seen ? Date.parse(seen.time) : 0);

interface DriverLineProps extends DriverLineTexts {
  readonly id: number;
  readonly isFollowed: boolean;
  /** Its button in the tab order; undefined when another line has it. */
  readonly tabColumn: number | undefined;
  readonly onPan: (id: number) => void;
  readonly onFollow: (id: number | undefined) => void;
  readonly onTrips: (id: number) => void;
}

/**
 * A driver of the list. Positions of hundreds change every second: a line with the same texts is not rendered again, and one out of sight is not laid
 * out.
 */
const DriverLine = memo(function DriverLine(props: DriverLineProps): ReactNode {
  const { id, name, state, age, freedom, movement, arrived, next, late, isFollowed, onPan, onFollow, onTrips } = props;
  const t = useT();
  const isSeen = age !== undefined;
  // A disabled button takes no focus.
  const column = props.tabColumn === 1 && !isSeen ? 0 : props.tabColumn;
  const tabIndex = (own: number) => (column === own ? 0 : -1);
  return (
    <Flex
      as="li"
      gap="1"
      align="start"
      borderBottomWidth="1px"
      borderColor="border"
      paddingBlock="1.5"
      bg={isFollowed ? 'blue.50' : undefined}
      css={{ contentVisibility: 'auto', containIntrinsicHeight: 'auto 4rem' }}
    >
      <Box
        as="button"
        flex="1"
        minWidth="0"
        textAlign="start"
        cursor={isSeen ? 'pointer' : 'default'}
        tabIndex={tabIndex(0)}
        aria-disabled={!isSeen}
        title={t('tracker.drivers.show', { name })}
        onClick={() => isSeen && onPan(id)}
      >
        <Text fontWeight="semibold" truncate>
          {name}
        </Text>
        <Flex columnGap="2" wrap="wrap" textStyle="xs">
          <StatusMark status={positionStyles[state]} />
          {isSeen && <Text tone="muted">{age}</Text>}
          <Text tone="muted">{movement}</Text>
          {freedom && <Text>{freedom}</Text>}
        </Flex>
        {arrived && <Text textStyle="xs">{arrived}</Text>}
        {next && (
          <Text textStyle="xs">
            {next}
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
        disabled={!isSeen}
        tabIndex={tabIndex(1)}
        onClick={() => onFollow(isFollowed ? undefined : id)}
      >
        <LocateFixed aria-hidden />
      </IconButton>
      <IconButton label={t('tracker.trips.of', { name })} tabIndex={tabIndex(2)} onClick={() => onTrips(id)}>
        <ClipboardList aria-hidden />
      </IconButton>
    </Flex>
  );
});

/** Texts of a line in the list of drivers: it rerenders only when one of them changes. */
interface DriverLineTexts {
  readonly name: string;
  readonly state: SightingState;
  /** "il y a 12 min"; undefined without a position. */
  readonly age: string | undefined;
  readonly freedom: string;
  /** Speed, heading and battery. */
  readonly movement: string;
  readonly arrived: string;
  readonly next: string;
  readonly late: string;
}

const driverLineTexts = (
  { name, state, seen, next, freedom }: DriverRow,
  context: FormattingContext,
): DriverLineTexts => ({
  name,
  state,
  age: seen && ageText(seen.age, context),
  freedom: freedomText(freedom, context),
  movement: seen
    ? [speedText(seen, context), headingText(seen, context), batteryText(seen, context)].filter(Boolean).join(' · ')
    : '',
  arrived: seen?.arrivedAt === undefined ? '' : context.t('tracker.driver.arrived', { place: seen.arrivedAt }),
  next: nextText(next, context),
  late: next?.where ? lateText(next.where, context.t) : '',
});
