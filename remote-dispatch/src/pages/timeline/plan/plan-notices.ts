import {
  brusselsToday,
  clientName,
  driverNotices,
  isToAssign,
  type IsoDate,
  type NoticeOccasion,
} from '@navette/shared/domain';
import {
  defaultEnd,
  legsOf,
  notificationOf,
  sendBookingNotification,
  textFor,
} from '../../../bookings/notification.ts';
import type { TimelineBooking } from '../model/timeline-trip.ts';

/** A booking before and after a plan was applied. */
export interface PlannedChange {
  readonly before: TimelineBooking;
  readonly after: TimelineBooking;
}

/** Notice of a driver: all that a plan changes for him. */
export interface DriverChanges {
  readonly driverId: number;
  readonly trips: readonly (PlannedChange & { readonly occasion: NoticeOccasion })[];
}

/**
 * Drivers to notify of an applied plan, each once. As for single changes, those who counted on a trip hear that it moved or is taken from them; whoever gets
 * a trip is asked, even if nobody had it before.
 */
export function planNotices(changes: readonly PlannedChange[], today: IsoDate = brusselsToday()): DriverChanges[] {
  const found = new Map<number, DriverChanges['trips']>();
  const add = (driverId: number, change: PlannedChange, occasion: NoticeOccasion) =>
    found.set(driverId, [...(found.get(driverId) ?? []), { ...change, occasion }]);
  for (const change of changes) {
    const { before, after } = change;
    const notices = driverNotices(before, after, today);
    for (const { driverId, occasion } of notices) add(driverId, change, occasion);
    const isNew = after.driverId !== before.driverId || isToAssign(before.accepted, before.driver_active);
    if (isNew && after.ap_date >= today && !notices.some(({ driverId }) => driverId === after.driverId))
      add(after.driverId, change, 'ask');
  }
  return [...found].map(([driverId, trips]) => ({ driverId, trips }));
}

/** Separates from waiting notices those about some bookings. */
export function splitNotices(
  waiting: readonly DriverChanges[],
  ids: ReadonlySet<number>,
): { readonly about: readonly DriverChanges[]; readonly rest: readonly DriverChanges[] } {
  const only = (isAbout: boolean) =>
    waiting.flatMap(({ driverId, trips }) => {
      const some = trips.filter(({ before }) => ids.has(before.id) === isAbout);
      return some.length > 0 ? { driverId, trips: some } : [];
    });
  return { about: only(true), rest: only(false) };
}

/** Of some notices those about trips that a driver loses: they hold whoever gets the trip in the end. */
export const lossesOf = (notices: readonly DriverChanges[]): DriverChanges[] =>
  notices.flatMap(({ driverId, trips }) => {
    const lost = trips.filter(({ occasion }) => occasion === 'cancel');
    return lost.length > 0 ? { driverId, trips: lost } : [];
  });

/** Adds notices to those that wait, one a driver. */
export function joinNotices(waiting: readonly DriverChanges[], more: readonly DriverChanges[]): DriverChanges[] {
  const joined = new Map(waiting.map((driver) => [driver.driverId, driver.trips]));
  for (const { driverId, trips } of more) joined.set(driverId, [...(joined.get(driverId) ?? []), ...trips]);
  return [...joined].map(([driverId, trips]) => ({ driverId, trips }));
}

/** Trips of a notification are at most two; all of them stand in the remark. */
const MOST_LEGS = 2;
const LONGEST_REMARK = 3900;

/** Sends a driver one message about all his changes; in French, as every message to drivers. Resolves with whether his app was reached. */
export async function sendDriverChanges({ driverId, trips }: DriverChanges, name: string | null): Promise<boolean> {
  const now = new Date();
  const [first] = trips;
  if (!first) return true;
  const kept = trips.filter(({ occasion }) => occasion !== 'cancel').map(({ after }) => after);
  const isOne = trips.length === 1;
  const { delivered } = await sendBookingNotification(
    notificationOf(
      {
        id: isOne ? first.after.id : null,
        driver: { id: driverId, name },
        legs: (isOne ? legsOf(first.occasion === 'cancel' ? first.before : first.after) : kept.flatMap(legsOf)).slice(
          0,
          MOST_LEGS,
        ),
        price: isOne ? first.after.price_driver : null,
        msg: isOne ? textFor(first.occasion) : summary(trips),
        end: defaultEnd(now),
        other: isOne ? '' : remark(trips),
      },
      now,
    ),
  );
  return delivered;
}

const WORDS = { ask: 'en plus', edit: 'modifié', cancel: 'en moins' } as const satisfies Record<NoticeOccasion, string>;
const OCCASIONS = ['ask', 'edit', 'cancel'] as const;

/** "Votre planning du 10/03/2026 a changé : 2 trajets en plus, 1 trajet modifié." */
export function summary(trips: DriverChanges['trips']): string {
  const days = [...new Set(trips.map(({ after }) => after.ap_date))].toSorted().map((day) => `du ${frenchDate(day)}`);
  const counts = OCCASIONS.flatMap((occasion) => {
    const count = trips.filter((trip) => trip.occasion === occasion).length;
    if (count === 0) return [];
    const plural = count > 1 ? 's' : '';
    return `${String(count)} trajet${plural} ${WORDS[occasion]}${occasion === 'edit' ? plural : ''}`;
  });
  return `Votre planning ${days.join(' et ')} a changé : ${counts.join(', ')}.`;
}

const frenchDate = (day: IsoDate): string => day.split('-').toReversed().join('/');

/** One line a trip: what happens to it, its day and pick-up, client and destination. */
const remark = (trips: DriverChanges['trips']): string =>
  OCCASIONS.flatMap((occasion) =>
    trips
      .filter((trip) => trip.occasion === occasion)
      .map(({ before, after }) => {
        const { pick_time, ap_time, type, ...row } = occasion === 'cancel' ? before : after;
        const time = type === 'back' ? ap_time : (pick_time ?? ap_time);
        return `${WORDS[occasion]} : ${frenchDate(row.ap_date)} ${time.slice(0, 5)} ${clientName(row, 'list')}, ${row.destination_name ?? ''}`;
      }),
  )
    .join('\n')
    .slice(0, LONGEST_REMARK);
