import { addDays, type IsoDate } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { useMemo } from 'react';
import { usePlanWords, type PlanNames, type PlanWords } from '../plan/plan-words.ts';
import type { SeriesChange, SeriesFigure, SeriesPlan, SeriesProposal } from './series-plan.ts';
import { exceptionsOf } from './series-plan.ts';

/** Words of proposed drivers of standing orders. */
export interface SeriesWords extends Pick<PlanWords, 'driver' | 'move' | 'unassigned'> {
  /** Day and pick-up of a trip that changes: "Mon 30/11/2026 07:40". */
  readonly moment: (change: SeriesChange) => string;
  /** Days of a proposal: "Mon 30/11/2026 – Sun 13/12/2026". */
  readonly days: (proposal: Pick<SeriesProposal, 'from' | 'until'>) => string;
  /** Client and destination, the way they are driven. */
  readonly way: (series: SeriesPlan) => string;
  /** "Mon, Wed, Fri 07:40". */
  readonly when: (series: SeriesPlan) => string;
  /** The usual driver, before and after where that differs. */
  readonly usual: (series: SeriesPlan) => string;
  /** "6 of 6, 1 exception". */
  readonly trips: (series: SeriesPlan) => string;
  /** A trip with its day: "Mon 30/11/2026 07:40 Lejeune Marie → CHU". */
  readonly trip: (id: number) => string;
  readonly ignored: (ignored: SeriesProposal['ignored'][number]) => string;
  /** Name of a figure. */
  readonly figure: (id: SeriesFigure['id']) => string;
  readonly value: (id: SeriesFigure['id'], value: number) => string;
  /** Sentences about the figures and the dropped changes. */
  readonly notes: (proposal: SeriesProposal, isOld: boolean) => string;
}

/** Figures that a plan of a day does not have. */
const OWN_FIGURES: Partial<Record<SeriesFigure['id'], true>> = { steady: true, changesOfDriver: true };

/** Any Monday. */
const MONDAY = '2026-01-05';

/** Returns the words of proposed drivers of standing orders. */
export function useSeriesWords(names: PlanNames): SeriesWords {
  const t = useT();
  const plan = usePlanWords(names);
  const { formatDate, formatWeekday, formatTime, formatNumber, formatDistance } = useFormats();
  const { trips } = names;
  return useMemo(() => {
    const day = (date: IsoDate) => `${formatWeekday(date, 'short')} ${formatDate(date)}`;
    const days = ({ from, until }: Pick<SeriesProposal, 'from' | 'until'>) => `${day(from)} – ${day(until)}`;
    const trip = (id: number) => {
      const known = trips.get(id);
      return known ? `${day(known.booking.ap_date)} ${plan.trip(id)}` : plan.trip(id);
    };
    return {
      driver: plan.driver,
      move: plan.move,
      unassigned: plan.unassigned,
      moment: ({ date, before }) => `${day(date)} ${formatTime(before.pick_time)}`,
      days,
      trip,
      way: ({ client, destination, type }) =>
        t(
          'timeline.plan.move',
          type === 'back' ? { from: destination ?? '', to: client } : { from: client, to: destination ?? '' },
        ),
      when: ({ weekdays, pick_time }) =>
        [
          weekdays.map((weekday) => formatWeekday(addDays(MONDAY, weekday - 1), 'short')).join(', '),
          formatTime(pick_time),
        ].join(' '),
      usual: ({ before, after }) =>
        before.driverId === after.driverId
          ? plan.driver(after.driverId)
          : t('timeline.plan.move', { from: plan.driver(before.driverId), to: plan.driver(after.driverId) }),
      trips: (series) =>
        t('standingOrders.trips', { count: series.after.trips, all: series.trips, exceptions: exceptionsOf(series) }),
      ignored: ({ kind, bookingId, driverId }) =>
        t(`timeline.plan.ignored.${kind}`, { subject: bookingId === null ? plan.driver(driverId) : trip(bookingId) }),
      figure: (id) => t(id in OWN_FIGURES ? `standingOrders.figure.${id}` : `timeline.plan.figure.${id}`),
      value: (id, value) => (id === 'emptyKm' || id === 'totalKm' ? formatDistance(value) : formatNumber(value)),
      notes: (proposal, isOld) =>
        [
          t('timeline.plan.nothingYet'),
          isOld && t('timeline.plan.figures.old'),
          proposal.estimated && t('timeline.plan.estimated'),
        ]
          .filter(Boolean)
          .join(' '),
    };
  }, [t, plan, trips, formatDate, formatWeekday, formatTime, formatNumber, formatDistance]);
}
