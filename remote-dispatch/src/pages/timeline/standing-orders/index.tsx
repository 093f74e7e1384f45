import { api, dataOf } from '@navette/shared/api';
import { brusselsToday } from '@navette/shared/domain';
import { collatorOf, messageKey, useLocale, useT } from '@navette/shared/i18n';
import { dateParam, idParam, useSearchState } from '@navette/shared/router';
import { Button, EmptyState, ErrorState, IconButton, Page } from '@navette/shared/ui';
import { useDirtyForm } from '@navette/shared/ui-form';
import { useAtom } from 'jotai';
import { BellRing, CalendarSync, Redo2, Undo2, X } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { driverChoiceParam } from '../model/board-rows.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import { AppliedDialog } from '../plan/applied-dialog.tsx';
import { Progress } from '../plan/plan-dialog.tsx';
import { patienceOf, useSearch } from '../plan/use-plan-search.ts';
import { waitingNoticesAtom } from '../plan/waiting-notices.ts';
import { useTripHistory } from '../planning/use-trip-history.ts';
import { useActiveDrivers, useSaveTripChange } from '../timeline-requests.ts';
import { driverRows } from '../use-timeline.ts';
import { SeriesOptionsBar } from './series-options.tsx';
import { seriesQuery, usualDays, type SeriesOptions, type SeriesProposal, type SeriesQuery } from './series-plan.ts';
import { SeriesPreview } from './series-preview.tsx';
import { useSeriesWords } from './series-words.ts';

const SEARCH = {
  from: dateParam(() => usualDays(brusselsToday()).start),
  until: dateParam(() => usualDays(brusselsToday()).end),
  drivers: driverChoiceParam,
  series: idParam(),
};

const propose = (body: SeriesQuery, signal: AbortSignal): Promise<SeriesProposal> =>
  dataOf(api.POST('/service/plan/series', { body, signal, timeout: patienceOf(body.seconds ?? 20) }));

const NONE: readonly never[] = [];
const nothing = () => undefined;
const NO_TRIPS: ReadonlyMap<number, TimelineTrip> = new Map();

/** Standing orders of some days, each with as few different drivers as possible: a proposal, of which nothing is saved before "Apply". */
export default function StandingOrdersPage(): ReactNode {
  const t = useT();
  const [options, setOptions] = useOptions();
  const { drivers, failed: driversFailed } = useDrivers();
  const [found, setFound] = useState<{ readonly proposal: SeriesProposal; readonly base: SeriesQuery } | null>(null);
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());
  const [waiting, setWaiting] = useAtom(waitingNoticesAtom);
  const [isNotifying, setNotifying] = useState(false);
  const history = useTripHistory(useSaveTripChange(nothing));
  const search = useSearch(propose, (proposal, base: SeriesQuery) => setFound({ proposal, base }));
  useDirtyForm('standing-orders', found !== null && dropped.size > 0, messageKey('standingOrders.title'));
  const byId = useMemo(() => new Map(drivers.map((driver) => [driver.id, driver])), [drivers]);
  const words = useSeriesWords(useMemo(() => ({ trips: NO_TRIPS, ghosts: NO_TRIPS, drivers: byId }), [byId]));
  const { running, failed } = search;

  const keep = (seriesId: number) =>
    setDropped((before) => {
      const next = new Set(before);
      if (!next.delete(seriesId)) next.add(seriesId);
      return next;
    });
  return (
    <Page
      title={t('standingOrders.title')}
      actions={
        <>
          <IconButton
            label={t('timeline.undo')}
            aria-keyshortcuts="Control+Z"
            disabled={!history.canUndo}
            onClick={() => void history.undo()}
          >
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton
            label={t('timeline.redo')}
            aria-keyshortcuts="Control+Y"
            disabled={!history.canRedo}
            onClick={() => void history.redo()}
          >
            <Redo2 aria-hidden />
          </IconButton>
          {waiting.length > 0 && (
            <Button icon={<BellRing aria-hidden />} onClick={() => setNotifying(true)}>
              {t('timeline.plan.notify.now', { count: waiting.length })}
            </Button>
          )}
        </>
      }
    >
      <SeriesOptionsBar
        {...{ options, drivers }}
        onChange={setOptions}
        isSearching={running !== null}
        onSearch={() => search.search(seriesQuery(options))}
      />
      {driversFailed ? (
        <ErrorState
          error={driversFailed.error}
          onRetry={() => void driversFailed.refetch()}
          retrying={driversFailed.isFetching}
        />
      ) : running ? (
        <div>
          <Progress since={running.since} seconds={running.query.seconds ?? 20} />
          <Button icon={<X aria-hidden />} onClick={search.cancel}>
            {t('shared.cancel')}
          </Button>
        </div>
      ) : failed ? (
        <ErrorState
          title={t('standingOrders.failed')}
          error={failed.error}
          onRetry={() => search.search(failed.query)}
        />
      ) : found ? (
        <SeriesPreview
          key={`${found.proposal.from} ${found.proposal.until}`}
          {...found}
          {...{ drivers, dropped, history }}
          onKeep={keep}
          onApplied={(left) => {
            setWaiting(left);
            setFound(null);
            setDropped(new Set());
          }}
        />
      ) : (
        <EmptyState title={t('standingOrders.intro')} icon={<CalendarSync aria-hidden />}>
          {t('timeline.plan.nothingYet')}
        </EmptyState>
      )}
      {isNotifying && (
        <AppliedDialog
          applied={{ results: NONE, waiting }}
          words={words}
          otherOf={nothing}
          onClose={(left) => {
            setWaiting(left);
            setNotifying(false);
          }}
        />
      )}
    </Page>
  );
}

/** Options of the page: days, drivers and standing order are in the address. An end before the start is the start. */
function useOptions(): readonly [SeriesOptions, (changes: Partial<SeriesOptions>) => void] {
  const [{ from, until, drivers = 'all', series: seriesId }, setSearch] = useSearchState(SEARCH);
  const [rest, setRest] = useState<Pick<SeriesOptions, 'moveAccepted' | 'seconds'>>({
    moveAccepted: false,
    seconds: 20,
  });
  const options = { days: { start: from, end: until < from ? from : until }, drivers, seriesId, ...rest };
  return [
    options,
    (changes) => {
      const { days, drivers: chosen, seriesId: series, ...others } = { ...options, ...changes };
      setRest(others);
      setSearch({ from: days.start, until: days.end, drivers: chosen === 'all' ? undefined : chosen, series });
    },
  ];
}

/** Active drivers by name. */
function useDrivers() {
  const locale = useLocale();
  const active = useActiveDrivers();
  const { data = NONE } = active;
  const drivers = useMemo(() => driverRows(data, NONE, collatorOf(locale).compare), [data, locale]);
  return { drivers, failed: active.error && !active.data ? active : undefined };
}
