import { useOnline } from '@navette/shared/api';
import { useT } from '@navette/shared/i18n';
import {
  Alert,
  Box,
  Button,
  describeFault,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  Skeleton,
  Text,
} from '@navette/shared/ui';
import { SegmentedControl } from '@navette/shared/ui-overlay';
import { Check, CircleCheck, Printer } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { TripHistory } from '../model/planning-parts.ts';
import type { TimelineDriver } from '../model/timeline-trip.ts';
import { otherTripIn } from '../model/trip-text.ts';
import { AppliedDialog, type AppliedPlan } from '../plan/applied-dialog.tsx';
import { FiguresFailure } from '../plan/plan-figures.tsx';
import type { DriverChanges } from '../plan/plan-notices.ts';
import { useApplying } from '../plan/use-applying.ts';
import { useTimelineBookings } from '../timeline-requests.ts';
import { tripsOf } from '../use-timeline.ts';
import { SeriesFigures } from './series-figures.tsx';
import { SeriesPaper } from './series-paper.tsx';
import { isConcerned, keptChanges, seriesLines, type SeriesProposal, type SeriesQuery } from './series-plan.ts';
import { SeriesTable } from './series-table.tsx';
import { useSeriesWords } from './series-words.ts';
import { useSeriesFigures } from './use-series-figures.ts';

interface SeriesPreviewProps {
  readonly proposal: SeriesProposal;
  /** The query that it answers. */
  readonly base: SeriesQuery;
  readonly drivers: readonly TimelineDriver[];
  /** Standing orders whose changes are not wanted. */
  readonly dropped: ReadonlySet<number>;
  readonly onKeep: (seriesId: number) => void;
  readonly history: TripHistory;
  /** Called when it was applied, with the drivers who still have to be notified. */
  readonly onApplied: (waiting: readonly DriverChanges[]) => void;
}

const NONE: readonly never[] = [];
const notNews = () => undefined;

/** A proposal: its figures, each standing order, what has no place, and "Apply", before which nothing changes. */
export function SeriesPreview(props: SeriesPreviewProps): ReactNode {
  const { proposal: whole, base, drivers, dropped, onKeep, history, onApplied } = props;
  const t = useT();
  const isOnline = useOnline();
  const bookings = useTimelineBookings({ start: whole.from, end: whole.until });
  const rows = bookings.data ?? NONE;
  const allTrips = useMemo(() => tripsOf(rows), [rows]);
  const trips = useMemo(() => new Map(allTrips.map((trip) => [trip.id, trip])), [allTrips]);
  const byId = useMemo(() => new Map(drivers.map((driver) => [driver.id, driver])), [drivers]);
  const words = useSeriesWords(useMemo(() => ({ trips, ghosts: trips, drivers: byId }), [trips, byId]));
  const lines = useMemo(() => seriesLines(whole, dropped, trips), [whole, dropped, trips]);
  const changes = useMemo(() => keptChanges(lines), [lines]);
  const decided = useSeriesFigures(whole, base, lines);
  const { proposal } = decided;
  const [applied, setApplied] = useState<AppliedPlan | null>(null);
  const { apply, isApplying, failure } = useApplying({
    days: { date: proposal.from, until: proposal.until },
    changes,
    trips,
    drivers,
    history,
    noteOwn: notNews,
    onApplied: setApplied,
  });
  const [shown, setShown] = useState<'concerned' | 'all'>('concerned');
  const concerned = useMemo(() => lines.filter(({ series }) => isConcerned(series)), [lines]);
  const focusHeading = useCallback((heading: HTMLElement | null) => heading?.focus(), []);

  if (bookings.error && !bookings.data)
    return <ErrorState error={bookings.error} onRetry={() => void bookings.refetch()} retrying={bookings.isFetching} />;
  if (!bookings.data) return <Skeleton height="40" aria-label={t('shared.loading')} />;
  if (applied)
    return <AppliedDialog applied={applied} words={words} otherOf={otherTripIn(allTrips)} onClose={onApplied} />;
  const overtaken = lines.reduce((sum, line) => sum + (line.kept ? line.overtaken.size : 0), 0);
  const fault = failure === undefined ? undefined : describeFault(failure);
  const title = t('standingOrders.of', { days: words.days(proposal) });
  return (
    <Box as="section" aria-label={title} css={style}>
      <Flex gap="2" align="center" wrap="wrap">
        <Heading as="h2" size="sm" flex="1 1 auto" tabIndex={-1} ref={focusHeading}>
          {title}
        </Heading>
        <Button icon={<Printer aria-hidden />} onClick={() => print()}>
          {t('shared.print')}
        </Button>
        <Button
          variant="solid"
          icon={<Check aria-hidden />}
          disabled={changes.length === 0 || !isOnline}
          loading={isApplying}
          onClick={() => void apply()}
        >
          {t('timeline.plan.apply', { count: changes.length })}
        </Button>
      </Flex>
      {overtaken > 0 && <Alert status="warning" title={t('timeline.plan.overtaken.count', { count: overtaken })} />}
      {fault && (
        <Alert status="error" title={t('timeline.plan.apply.failed')}>
          {t(fault.messageKey, fault.params)}
        </Alert>
      )}
      <SeriesFigures {...{ proposal, words }} isOld={decided.isOld} />
      <FiguresFailure {...decided} />
      <Text tone="muted" textStyle="xs">
        {words.notes(proposal, decided.isOld)}
      </Text>
      <Flex>
        <SegmentedControl
          label={t('standingOrders.shown')}
          value={shown}
          onChange={setShown}
          segments={[
            { value: 'concerned', label: t('standingOrders.shown.concerned', { count: concerned.length }) },
            { value: 'all', label: t('standingOrders.shown.all', { count: lines.length }) },
          ]}
        />
      </Flex>
      {shown === 'concerned' && concerned.length === 0 ? (
        <EmptyState title={t('standingOrders.best')} icon={<CircleCheck aria-hidden />} />
      ) : (
        <SeriesTable lines={shown === 'all' ? lines : concerned} words={words} onKeep={onKeep} />
      )}
      {proposal.ignored.length > 0 && (
        <Box as="section">
          <Heading as="h3" size="sm">
            {t('timeline.plan.ignored', { count: proposal.ignored.length })}
          </Heading>
          <ul>
            {proposal.ignored.map((one) => (
              <li key={`${one.kind} ${String(one.bookingId)} ${String(one.driverId)}`}>{words.ignored(one)}</li>
            ))}
          </ul>
        </Box>
      )}
      <SeriesPaper {...{ proposal, lines, words }} />
    </Box>
  );
}

const style = {
  flex: '1 1 0',
  minHeight: '12rem',
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  '@media print': { display: 'none' },
} as const;
