import { invalidate } from '@navette/shared/api';
import { brusselsNow } from '@navette/shared/domain';
import { useT } from '@navette/shared/i18n';
import { useSearchState } from '@navette/shared/router';
import { Button, Flex, Link, Page, Alert, NotSetUp } from '@navette/shared/ui';
import { SegmentedControl, useToast, useConfirm, useOpenDialog } from '@navette/shared/ui-overlay';
import { MissingRecord } from '@navette/shared/ui-table';
import { useQueryClient } from '@tanstack/react-query';
import { Eraser } from 'lucide-react';
import { useCallback, type ReactNode, useState, useEffect } from 'react';
import { TrackerMap, useView } from './tracker-map.tsx';
import { TRACKER_SEARCH } from './use-symbols.ts';
import { TrackerTable } from './tracker-table.tsx';
import { TripsDialog } from './trips-dialog.tsx';
import { useTracker, type Tracker } from './use-tracker.ts';
import { liveStore } from '@navette/shared/realtime';

/** Positions of all drivers, on a map or as a list (specification/live.md#live-map). */
export function TrackerPage(): ReactNode {
  const t = useT();
  const now = useNow();
  const { date } = brusselsNow(now);
  const [search, set] = useSearchState(TRACKER_SEARCH);
  const tracker = useTracker(date, now);
  const view = useView(tracker.rows);
  const openCareCenter = useOpenCareCenter();
  const { clear, isClearing } = useClearPositions();
  const openTrips = useCallback((id: number) => set({ id }), [set]);
  const opened = tracker.rows?.find(({ driver }) => driver.id === search.id);
  return (
    <Page
      title={t('tracker.title')}
      onRefresh={tracker.load.refetch}
      refreshing={tracker.load.isFetching}
      actions={
        <Flex align="center" gap="3" wrap="wrap">
          <Link to="/trackerHistory">{t('history.open')}</Link>
          <Button icon={<Eraser aria-hidden />} loading={isClearing} onClick={clear}>
            {t('tracker.clear')}
          </Button>
          <SegmentedControl
            label={t('tracker.view')}
            value={search.view}
            onChange={(next: 'map' | 'table') => set({ view: next })}
            segments={[
              { value: 'map', label: t('tracker.view.map') },
              { value: 'table', label: t('tracker.view.table') },
            ]}
          />
        </Flex>
      }
    >
      <NotSetUp without={{ map: t('tracker.without.map'), routes: t('tracker.without.routes') }} />
      <TrackerFailures tracker={tracker} />
      {search.id !== undefined && tracker.rows && !opened && (
        <MissingRecord id={search.id} onClose={() => set({ id: undefined })} />
      )}
      {search.view === 'map' ? (
        <TrackerMap
          {...{ tracker, view, now, openTrips, openCareCenter }}
          layers={search.show}
          onLayers={(show) => set({ show })}
          panel={search.panel}
          onPanel={(panel) => set({ panel })}
        />
      ) : (
        <TrackerTable
          tracker={tracker}
          list={search.list}
          onList={(list) => set({ list })}
          onTrips={openTrips}
          onFollow={(id) => {
            view.follow(id);
            set({ view: 'map' });
          }}
          onShow={({ position }) => {
            view.pan(position);
            set({ view: 'map' });
          }}
          onEditCareCenter={openCareCenter}
        />
      )}
      {opened && <TripsDialog row={opened} date={date} onClose={() => set({ id: undefined })} />}
    </Page>
  );
}

/** Opens the form of a care center, and shows the saved one. */
function useOpenCareCenter(): (id: number) => void {
  const t = useT();
  const toast = useToast();
  const openDialog = useOpenDialog();
  const queryClient = useQueryClient();
  return useCallback(
    (id) => {
      openDialog('masterdata/carecenter@1', { id }).then(
        (saved) => saved && invalidate(queryClient, [['get', '/api/carecenter']]),
        (error: unknown) => toast.failure(t('tracker.place.careCenter.failed'), error),
      );
    },
    [openDialog, queryClient, toast, t],
  );
}

/** Names the parts of the map that failed to load; the rest stays usable. */
function TrackerFailures({ tracker: { live, failed, load } }: { readonly tracker: Tracker }): ReactNode {
  const t = useT();
  const parts = [
    { error: live.error, text: t('tracker.failed.positions'), retry: live.refetch },
    { error: failed.drivers, text: t('tracker.failed.drivers'), retry: load.refetch },
    { error: failed.bookings, text: t('tracker.failed.bookings'), retry: load.refetch },
    { error: failed.careCenters, text: t('tracker.failed.careCenters'), retry: load.refetch },
  ];
  return parts
    .filter(({ error }) => error)
    .map(({ text, retry }) => (
      <Alert
        key={text}
        status="warning"
        title={text}
        actions={
          <Button size="sm" onClick={retry}>
            {t('shared.retry')}
          </Button>
        }
      />
    ));
}

/** Deletes the last positions of all drivers, after a confirmation (specification/live.md#positions); the history stays. */
function useClearPositions(): { readonly clear: () => void; readonly isClearing: boolean } {
  const t = useT();
  const toast = useToast();
  const confirm = useConfirm();
  const [isClearing, setClearing] = useState(false);
  const clear = useCallback(async () => {
    const yes = await confirm({
      title: t('tracker.clear.title'),
      body: t('tracker.clear.body'),
      confirmLabel: t('tracker.clear.confirm'),
    });
    if (!yes) return;
    setClearing(true);
    try {
      await (await liveStore()).clearLocations();
      toast.success(t('tracker.clear.done'));
    } catch (error) {
      toast.failure(t('tracker.clear.failed'), error);
    } finally {
      setClearing(false);
    }
  }, [confirm, toast, t]);
  return { clear: () => void clear(), isClearing };
}

/** Milliseconds between two updates of the clock: ages are shown in minutes. */
const TICK = 10_000;

/** The current time, updated every 10 seconds, so that ages on the screen increase. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export { TrackerPage as default };
