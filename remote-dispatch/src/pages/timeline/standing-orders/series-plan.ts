import type { components } from '@navette/openapi/types';
import { addDays, type DateRange, eachDay, type IsoDate, startOfWeek } from '@navette/shared/domain';
import type { DriverChoice } from '../model/board-rows.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import { isOvertaken } from '../plan/preview.ts';

type Schemas = components['schemas'];

/** Query of a proposal. */
export type SeriesQuery = Schemas['SeriesPlanQuery'];
/** Proposed drivers of standing orders, nothing of which is saved. */
export type SeriesProposal = Schemas['SeriesPlanProposal'];
/** A standing order, with its usual driver before and after. */
export type SeriesPlan = Schemas['SeriesPlan'];
/** Proposed change of one of its trips. */
export type SeriesChange = SeriesPlan['changes'][number];

/** Days that can be planned at once at most. */
export const MOST_DAYS = 31;

/** Longest searches, in seconds, that the page offers. */
export const SERIES_SECONDS = [10, 20, 60] as const;

/** The days that are proposed first: two weeks from the next Monday on. */
export function usualDays(today: IsoDate): DateRange {
  const start = addDays(startOfWeek(today), 7);
  return { start, end: addDays(start, 13) };
}

/** Whether there are more days than can be planned at once. */
export const areTooMany = ({ start, end }: DateRange): boolean => eachDay(start, end).length > MOST_DAYS;

/** Fields of the page. */
export interface SeriesOptions {
  readonly days: DateRange;
  readonly drivers: DriverChoice;
  /** A single standing order; all when missing. */
  readonly seriesId: number | undefined;
  readonly moveAccepted: boolean;
  readonly seconds: number;
}

/** The query of the page's fields. */
export const seriesQuery = ({ days, drivers, seriesId, moveAccepted, seconds }: SeriesOptions): SeriesQuery => ({
  from: days.start,
  until: days.end,
  ...(drivers !== 'all' && { driverIds: [...drivers] }),
  ...(seriesId !== undefined && { seriesIds: [seriesId] }),
  moveAccepted,
  seconds,
});

/** A standing order as a line of the table. */
export interface SeriesLine {
  readonly series: SeriesPlan;
  readonly kept: boolean;
  /** Bookings that changed since the proposal. */
  readonly overtaken: ReadonlySet<number>;
}

/** Whether a proposal changes a standing order, or finds nobody for one of its trips. */
export const isConcerned = ({ changes, unassigned }: SeriesPlan): boolean => changes.length + unassigned.length > 0;

/** The lines of a proposal. */
export const seriesLines = (
  { series }: SeriesProposal,
  dropped: ReadonlySet<number>,
  trips: ReadonlyMap<number, TimelineTrip>,
): readonly SeriesLine[] =>
  series.map((one) => ({
    series: one,
    kept: !dropped.has(one.seriesId),
    overtaken: new Set(
      one.changes
        .filter((change) => isOvertaken(change, trips.get(change.bookingId)))
        .map(({ bookingId }) => bookingId),
    ),
  }));

/** The changes that are applied: all those of the standing orders that are kept. */
export const keptChanges = (lines: readonly SeriesLine[]): readonly SeriesChange[] =>
  lines.flatMap(({ series, kept }) => (kept ? series.changes : []));

/** Trips of a standing order that somebody else than its usual driver has. */
export const exceptionsOf = ({ trips, after, unassigned }: SeriesPlan): number =>
  Math.max(0, trips - after.trips - unassigned.length);

/** A figure of the days before and after. */
export interface SeriesFigure {
  readonly id: (typeof FIGURES)[number];
  readonly before: number;
  readonly after: number;
  /** Improvement; negative when it is worse after. */
  readonly gain: number;
}

const FIGURES = ['steady', 'changesOfDriver', 'unassigned', 'emptyKm', 'totalKm'] as const;

/** The figures of a proposal, in the order in which they matter. */
export const seriesFigures = ({ before, after }: SeriesProposal): readonly SeriesFigure[] =>
  FIGURES.map((id) => ({
    id,
    before: before[id],
    after: after[id],
    gain: id === 'steady' ? after[id] - before[id] : before[id] - after[id],
  }));
