import {
  Accepted,
  BookingStatus,
  type BookingType,
  type ConflictKind,
  isOffered,
  CONFLICT_KINDS,
  type TripConflict,
} from '@navette/shared/domain';
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

type StyleFields = Pick<
  TimelineBooking,
  'accepted' | 'status' | 'charged' | 'type' | 'willCall' | 'driver_active' | 'offer'
>;

/** Style of a block, apart from its texts. */
interface TripStyle {
  /** CSS classes of the block. */
  readonly classes: readonly string[];
  /** Icons, in order. */
  readonly icons: readonly IconName[];
}

/**
 * CSS classes and icons of a trip: a pending trip has the colour of its answer, any other that of its status (specification/timeline.md#board).
 */
export function tripStyle(
  { accepted, status, charged, type, willCall, driver_active, offer }: StyleFields,
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
      ...(isOffered(offer) && isPending ? (['handshake'] as const) : []),
      ...(charged && isPending ? (['car'] as const) : []),
      ...(willCall && isPending ? (['phone'] as const) : []),
      ...conflicts.map((kind) => CONFLICT_ICONS[kind]),
    ],
  };
}

/** Icon of each kind of conflict; its text is `conflict.<kind>`. */
export const CONFLICT_ICONS = {
  inactive: 'userCross',
  refused: 'cross',
  vehicle: 'wheelchair',
  papers: 'fileWarning',
  unavailable: 'calendarOff',
  overlap: 'layers',
  travel: 'timer',
} as const satisfies Record<ConflictKind, IconName>;

const NONE: readonly ConflictKind[] = [];

/** Distinct kinds of some conflicts, the most serious first. */
export const conflictKinds = (conflicts: readonly TripConflict[] = []): readonly ConflictKind[] =>
  conflicts.length === 0 ? NONE : CONFLICT_KINDS.filter((kind) => conflicts.some((conflict) => conflict.kind === kind));

const SVG = 'http://www.w3.org/2000/svg';

/** Icon paths (lucide, ISC) for what the board draws outside React. */
const OUTLINES = {
  check: 'M20 6 9 17l-5-5',
  cross: 'M18 6 6 18M6 6l12 12',
  hourglass:
    'M5 22h14M5 2h14M17 22v-4.2a2 2 0 0 0-.6-1.4L12 12l-4.4 4.4A2 2 0 0 0 7 17.8V22M7 2v4.2a2 2 0 0 0 .6 1.4L12 12l4.4-4.4A2 2 0 0 0 17 6.2V2',
  userPlus: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8M19 8v6M22 11h-6',
  calendarCheck:
    'M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M9 16l2 2 4-4',
  car: 'M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A3.7 3.7 0 0 0 2 12v4c0 .6.4 1 1 1h2M7 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4M9 17h6M17 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  lock: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M7 11V7a5 5 0 0 1 10 0v4',
  slash: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M9 9l6 6',
  alert: 'm21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01',
  there: 'M5 12h14M12 5l7 7-7 7',
  back: 'M19 12H5M12 19l-7-7 7-7',
  wand: 'm21.6 3.6-1.3-1.2a1.2 1.2 0 0 0-1.7 0L2.4 18.6a1.2 1.2 0 0 0 0 1.8l1.2 1.2a1.2 1.2 0 0 0 1.8 0L21.6 5.4a1.2 1.2 0 0 0 0-1.8M14 7l3 3M5 6v4M19 14v4M10 2v2M7 8H3M21 16h-4M11 3H9',
  handshake:
    'm11 17 2 2a1 1 0 1 0 3-3M14 14l2.5 2.5a1 1 0 1 0 3-3l-3.9-3.9a3 3 0 0 0-4.2 0l-.9.9a1 1 0 1 1-3-3l2.8-2.8a5.8 5.8 0 0 1 7.1-.9l.5.3a2 2 0 0 0 1.4.2L21 4M21 3l1 11h-2M3 3 2 14l6.5 6.5a1 1 0 1 0 3-3M3 4h8',
  once: 'M17 12H3M11 18l6-6-6-6M21 5v14',
  layers: 'M2 9a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2zM9 3h11a2 2 0 0 1 2 2v11',
  timer: 'M10 2h4M12 14l3-3M12 6a8 8 0 1 0 0 16 8 8 0 0 0 0-16',
  calendarOff:
    'M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M9.5 13.5l5 5M14.5 13.5l-5 5',
  fileWarning: 'M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM12 9v4M12 17h.01',
  userCross: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8M17 8l5 5M22 8l-5 5',
  wheelchair:
    'M16 3a1 1 0 1 0 0 2 1 1 0 0 0 0-2M18 19l1-7-6 1M5 8l3-3 5.5 3-2.36 3.5M4.24 14.5a5 5 0 0 0 6.88 6M13.76 17.5a5 5 0 0 0-6.88-6',
  phone:
    'M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.4a1 1 0 0 0-.3 1.2 14 14 0 0 0 6.4 6.4',
} as const;

/** Name of an icon of the board. */
export type IconName = keyof typeof OUTLINES;

const made = new Map<IconName, SVGSVGElement>();

/** Icon in the text colour, hidden from screen readers: its meaning is in the text beside it. Copied: each attribute that is set costs a call of the browser. */
export function iconElement(name: IconName): SVGSVGElement {
  const icon = made.get(name) ?? outlined(name);
  made.set(name, icon);
  return document.importNode(icon, true);
}

function outlined(name: IconName): SVGSVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  const marks = {
    viewBox: '0 0 24 24',
    width: '13',
    height: '13',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2.4',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  };
  for (const [mark, value] of Object.entries(marks)) icon.setAttribute(mark, value);
  const outline = document.createElementNS(SVG, 'path');
  outline.setAttribute('d', OUTLINES[name]);
  icon.append(outline);
  return icon;
}
