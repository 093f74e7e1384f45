import type { PlanQuery } from '@navette/openapi/types';
import { isClockTime, minutesOf } from '../../time/clock.ts';
import type { IsoDate } from '../../time/date.ts';
import { elapsedMinutes } from '../../time/elapsed.ts';

/**
 * Why a repair plans a trip anew: the user named it, its driver is away, or its driver is late. Of the last it is known only with the ways between places
 * which he can begin in time nevertheless.
 */
export type Anew = 'named' | 'away' | 'late';

/** Query of a repair. */
type Asked = Pick<PlanQuery, 'tripIds' | 'away' | 'late'>;

/** Whether a query asks to repair a plan, rather than to plan. */
export const isRepair = ({ tripIds, away, late }: Asked): boolean =>
  [tripIds, away, late].some((list) => list !== undefined && list.length > 0);

/** Subject of a repair. */
export interface Repair {
  readonly isOne: boolean;
  /** Why a trip is planned anew, by its present driver; null when it is not. */
  readonly anew: (trip: {
    readonly id: number;
    readonly driverId: number | null;
    readonly begin: number;
  }) => Anew | null;
  /** Second of the day from which a driver is away; Infinity for one who is not. */
  readonly awayFrom: (driverId: number) => number;
  /** Seconds by which a driver is late; 0 for one who is not. */
  readonly lateBy: (driverId: number) => number;
}

/** Repair in a query. */
export function repairOf({ date, query }: { readonly date: IsoDate; readonly query: Asked }): Repair {
  const named = new Set(query.tripIds);
  const since = new Map(query.away?.map(({ driverId, from }) => [driverId, secondOf(date, from)]));
  const delays = new Map(query.late?.map(({ driverId, minutes }) => [driverId, minutes * 60]));
  const awayFrom = (driverId: number): number => since.get(driverId) ?? Infinity;
  const lateBy = (driverId: number): number => delays.get(driverId) ?? 0;
  return {
    isOne: isRepair(query),
    anew: ({ id, driverId, begin }) => {
      if (named.has(id)) return 'named';
      if (driverId === null) return null;
      if (begin >= awayFrom(driverId)) return 'away';
      return lateBy(driverId) > 0 ? 'late' : null;
    },
    awayFrom,
    lateBy,
  };
}

const secondOf = (date: IsoDate, time: string): number =>
  isClockTime(time) ? elapsedMinutes(date, minutesOf(time)) * 60 : Infinity;
