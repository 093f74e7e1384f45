import type { components } from '@navette/openapi/types';
import { clientName, personName } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { useMemo } from 'react';
import { clockAt } from '../model/board-time.ts';
import type { TimelineDriver, TimelineTrip } from '../model/timeline-trip.ts';
import type { PlanChange, PlanPlace } from './preview.ts';

type Schemas = components['schemas'];

/** What the words of a plan name. */
export interface PlanNames {
  readonly trips: ReadonlyMap<number, TimelineTrip>;
  readonly ghosts: ReadonlyMap<number, TimelineTrip>;
  readonly drivers: ReadonlyMap<number, TimelineDriver>;
}

/** Words of a proposed plan in the user's language. */
export interface PlanWords {
  readonly driver: (id: number | null) => string;
  /** Driver and pick-up: "Benali Karim, 10:20". */
  readonly place: (place: PlanPlace) => string;
  /** From where to where a change moves its trip, saying only what changes. */
  readonly move: (change: Pick<PlanChange, 'before' | 'after'>) => string;
  /** "10:20 Lejeune Marie → CHU". */
  readonly trip: (id: number) => string;
  /** All reasons as one text: "saves 14 km, after Marie Lejeune at 10:20". */
  readonly reasons: (change: PlanChange) => string;
  readonly unassigned: (trip: Schemas['PlanUnassigned']) => { readonly why: string; readonly possible: string };
  readonly ignored: (ignored: Schemas['PlanIgnored']) => string;
}

/** Returns the words of a proposed plan. */
export function usePlanWords({ trips, ghosts, drivers }: PlanNames): PlanWords {
  const t = useT();
  const { formatTime, formatDistance } = useFormats();
  return useMemo(() => {
    const driver = (id: number | null): string => {
      if (id === null) return t('timeline.plan.toAssign');
      const person = drivers.get(id);
      return person ? personName(person, 'list') : t('timeline.drivers.number', { id });
    };
    const place = ({ driverId, pick_time }: PlanPlace) =>
      t('timeline.plan.place', { driver: driver(driverId), time: formatTime(pick_time) });
    const other = (id: number | null): string => {
      const trip = id === null ? undefined : (ghosts.get(id) ?? trips.get(id));
      if (!trip) return t('timeline.plan.booking', { id: id ?? 0 });
      return t('timeline.plan.other', {
        client: clientName(trip.booking, 'text'),
        time: clockAt(trip.span.start).time,
      });
    };
    const reason = ({ kind, bookingId, driverId, km, minutes }: Schemas['PlanReason']): string =>
      t(`timeline.plan.reason.${kind}`, {
        other: other(bookingId),
        driver: driver(driverId),
        km: km === null ? '' : formatDistance(km),
        known: km === null ? 'no' : 'yes',
        minutes: Math.abs(minutes ?? 0),
        direction: (minutes ?? 0) < 0 ? 'earlier' : 'later',
      });
    const trip = (id: number): string => {
      const known = trips.get(id);
      if (!known) return t('timeline.plan.booking', { id });
      const { booking, span } = known;
      const [from, to] = [clientName(booking, 'list'), booking.destination_name ?? ''];
      return t('timeline.plan.trip', {
        time: clockAt(span.start).time,
        from: booking.type === 'back' ? to : from,
        to: booking.type === 'back' ? from : to,
      });
    };
    return {
      driver,
      place,
      trip,
      move: ({ before, after }) => {
        if (before.driverId === after.driverId)
          return t('timeline.plan.move', {
            from: formatTime(before.pick_time),
            to: place(after),
          });
        const isSameTime = before.pick_time.slice(0, 5) === after.pick_time.slice(0, 5);
        return t('timeline.plan.move', {
          from: isSameTime ? driver(before.driverId) : place(before),
          to: isSameTime ? driver(after.driverId) : place(after),
        });
      },
      reasons: ({ reasons }) => reasons.map(reason).join(', '),
      unassigned: ({ rule, count, wouldFit }) => ({
        why: t(`timeline.plan.rule.${rule}`, { count }),
        possible: wouldFit ? t('timeline.plan.wouldFit', { place: place(wouldFit) }) : '',
      }),
      ignored: ({ kind, bookingId, driverId }) =>
        t(`timeline.plan.ignored.${kind}`, {
          subject: bookingId === null ? driver(driverId) : trip(bookingId),
        }),
    };
  }, [t, formatTime, formatDistance, trips, ghosts, drivers]);
}
