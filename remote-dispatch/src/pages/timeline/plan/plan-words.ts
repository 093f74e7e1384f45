import type { components } from '@navette/openapi/types';
import { clientName, personName } from '@navette/shared/domain';
import { useFormats, useT } from '@navette/shared/i18n';
import { useMemo } from 'react';
import { clockAt } from '../model/board-time.ts';
import type { TimelineDriver, TimelineTrip } from '../model/timeline-trip.ts';
import type { PlanRepair } from '../../../bookings/repair-link.ts';
import type { CallReason, PlanCall } from './plan-calls.ts';
import type { DecidedPlan } from './use-plan-figures.ts';
import type { PlanChange, PlanPlace } from './preview.ts';

type Schemas = components['schemas'];

/** Records that the words of a plan name. */
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
  /** Title of a repair: "Place for 10:20 Lejeune Marie → CHU". */
  readonly repair: (repair: PlanRepair) => string;
  /** Outcome of the search for the place of trips: "Benali Karim, 10:20, after Marie Lejeune at 09:10. 4 km more. No other trip changes." */
  readonly foundPlaces: (tripIds: readonly number[], plan: Pick<DecidedPlan, 'proposal' | 'placed'>) => string;
  /** Whom to call. */
  readonly person: (call: PlanCall) => string;
  /** The message, in a sentence. */
  readonly say: (reason: CallReason) => string;
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
    const way = (id: number): string => {
      const booking = trips.get(id)?.booking;
      if (!booking) return t('timeline.plan.booking', { id });
      const [from, to] = [clientName(booking, 'list'), booking.destination_name ?? ''];
      return t('timeline.plan.move', booking.type === 'back' ? { from: to, to: from } : { from, to });
    };
    const trip = (id: number): string => {
      const known = trips.get(id);
      return known
        ? t('timeline.plan.trip', { time: formatTime(clockAt(known.span.start).time), way: way(id) })
        : way(id);
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
      repair: ({ tripIds = [], away = [], late = [] }) =>
        [
          ...tripIds.map((id) => t('timeline.plan.repair.trip', { trip: trip(id) })),
          ...away.map(({ driverId, from }) =>
            t('timeline.plan.repair.away', { driver: driver(driverId), time: formatTime(from) }),
          ),
          ...late.map(({ driverId, minutes }) => t('timeline.plan.repair.late', { driver: driver(driverId), minutes })),
        ].join(', '),
      foundPlaces: (tripIds, { proposal: { changes, unassigned, before, after }, placed }) => {
        const km = after.totalKm - before.totalKm;
        const found = tripIds.map((id) => {
          const change = changes.find(({ bookingId }) => bookingId === id);
          if (!placed.has(id) && unassigned.some(({ bookingId }) => bookingId === id))
            return t('timeline.plan.place.none');
          if (!change) return t('timeline.plan.place.same');
          const around = change.reasons.filter(({ kind }) => kind === 'afterTrip' || kind === 'beforeTrip').map(reason);
          return t('timeline.plan.place.found', { place: [place(change.after), ...around].join(', ') });
        });
        const others = changes.filter(({ bookingId }) => !tripIds.includes(bookingId)).length;
        return [
          ...found,
          t('timeline.plan.place.km', {
            km: formatDistance(Math.abs(km)),
            direction: Math.abs(km) < 0.05 ? 'none' : km < 0 ? 'less' : 'more',
          }),
          t('timeline.plan.place.others', { count: others }),
        ].join(' ');
      },
      person: ({ who, id, bookingId }) => {
        if (who === 'driver') return driver(id);
        const known = trips.get(bookingId);
        return known ? clientName(known.booking, 'list') : t('timeline.plan.booking', { id: bookingId });
      },
      say: (told) => {
        const known = trips.get(told.bookingId)?.booking;
        return t(`timeline.plan.call.${told.kind}`, {
          trip: way(told.bookingId),
          client: known ? clientName(known, 'text') : t('timeline.plan.booking', { id: told.bookingId }),
          from: 'from' in told ? formatTime(told.from) : '',
          to: 'to' in told ? formatTime(told.to) : '',
          driver: 'driverId' in told ? driver(told.driverId) : '',
        });
      },
      ignored: ({ kind, bookingId, driverId }) =>
        t(`timeline.plan.ignored.${kind}`, {
          subject: bookingId === null ? driver(driverId) : trip(bookingId),
        }),
    };
  }, [t, formatTime, formatDistance, trips, ghosts, drivers]);
}
