import { Accepted, addDays, personName } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useCan } from '@navette/shared/session';
import { Box, Button, EmptyState, Flex, lazyPart, Link, PartUnavailable, Skeleton, Stack } from '@navette/shared/ui';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState, type ReactNode, type RefObject, useLayoutEffect, useRef, useEffect } from 'react';
import type { BoardContent, BoardEvents, BoardTexts } from './board/board.ts';
import type {
  BoardHandle,
  Planning,
  PlanPreview,
  PlanStart,
  TripConflicts,
  TripHistory,
} from './model/planning-parts.ts';
import { boardTimeOf, dayOf } from './model/board-time.ts';
import type { TimelineDriver, TimelineTrip, TripChange } from './model/timeline-trip.ts';
import { BoardPaper } from './planning/board-paper.tsx';
import { TableView } from './planning/table-view.tsx';
import { ToAssignPanel } from './planning/to-assign-panel.tsx';
import type { Rows, TimelineView, TimelineData } from './use-timeline.ts';
import type { TimelineWindow, TripMenuAt } from './timeline-windows.tsx';
import { type CardHandle, TripCards } from './trip-card.tsx';
import { TripMenu } from './trip-menu.tsx';
import { FoldBar } from './fold-bar.tsx';
import { DriverMenu, type DriverMenuAt } from './driver-menu.tsx';
import type { PageBoard } from './use-board.ts';
import { liveStyles } from '../../office/live-status.ts';
import { dragText, ghostText, tripText } from './model/trip-text.ts';
import { useLive } from '@navette/shared/realtime';
import { useNow } from '../../office/use-now.ts';
import { useActiveDrivers } from './timeline-requests.ts';
import { liveDrivers, NO_LIVE, type LiveDrivers } from './model/board-rows.ts';

const TimelineBoard = lazyPart(async () => (await import('./board/timeline-board.tsx')).default, Waiting);
const LiveMap = lazyPart(async () => (await import('./live-map.tsx')).LiveMap, Waiting, PartUnavailable);
const PlanDay = lazyPart(async () => (await import('./plan/plan-day.tsx')).default);
// Fetched in parallel with the trips, since it is the largest chunk of the page.
void TimelineBoard.load();

interface TimelineContentProps {
  readonly data: TimelineData;
  readonly rows: Rows;
  readonly planning: Planning;
  readonly conflicts: TripConflicts;
  readonly board: PageBoard;
  readonly table: RefObject<BoardHandle | null>;
  readonly view: TimelineView;
  readonly isLaneOpen: boolean;
  readonly isMapOpen: boolean;
  readonly onCloseMap: () => void;
  readonly history: TripHistory;
  /** Records what this user saves, which is not reported as news. */
  readonly noteOwn: (change: TripChange) => void;
  /** The plan that is asked for, or previewed. */
  readonly plan: PlanStart | null;
  /** A proposed plan over the board; nothing is dragged meanwhile. */
  readonly preview: PlanPreview | null;
  readonly onPreview: (preview: PlanPreview | null) => void;
  readonly onPlanned: () => void;
  readonly onOpen: (window: TimelineWindow) => void;
  readonly onAllDrivers: () => void;
}

/** The trips, on the board or in the table, and the lane "to assign" beside them. */
export function TimelineContent(props: TimelineContentProps): ReactNode {
  const keepsDrivers = useCan('driver');
  const { data, rows, planning, conflicts, board, table, view, isLaneOpen, onOpen, onAllDrivers } = props;
  const { plan, preview, history, noteOwn, onPreview, onPlanned } = props;
  const t = useT();
  const { day, act } = planning;
  const [menu, setMenu] = useState<TripMenuAt | null>(null);
  const [driverMenu, setDriverMenu] = useState<DriverMenuAt | null>(null);
  const texts = useBoardTexts();
  const card = useRef<CardHandle>(null);
  const setSelected = useSetAtom(selectedTrip);
  const commands = {
    act,
    onRoute: ({ booking }: TimelineTrip) =>
      onOpen({ kind: 'route', driverId: booking.driverId, date: booking.ap_date }),
    onDistance: (id: number) => onOpen({ kind: 'distance', id }),
  };
  const openMenu = (id: number, anchor: TripMenuAt['anchor']) => {
    card.current?.ask('now');
    setMenu({ id, anchor });
  };
  const drivers = useMemo(
    () => (preview ? withGhostRows(rows.drivers, data.drivers, preview) : rows.drivers),
    [preview, rows.drivers, data.drivers],
  );
  const lockedDrivers = preview?.lockedDrivers;
  const labelled = useMemo(
    () =>
      drivers.map((driver) => ({
        ...driver,
        tripCount: rows.days.get(driver.id)?.count ?? 0,
        ...(lockedDrivers?.has(driver.id) && { locked: true }),
      })),
    [drivers, rows.days, lockedDrivers],
  );
  const { trips, allTrips, shownDrivers, unavailable } = data;
  const content = useMemo((): BoardContent => {
    const shown = new Set(drivers.map(({ id }) => id));
    return {
      drivers: labelled,
      trips:
        drivers === shownDrivers
          ? trips
          : (preview ? allTrips : trips).filter(({ booking }) => shown.has(booking.driverId)),
      unavailable,
      conflicts: conflicts.byTrip,
      highlighted: board.highlighted,
      ...(preview && { plan: { ghosts: preview.ghosts, locked: preview.lockedTrips } }),
    };
  }, [trips, allTrips, shownDrivers, unavailable, drivers, labelled, preview, conflicts.byTrip, board.highlighted]);
  const limits = useMemo(
    () => ({ start: boardTimeOf(data.range.start), end: boardTimeOf(addDays(data.range.end, 1)) }),
    [data.range],
  );
  const events: BoardEvents = {
    open: (id) => {
      card.current?.ask('now');
      act.edit(id);
    },
    pick: preview?.pick,
    add: (place) => onOpen({ kind: 'add', place }),
    remove: preview ? ignore : act.remove,
    menu: preview ? preview.menu : openMenu,
    route: (driverId) => onOpen({ kind: 'route', driverId, date: day }),
    driverMenu: preview ? ignore : (driverId, anchor) => setDriverMenu({ driverId, anchor }),
    drop: (change, seen) => act.change(change, { seen }),
    assign: (id, driverId) => {
      const isSame = data.allTrips.find((trip) => trip.id === id)?.booking.driverId === driverId;
      void act.change(isSame ? { id, driverId, accepted: Accepted.pending } : { id, driverId });
    },
    card: (place) => card.current?.ask(place),
    enterCard: (id) => card.current?.enter(id) ?? false,
    wouldConflict: (change) => conflicts.ofChange(change).length > 0,
    window: board.onWindow,
    select: setSelected,
  };

  const isEmpty = useMemo(() => {
    const { start, end } = dayOf(day);
    return !data.bookings.isPlaceholderData && !data.trips.some(({ span }) => span.start < end && span.end >= start);
  }, [data.trips, data.bookings.isPlaceholderData, day]);

  if (!data.bookings.data) return <Waiting />;
  const isBeside = !preview && plan?.kind !== 'repair';
  return (
    <Flex flex="1 1 auto" minHeight={{ base: '0', lg: '18rem' }} gap="3" direction={{ base: 'column', lg: 'row' }}>
      {view === 'table' ? (
        <TableView ref={table} planning={planning} conflicts={conflicts} select={setSelected} />
      ) : data.shownDrivers.length === 0 ? (
        <Flex direction="column" flex="1 1 auto" minWidth="0">
          {data.drivers.length === 0 ? (
            <EmptyState title={t('timeline.noDrivers.yet')}>
              {keepsDrivers && <Link to="/driver">{t('timeline.noDrivers.add')}</Link>}
            </EmptyState>
          ) : (
            <EmptyState title={t('timeline.noDrivers')}>
              <Button onClick={onAllDrivers}>{t('timeline.drivers.selectAll')}</Button>
            </EmptyState>
          )}
        </Flex>
      ) : (
        <Flex direction="column" flex="1 1 auto" minWidth="0">
          <TimelineBoard
            label={t('timeline.board')}
            help={t('timeline.help')}
            note={isEmpty ? t('planning.table.empty') : undefined}
            {...{ content, texts, events, limits }}
            window={board.opening(trips)}
            onBoard={board.onBoard}
          />
          <LiveMarks onChange={board.showLive} />
          <TripCards
            ref={card}
            trips={allTrips}
            conflicts={conflicts.byTrip}
            isPreview={preview !== null}
            {...commands}
            onMenu={openMenu}
            onClose={board.handle.focusTrip}
          />
          {rows.fold.count > 0 && <FoldBar fold={rows.fold} />}
          {!plan && <BoardPaper trips={planning.trips} day={day} />}
        </Flex>
      )}
      {plan && (
        <Box
          flex={{ base: '1 1 20rem', lg: '0 0 21rem', xl: '0 0 26rem' }}
          minHeight={{ base: '24rem', lg: '0' }}
          display={preview || plan.kind === 'repair' ? 'flex' : 'none'}
          css={{ '& > *': { flex: '1 1 auto', minWidth: 0 } }}
        >
          <PlanDay
            key={JSON.stringify(plan)}
            {...{ planning, history, noteOwn, onPreview }}
            start={plan}
            keyboardPlace={board.keyboardPlace}
            onClose={onPlanned}
          />
        </Box>
      )}
      {isBeside && (isLaneOpen || props.isMapOpen) && (
        <Flex
          direction="column"
          gap="3"
          flex={{ base: '0 0 auto', ...(props.isMapOpen ? { lg: '0 0 18rem', xl: '0 0 22rem' } : { lg: '0 0 15rem' }) }}
          minHeight="0"
          css={{ '& > *': { flex: { base: '0 0 auto', lg: '1 1 0' } }, '& > :first-child': { lg: { flexGrow: 2 } } }}
        >
          {props.isMapOpen && (
            <SelectedOnMap planning={planning} onDriver={board.focusDriver} onClose={props.onCloseMap} />
          )}
          {isLaneOpen && (
            <Flex
              direction="column"
              minHeight="0"
              maxHeight={{ base: '16rem', lg: 'none' }}
              css={{ '& > *': { flex: '1 1 auto' } }}
            >
              <ToAssignPanel planning={planning} />
            </Flex>
          )}
        </Flex>
      )}
      <DriverMenu
        menu={driverMenu}
        drivers={data.drivers}
        {...{ day, act }}
        onRoute={events.route}
        onClose={() => {
          const id = driverMenu?.driverId;
          setDriverMenu(null);
          if (id !== undefined) board.focusDriver(id);
        }}
      />
      <TripMenu
        menu={menu}
        trip={data.allTrips.find(({ id }) => id === menu?.id)}
        {...commands}
        onClose={() => {
          const id = menu?.id;
          setMenu(null);
          if (id !== undefined) board.handle.focusTrip(id);
        }}
      />
    </Flex>
  );
}

const ignore = () => undefined;

/** The trip that is selected on the board or in the table. An atom, so that only the map is rendered anew. */
const selectedTrip = atom<number | null>(null);

function SelectedOnMap(props: Omit<Parameters<typeof LiveMap>[0], 'trip'>): ReactNode {
  const id = useAtomValue(selectedTrip);
  return <LiveMap {...props} trip={props.planning.allTrips.find((trip) => trip.id === id)} />;
}

/** The rows, and those of drivers who would get a trip, in the order of all drivers. */
function withGhostRows(
  rows: readonly TimelineDriver[],
  all: readonly TimelineDriver[],
  { ghosts }: PlanPreview,
): readonly TimelineDriver[] {
  const known = new Set(rows.map(({ id }) => id));
  const wanted = new Set([...ghosts.values()].map(({ booking }) => booking.driverId));
  const added = all.filter(({ id }) => wanted.has(id) && !known.has(id));
  return added.length === 0 ? rows : [...rows, ...added];
}

function Waiting(): ReactNode {
  return (
    <Stack gap="3" flex="1 1 auto" aria-busy>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height="2.5rem" />
      ))}
    </Stack>
  );
}

/**
 * Texts of the board. The object is stable and translates at each call: loading another catalogue must not recreate the
 * board.
 */
function useBoardTexts(): BoardTexts {
  const t = useT();
  const latest = useRef(t);
  useLayoutEffect(() => {
    latest.current = t;
  });
  const [texts] = useState((): BoardTexts => ({
    trip: (trip, conflicts) => tripText(trip, conflicts, latest.current),
    ghost: (ghost) => ghostText(ghost, latest.current),
    driver: ({ tripCount, active, locked, ...person }, live) => {
      const say = latest.current;
      const name = personName(person, 'list');
      const words = [active ? '' : say('timeline.row.inactive'), locked ? say('timeline.plan.driverLocked') : ''];
      const joined = (count: string) => [...words, count].filter(Boolean).join(' · ');
      const note = joined(say('timeline.row.trips', { count: tripCount }));
      const text = live ? `${note}, ${say(liveStyles[live].label)}` : note;
      return {
        name,
        note: joined(tripCount > 0 ? String(tripCount) : ''),
        live,
        label: say('timeline.row.label', { name, note: text }),
      };
    },
    drag: (trip, to, driver) => dragText(trip, to, driver, latest.current),
    unavailable: () => latest.current('timeline.unavailable'),
  }));
  return texts;
}

/**
 * Subscribes to the drivers' positions and notifies when a connection status changes. A component of its own that
 * renders nothing: positions arrive several times a second and must not re-render the page.
 */
function LiveMarks({ onChange }: { readonly onChange: (live: LiveDrivers) => void }): null {
  const { records, status } = useLive('locations');
  const { data: drivers } = useActiveDrivers();
  const now = useNow();
  const last = useRef(NO_LIVE);
  useEffect(() => {
    if (!drivers || status === 'loading') return;
    const next = liveDrivers(last.current, drivers, records, now);
    if (next === last.current) return;
    last.current = next;
    onChange(next);
  }, [drivers, records, status, now, onChange]);
  return null;
}
