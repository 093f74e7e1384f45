import type { BookingType, ConflictKind } from '@navette/shared/domain';
import type { IconName } from '../board/icon-element.ts';
import { CONFLICT_ICONS } from './conflict-kinds.ts';
import type { TimelineBooking } from './timeline-trip.ts';

/** The sign of each answer of a driver; its word is `booking.accepted.<n>`. */
export const ANSWER_ICONS = {
  0: 'userPlus',
  1: 'hourglass',
  2: 'check',
  3: 'cross',
  4: 'calendarCheck',
} as const satisfies Record<TimelineBooking['accepted'], IconName>;

/** The sign of each status but pending; its word is `booking.status.<n>`. */
export const STATUS_ICONS = { 1: 'lock', 2: 'alert', 3: 'slash' } as const satisfies Partial<
  Record<TimelineBooking['status'], IconName>
>;

/** The sign of each type; its word is `booking.type.<type>`. */
export const TYPE_ICONS = { to: 'there', back: 'back', simple: 'once' } as const satisfies Record<
  BookingType,
  IconName
>;

type LookFields = Pick<TimelineBooking, 'accepted' | 'status' | 'charged' | 'type' | 'willCall' | 'driver_active'>;

/** What a block looks like besides its texts. */
export interface TripLook {
  /** Style classes of the block. */
  readonly classes: readonly string[];
  /** Signs, in order. */
  readonly icons: readonly IconName[];
}

/** Styles and signs of a trip: the answer colours it while it is pending, afterwards the status does (S1 §2.8). */
export function tripLook(
  { accepted, status, charged, type, willCall, driver_active }: LookFields,
  conflicts: readonly ConflictKind[],
): TripLook {
  const isPending = status === 0;
  return {
    classes: [
      'trip',
      isPending ? `answer-${String(accepted)}` : `status-${String(status)}`,
      `type-${type}`,
      ...(charged && isPending ? ['charged'] : []),
      ...(!driver_active && isPending ? ['driver-inactive'] : []),
      ...(conflicts.length > 0 ? ['in-conflict'] : []),
    ],
    icons: [
      ...(status === 0 ? [ANSWER_ICONS[accepted]] : [STATUS_ICONS[status]]),
      TYPE_ICONS[type],
      ...(charged && isPending ? (['car'] as const) : []),
      ...(willCall && isPending ? (['phone'] as const) : []),
      ...conflicts.map((kind) => CONFLICT_ICONS[kind]),
    ],
  };
}
