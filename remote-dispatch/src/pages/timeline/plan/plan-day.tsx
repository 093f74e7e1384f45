import { brusselsNow } from '@navette/shared/domain';
import { messageKey, useT } from '@navette/shared/i18n';
import { useSingleKey } from '@navette/shared/ui';
import { useDirtyForm } from '@navette/shared/ui-form';
import { useConfirm } from '@navette/shared/ui-overlay';
import { useStore } from 'jotai';
import { X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { BoardPlace } from '../model/board-rows.ts';
import type { BoardHandle, Planning, PlanPreview, PlanStart, TripHistory } from '../model/planning-parts.ts';
import type { TripChange } from '../model/timeline-trip.ts';
import { otherTripIn } from '../model/trip-text.ts';
import { AppliedDialog, type AppliedPlan } from './applied-dialog.tsx';
import { PlanCallsList } from './plan-calls-list.tsx';
import type { ChangesHandle } from './plan-changes.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { PlanTripMenu, type PlanMenuAt } from './plan-trip-menu.tsx';
import { PlanSearching } from './plan-searching.tsx';
import {
  hasChoices,
  planQuery,
  queryAgain,
  repairQuery,
  type PlanAround,
  type PlanOptions,
  type PlanQuery,
} from './preview.ts';
import { useApplying } from './use-applying.ts';
import { usePlanCalls } from './use-plan-calls.ts';
import { usePlanSearch } from './use-plan-search.ts';
import { usePlanState, type PlanState } from './use-plan-state.ts';
import { waitingNoticesAtom } from './waiting-notices.ts';

interface PlanDayProps {
  readonly start: PlanStart;
  readonly planning: Planning;
  readonly history: TripHistory;
  /** Records what this user saves, which is not reported as news. */
  readonly noteOwn: (change: TripChange) => void;
  /** Keyboard position on the board. */
  readonly keyboardPlace: () => BoardPlace | null;
  /** Stable function. */
  readonly onPreview: (preview: PlanPreview | null) => void;
  readonly onClose: () => void;
}

/** A plan from the question what to plan, over its preview beside the board, to what came of applying it. Nothing is saved before "Apply". */
export default function PlanDay(props: PlanDayProps): ReactNode {
  const { start, planning, history, noteOwn, keyboardPlace, onPreview, onClose } = props;
  const { allTrips, allDrivers, board, act } = planning;
  const store = useStore();
  const list = useRef<ChangesHandle>(null);
  const [date] = useState(start.kind === 'repair' ? start.date : planning.day);
  const [options, setOptions] = useState<PlanOptions>(() => firstOptions(start));
  const [isAsking, setAsking] = useState(start.kind === 'plan');
  const [menu, setMenu] = useState<PlanMenuAt | null>(null);
  const [applied, setApplied] = useState<AppliedPlan | null>(() =>
    start.kind === 'notify' ? { results: [], waiting: store.get(waitingNoticesAtom) } : null,
  );
  const plan = usePlanState(planning);
  const { found, choices, decided, ghosts, trips, words } = plan;
  const base = useRef<PlanQuery>({ date });
  const applying = useApplying({
    days: { date },
    changes: plan.lines.filter(({ kept }) => kept).map(({ change }) => change),
    trips,
    drivers: allDrivers,
    history,
    noteOwn,
    onApplied: setApplied,
  });
  const search = usePlanSearch((proposal) => {
    plan.setFound({ proposal, base: base.current });
    applying.forgetFailure();
    setAsking(false);
  });

  const calls = usePlanCalls(plan, { date, applied });

  const { search: propose } = search;
  useEffect(() => {
    if (start.kind !== 'repair') return;
    board.showDay(start.date);
    base.current = repairQuery(start.date, start.repair, brusselsNow());
    propose(base.current);
  }, [start, board, propose]);
  const isRepairing = start.kind === 'repair' && (!found || search.running !== null || search.failed !== null);

  const show = useShowTrip(board, plan);
  const shown = useRef<unknown>(null);
  useEffect(() => {
    if (start.kind !== 'repair' || shown.current === found) return;
    shown.current = found;
    const [change] = found?.proposal.changes ?? [];
    if (change) show(start.repair.tripIds?.[0] ?? change.bookingId);
    // The result of the search stands above the changes.
    focusAfter()?.focus({ preventScroll: true });
  }, [found, start, show]);
  const close = () => {
    onClose();
    const [tripId] = (start.kind === 'repair' && start.repair.tripIds) || [];
    if (tripId !== undefined) board.focusTrip(tripId);
  };
  const leave = useLeave(found !== null && hasChoices(choices), close);
  const frame = useCallback((id: number) => board.highlight([id]), [board]);
  const openMenu = useCallback((id: number, at: PlanMenuAt['at']) => setMenu({ id, at }), []);
  const changeActs = useMemo(
    () => ({ keep: plan.keep, lock: plan.lock, show, menu: openMenu }),
    [plan.keep, plan.lock, show, openMenu],
  );
  const isShown = found !== null && applied === null;
  const { take } = plan;
  const preview = useMemo(
    (): PlanPreview | null =>
      isShown
        ? {
            ghosts,
            lockedTrips: choices.lockedTrips,
            lockedDrivers: choices.lockedDrivers,
            pick: (id) => list.current?.focus(id),
            menu: openMenu,
          }
        : null,
    [isShown, ghosts, choices, openMenu],
  );
  useEffect(() => onPreview(preview), [onPreview, preview]);
  useEffect(() => () => onPreview(null), [onPreview]);
  useEffect(() => () => board.highlight([]), [board]);
  useSingleKey('l', () => {
    const place = isShown ? keyboardPlace() : null;
    if (!place) return;
    if (place.tripId === null) plan.lockDriver(place.driverId);
    else plan.lock(place.tripId);
  });
  useSingleKey('Escape', () => {
    if (isRepairing) giveUp();
    else if (isShown) leave();
  });

  function giveUp(): void {
    search.cancel();
    if (!found) close();
  }
  function searchFor(query: PlanQuery, around: PlanAround): void {
    base.current = query;
    search.search(queryAgain(query, plan.changes, choices, around));
  }
  function searchAnew(): void {
    const shown = planning.drivers.map(({ id }) => id);
    searchFor(planQuery(date, options, shown, brusselsNow()), 'locked');
  }
  function again(around: PlanAround | 'options'): void {
    setAsking(start.kind !== 'repair');
    if (around !== 'options' && found) searchFor(found.base, around);
  }

  return (
    <>
      {isRepairing && <PlanSearching title={words.repair(start.repair)} search={search} onClose={giveUp} />}
      {isShown && decided && !isRepairing && (
        <PlanPanel
          {...{ decided, calls, words, take }}
          base={found.base}
          lines={plan.lines}
          drivers={allDrivers}
          act={changeActs}
          lockedDrivers={choices.lockedDrivers}
          onLockDriver={plan.lockDriver}
          onCurrent={frame}
          onAgain={again}
          onApply={() => void applying.apply()}
          isApplying={applying.isApplying}
          failure={applying.failure}
          onLeave={leave}
          changes={list}
        />
      )}
      <PlanDialog
        open={isAsking}
        {...{ date, options, search }}
        onOptions={setOptions}
        shown={planning.drivers.length}
        onSearch={searchAnew}
        onClose={() => {
          setAsking(false);
          if (!found) onClose();
        }}
        finalFocus={focusAfter}
      />
      {applied && (
        <AppliedDialog
          applied={applied}
          calls={calls.calls.length > 0 && <PlanCallsList {...calls} words={words} />}
          words={words}
          otherOf={otherTripIn(allTrips)}
          onClose={(waiting) => {
            store.set(waitingNoticesAtom, waiting);
            close();
          }}
        />
      )}
      <PlanTripMenu
        {...{ menu, plan }}
        onShow={show}
        onEdit={act.edit}
        onClose={() => {
          setMenu(null);
          if (menu && trips.has(menu.id)) list.current?.focus(menu.id);
        }}
      />
    </>
  );
}

const firstOptions = (start: PlanStart): PlanOptions => ({
  scope: start.kind === 'plan' ? start.scope : 'day',
  fromNow: true,
  moveAccepted: false,
  seconds: 5,
});

/** The first change, else the head of the preview, else the button that opens the dialog. */
const focusAfter = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-change][tabindex="0"]') ??
  document.querySelector<HTMLElement>('[data-plan-head]') ??
  document.querySelector<HTMLElement>('[data-plan-button]');

/** Shows a trip on the board, framed: at its proposed place if it has one. */
function useShowTrip(board: BoardHandle, { ghosts }: PlanState): (id: number) => void {
  return useCallback(
    (id) => {
      board.highlight([id]);
      const ghost = ghosts.get(id);
      if (ghost) board.showPlace(id, ghost.booking.driverId, ghost.span);
      else board.selectTrip(id);
    },
    [board, ghosts],
  );
}

/** Leaves the preview; asks before when decisions about it would be lost, as leaving the page does. */
function useLeave(isDirty: boolean, onClose: () => void): () => void {
  const t = useT();
  const confirm = useConfirm();
  const release = useDirtyForm('timeline-plan', isDirty, messageKey('timeline.plan.preview'));
  return () => {
    async function ask(): Promise<void> {
      const isSure =
        !isDirty ||
        (await confirm({
          title: t('timeline.plan.leave.title'),
          body: t('timeline.plan.leave.body'),
          confirmLabel: t('timeline.plan.leave'),
          cancelLabel: t('timeline.plan.leave.stay'),
          icon: <X aria-hidden />,
        }));
      if (!isSure) return;
      release();
      onClose();
    }
    void ask();
  };
}
