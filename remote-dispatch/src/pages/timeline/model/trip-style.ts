import { Accepted, BookingStatus, type BookingType, type ConflictKind } from '@navette/shared/domain';
import type { IconName } from '../board/icon-element.ts';
import { CONFLICT_ICONS } from './conflict-kinds.ts';
import type { TimelineBooking } from './timeline-trip.ts';

/** Icon of each answer of a driver; its text is `booking.accepted.<n>`. */
export const ANSWER_ICONS = {
  [Accepted.assign]: 'userPlus',
  [Accepted.pending]: 'hourglass',
  [Accepted.accepted]: 'check',
  [Accepted.refused]: 'cross',
  [Accepted.scheduled]: 'calendarCheck',
} as const satisfies Record<TimelineBooking['accepted'], IconName>;

/** Icon of each status but pending; its text is `booking.status.<n>`. */
export const STATUS_ICONS = {
  [BookingStatus.closed]: 'lock',
  [BookingStatus.unfounded]: 'alert',
  [BookingStatus.canceled]: 'slash',
} as const satisfies Partial<Record<TimelineBooking['status'], IconName>>;

/** Icon of each leg type; its text is `booking.type.<type>`. */
export const TYPE_ICONS = { to: 'there', back: 'back', simple: 'once' } as const satisfies Record<
  BookingType,
  IconName
>;

type StyleFields = Pick<TimelineBooking, 'accepted' | 'status' | 'charged' | 'type' | 'willCall' | 'driver_active'>;

/** Style of a block, apart from its texts. */
export interface TripStyle {
  /** CSS classes of the block. */
  readonly classes: readonly string[];
  /** Icons, in order. */
  readonly icons: readonly IconName[];
}

/**
 * CSS classes and icons of a trip: a pending trip has the colour of its answer, any other that of its status (specification/timeline.md#board).
 */
export function tripStyle(
  { accepted, status, charged, type, willCall, driver_active }: StyleFields,
  conflicts: readonly ConflictKind[],
): TripStyle {
  const isPending = status === BookingStatus.pending;
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
      ...(status === BookingStatus.pending ? [ANSWER_ICONS[accepted]] : [STATUS_ICONS[status]]),
      TYPE_ICONS[type],
      ...(charged && isPending ? (['car'] as const) : []),
      ...(willCall && isPending ? (['phone'] as const) : []),
      ...conflicts.map((kind) => CONFLICT_ICONS[kind]),
    ],
  };
}
