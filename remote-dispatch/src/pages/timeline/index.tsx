import { invalidate } from '@navette/shared/api';
import { brusselsToday, type IsoDate } from '@navette/shared/domain';
import type { DialogResult } from '@navette/shared/federation';
import { useT } from '@navette/shared/i18n';
import { dateParam, useSearchState } from '@navette/shared/router';
import { Button, ErrorState, Page, useSingleKey } from '@navette/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { Plus, Route } from 'lucide-react';
import { useCallback, useMemo, useRef, useState, type ReactNode, useLayoutEffect, useEffect } from 'react';
import type { BoardHandle, Planning, PlanPreview, PlanStart } from './model/planning-parts.ts';
import { useRows, useView, viewParam, type TimelineView, useSteady, useTimeline } from './use-timeline.ts';
import { repairParam } from '../../bookings/repair-link.ts';
import { driverChoiceParam, type DriverChoice, readChoice, writeChoice } from './model/board-rows.ts';
import { PlanButton } from './plan/plan-button.tsx';
import { ExceptionStrip } from './planning/exception-strip.tsx';
import { tripsToAssign } from './planning/to-assign-panel.tsx';
import { useChangeTrip } from './planning/use-change-trip.tsx';
import { usePlanningSlack } from './timeline-requests.ts';
import { useTripConflicts } from './planning/use-trip-conflicts.ts';
import { useTripHistory } from './planning/use-trip-history.ts';
import { useAnswerNews } from './use-answer-news.ts';
import { useAskedRepair } from './use-asked-repair.ts';
import { useSaveTripChange, TIMELINE_CALLS } from './timeline-requests.ts';
import { TimelineContent } from './timeline-content.tsx';
import { TimelineToolbar } from './timeline-toolbar.tsx';
import { type TimelineWindow, TimelineWindows } from './timeline-windows.tsx';
import { useBoard, type PageBoard } from './use-board.ts';
import { sameWeekend, weekendTrips, type TimelineTrip } from './model/timeline-trip.ts';
import { useTimelineActs } from './use-timeline-acts.ts';
import { SegmentedControl } from '@navette/shared/ui-overlay';
import { clockAt } from './model/board-time.ts';
import { useUser } from '@navette/shared/session';

const SEARCH = {
  date: dateParam(brusselsToday),
  drivers: driverChoiceParam,
  view: viewParam,
  repair: repairParam,
};

/** Whether the map is open beside the board; remembered in this browser. */
const mapOpen = atomWithStorage('navette.timeline.map', false, undefined, { getOnInit: true });

/** Width, px, from which the lane is open beside the board initially. */
const WIDE = 1280;

/** Planning: one row per driver, one block per trip (specification/timeline.md#board). */
export default function TimelinePage(): ReactNode {
  const t = useT();
  const queryClient = useQueryClient();
  const [{ date: day, drivers: inLink, view: viewInLink, repair: asked }, setSearch] = useSearchState(SEARCH);
  const [choice, setChoice] = useDriverChoice(
    inLink,
    useCallback((drivers: DriverChoice) => setSearch({ drivers }), [setSearch]),
  );
  const [view, setView] = useView(
    viewInLink,
    useCallback((next: TimelineView) => setSearch({ view: next }), [setSearch]),
  );
  const [open, setOpen] = useState<TimelineWindow | null>(null);
  const [isLaneOpen, setLaneOpen] = useState(() => innerWidth >= WIDE);
  const [plan, setPlan] = useState<PlanStart | null>(null);
  const [preview, setPreview] = useState<PlanPreview | null>(null);
  const [isMapOpen, setMapOpen] = useAtom(mapOpen);
  const toggleMap = useCallback(() => setMapOpen((isOpen) => !isOpen), [setMapOpen]);
  const toggleLane = useCallback(() => setLaneOpen((isOpen) => !isOpen), []);
  const table = useRef<BoardHandle>(null);
  const data = useTimeline(day, choice);
  const board = useBoard(
    day,
    useCallback((date) => setSearch({ date }), [setSearch]),
    table,
    data.trips,
  );
  useAskedRepair({
    // The dialog names the driver, and counts his trips.
    asked: data.isLoaded ? asked : undefined,
    day,
    forget: () => setSearch({ repair: undefined }),
    start: (next) => {
      setOpen(null);
      setPlan(next);
    },
    ask: (about) => setOpen({ kind: 'driver', ...about }),
  });
  const { allTrips, trips, drivers, unavailable, range, bookings, driversFailed } = data;
  const rows = useRows({ drivers: data.shownDrivers, trips, unavailable, day, chosen: choice });

  const handle = useRevealingBoard(board.handle, {
    trips: allTrips,
    choice,
    onChoice: setChoice,
    tableDay: view === 'table' ? day : undefined,
  });
  const noteOwn = useAnswerNews(bookings.isPlaceholderData ? undefined : bookings.data, handle.focusTrip);
  const save = useSaveTripChange(noteOwn);
  const history = useTripHistory(save);
  const conflicts = useTripConflicts(allTrips, drivers, unavailable, usePlanningSlack());
  const change = useChangeTrip({ trips: allTrips, drivers, conflicts, history, save });
  const act = useTimelineActs(allTrips, change, setOpen, setPlan, handle);
  const planning = useMemo(
    (): Planning => ({
      trips,
      allTrips,
      drivers: rows.drivers,
      allDrivers: drivers,
      unavailable,
      range,
      day,
      board: handle,
      act,
    }),
    [trips, allTrips, rows.drivers, drivers, unavailable, range, day, handle, act],
  );
  const add = useAddBooking(board, allTrips, day, setOpen);

  function close(saved?: DialogResult<'dispatch/booking@1'>): void {
    setOpen(null);
    if (saved) void invalidate(queryClient, TIMELINE_CALLS).then(() => handle.selectTrip(saved.id));
  }

  const isPlanning = plan !== null;
  // Memoized: new answers must not render these elements again.
  const aside = useMemo(() => <ViewSwitch view={view} onChange={setView} />, [view, setView]);
  const actions = useMemo(
    () => (
      <>
        <PlanButton disabled={isPlanning} onStart={setPlan} onDriver={act.driver} />
        <Button icon={<Route aria-hidden />} onClick={() => setOpen({ kind: 'distance', id: board.selected() })}>
          {t('timeline.distance')}
        </Button>
        <Button variant="solid" icon={<Plus aria-hidden />} aria-keyshortcuts="n" onClick={add}>
          {t('bookings.add')}
        </Button>
      </>
    ),
    [t, board, add, isPlanning, act],
  );
  const weekend = useSteady(
    useMemo(() => weekendTrips(trips, day), [trips, day]),
    sameWeekend,
  );
  const waiting = useMemo(() => tripsToAssign(allTrips, day).length, [allTrips, day]);
  const failed = driversFailed ?? (bookings.error && !bookings.data ? bookings : undefined);
  return (
    <Page
      title={t('timeline.title')}
      aside={aside}
      onRefresh={() => void bookings.refetch()}
      refreshing={bookings.isFetching}
      actions={actions}
    >
      <TimelineToolbar
        {...{ drivers, weekend, board, day, choice, rows, history, isLaneOpen, waiting }}
        onChoice={setChoice}
        onLane={toggleLane}
        isMapOpen={isMapOpen}
        onMap={toggleMap}
      />
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
      ) : (
        <>
          {bookings.data && !preview && <ExceptionStrip planning={planning} conflicts={conflicts} />}
          <TimelineContent
            {...{
              data,
              rows,
              planning,
              conflicts,
              board,
              table,
              view,
              isLaneOpen,
              isMapOpen,
              plan,
              preview,
              history,
              noteOwn,
            }}
            onCloseMap={toggleMap}
            onPreview={setPreview}
            onPlanned={() => setPlan(null)}
            onOpen={setOpen}
            onAllDrivers={() => setChoice('all')}
          />
        </>
      )}
      <TimelineWindows
        {...{ open, day, drivers, range, change }}
        trips={allTrips}
        onPlan={isPlanning ? null : setPlan}
        onClose={close}
      />
    </Page>
  );
}

/** Switch between board and table. */
function ViewSwitch({
  view,
  onChange,
}: {
  readonly view: TimelineView;
  readonly onChange: (view: TimelineView) => void;
}): ReactNode {
  const t = useT();
  const segments = [
    { value: 'board' as const, label: t('timeline.view.board') },
    { value: 'table' as const, label: t('timeline.view.table') },
  ];
  return <SegmentedControl label={t('timeline.view')} value={view} onChange={onChange} segments={segments} />;
}

/**
 * Opens the form of a new booking, also by its key: for the driver and the day of the keyboard position on the board.
 */
function useAddBooking(
  board: PageBoard,
  trips: readonly TimelineTrip[],
  day: IsoDate,
  onOpen: (window: TimelineWindow) => void,
): () => void {
  const latest = useRef(trips);
  useLayoutEffect(() => {
    latest.current = trips;
  });
  const add = useCallback(() => {
    const at = board.keyboardPlace();
    const trip = latest.current.find(({ id }) => id === at?.tripId);
    onOpen({ kind: 'add', place: at && { driverId: at.driverId, date: trip ? clockAt(trip.span.start).date : day } });
  }, [board, day, onOpen]);
  useSingleKey('n', add);
  return add;
}

const keyOf = (userId: number | undefined) => `navette.timeline.drivers.${String(userId ?? 0)}`;

/** The user's last choice in local storage; private windows may refuse access to it. */
function remembered(userId: number | undefined): DriverChoice | undefined {
  try {
    return readChoice(localStorage.getItem(keyOf(userId)) ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Which rows are shown: the choice in the link, else the last one of this user, else all.
 * @param inLink choice in the link
 * @param setInLink writes it
 */
function useDriverChoice(
  inLink: DriverChoice | undefined,
  setInLink: (choice: DriverChoice) => void,
): readonly [DriverChoice, (choice: DriverChoice) => void] {
  const userId = useUser()?.id;
  const set = useCallback(
    (choice: DriverChoice) => {
      try {
        localStorage.setItem(keyOf(userId), writeChoice(choice));
      } catch {
        // Kept in memory for this visit only.
      }
      setInLink(choice);
    },
    [setInLink, userId],
  );
  // Read again when the link has no choice any more: the last choice may have changed since.
  const choice = useMemo(() => inLink ?? remembered(userId) ?? 'all', [inLink, userId]);
  return [choice, set];
}

interface Shown {
  readonly trips: readonly TimelineTrip[];
  readonly choice: DriverChoice;
  readonly onChoice: (choice: DriverChoice) => void;
  /** Day of the table that is shown instead of the board; a board scrolls to the trip by itself. */
  readonly tableDay: IsoDate | undefined;
}

/**
 * Board that can reveal any trip of the loaded days: the row of its driver is added, and a table changes to its day.
 */
function useRevealingBoard(board: BoardHandle, shown: Shown): BoardHandle {
  const latest = useRef(shown);
  const awaited = useRef<number | null>(null);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  const takeIn = useCallback(
    (id: number): void => {
      const { trips, choice, onChoice, tableDay } = latest.current;
      const booking = trips.find((trip) => trip.id === id)?.booking;
      awaited.current = booking ? null : id;
      if (!booking) return;
      if (choice !== 'all' && !choice.includes(booking.driverId)) onChoice([...choice, booking.driverId]);
      if (tableDay !== undefined && tableDay !== booking.ap_date) board.showDay(booking.ap_date);
    },
    [board],
  );
  // A trip that was just booked may arrive a moment later.
  useEffect(() => {
    if (awaited.current !== null) takeIn(awaited.current);
  });
  return useMemo(
    () => ({
      ...board,
      focusTrip: (id) => {
        takeIn(id);
        board.focusTrip(id);
      },
      selectTrip: (id) => {
        if (id !== null) takeIn(id);
        board.selectTrip(id);
      },
    }),
    [board, takeIn],
  );
}
