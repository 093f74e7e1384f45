import type { ConflictKind, TripConflict } from '@navette/shared/domain';
import type { LiveStatus } from '../../../office/live-status.ts';
import type { SeenBooking } from '../../../bookings/version-of-seen.ts';
import type { TripChange, TimelineDriver, TimelineSpan, TimelineTrip } from '../model/timeline-trip.ts';
import type { UnavailableSlots } from '../model/planning-parts.ts';
import type { TripText } from '../model/trip-text.ts';
import type { BoardWindow } from '../model/board-time.ts';
import type { LabelText } from './label-element.ts';
import type { Locale } from '@navette/shared/i18n';
import type { LiveDrivers, BoardPlace } from '../model/board-rows.ts';

/** A row of the board. */
export interface BoardDriver extends TimelineDriver {
  /** Number of trips that are driven on the shown day. */
  readonly tripCount: number;
  /** In the preview of a plan: the driver's day stays as it is. */
  readonly locked?: boolean;
}

/** A proposed plan over the board, which can't be changed by hand meanwhile. */
export interface BoardPlan {
  /** Trips at their proposed place; the trip of the same number is drawn as leaving its own. */
  readonly ghosts: ReadonlyMap<number, TimelineTrip>;
  /** Trips that stay where they are drawn when the day is planned again. */
  readonly locked: ReadonlySet<number>;
}

/** Content of the board; compared by identity, so the same objects mean that nothing has changed. */
export interface BoardContent {
  readonly drivers: readonly BoardDriver[];
  readonly trips: readonly TimelineTrip[];
  readonly unavailable: readonly UnavailableSlots[];
  readonly conflicts: ReadonlyMap<number, readonly TripConflict[]>;
  /** Trips with a frame. */
  readonly highlighted: ReadonlySet<number>;
  readonly plan?: BoardPlan | undefined;
}

/** Place on the board at which a new booking starts. */
export interface EmptyPlace {
  readonly driverId: number;
  readonly date: string;
  /** Absent for a booking by keyboard: the keyboard position is a day, not a time. */
  readonly time?: string;
}

/** Rectangle in viewport coordinates. */
export interface BoardAnchor {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
}

/** A trip's card, asked for beside its block. */
export interface CardPlace {
  readonly tripId: number;
  /** Viewport coordinates: of the pointer or the block's start, and of the block's edges. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Texts of the board in the user's language. */
export interface BoardTexts {
  readonly trip: (trip: TimelineTrip, conflicts: readonly ConflictKind[]) => TripText;
  /** Text of a trip at its proposed place, and its tooltip. */
  readonly ghost: (ghost: TimelineTrip) => TripText;
  readonly driver: (driver: BoardDriver, live: LiveStatus | undefined) => LabelText;
  /** Text of the effect of dropping a trip there: another time, another driver, or both. */
  readonly drag: (trip: TimelineTrip, to: TimelineSpan, driver: TimelineDriver | undefined) => string;
  readonly unavailable: () => string;
}

/** Events of the board. */
export interface BoardEvents {
  readonly open: (tripId: number) => void;
  /** A block was clicked, that of a trip or of its proposed place. */
  readonly pick?: ((tripId: number) => void) | undefined;
  readonly add: (place: EmptyPlace) => void;
  readonly remove: (tripId: number) => void;
  readonly menu: (tripId: number, anchor: BoardAnchor) => void;
  readonly route: (driverId: number) => void;
  /** Opens the menu of a driver. */
  readonly driverMenu: (driverId: number, anchor: BoardAnchor) => void;
  /** A trip was dropped; `seen` is its state when the drag began. Resolves with whether the change was saved. */
  readonly drop: (change: TripChange, seen: SeenBooking) => Promise<boolean>;
  /** A trip of the lane "to assign" was dropped on the row of a driver. */
  readonly assign: (tripId: number, driverId: number) => void;
  /** Whether a change would cause conflicts; called while dragging. */
  readonly wouldConflict: (change: TripChange) => boolean;
  /** The card of a trip is asked for, called off (null), or hides at once. */
  readonly card: (place: CardPlace | 'now' | null) => void;
  /** Tab on a block: gives the focus to its card; returns whether there is one. */
  readonly enterCard: (tripId: number) => boolean;
  /** A trip was selected, or none is any more. */
  readonly select: (tripId: number | null) => void;
  /** The user scrolled or zoomed the board. */
  readonly window: (shown: BoardWindow) => void;
}

/** A mounted board. */
export interface Board {
  /** Draws a content; updates only what changed, and waits while a block is dragged. */
  readonly show: (content: BoardContent) => void;
  readonly window: () => BoardWindow;
  /** Shows another part of the time; one whose middle is outside the limits waits until they include it. */
  readonly setWindow: (window: BoardWindow) => void;
  /** Sets the days that can be scrolled to. */
  readonly setLimits: (limits: BoardWindow) => void;
  readonly focusTrip: (id: number) => void;
  readonly selectTrip: (id: number | null) => void;
  /** Gives the focus to a driver's name. */
  readonly focusDriver: (driverId: number) => void;
  /** Scrolls to a driver's row and a time in it. */
  readonly showPlace: (driverId: number, span: TimelineSpan) => void;
  /** The selected trip. */
  readonly selected: () => number | null;
  /** Keyboard position, while the focus is on the board. */
  readonly keyboardPlace: () => BoardPlace | null;
  /** Shows the connection status of the drivers: updates the row labels alone. */
  readonly showLive: (live: LiveDrivers) => void;
  readonly destroy: () => void;
}

/** Options of a new board; another language creates another board. */
export interface BoardSetup {
  readonly locale: Locale;
  readonly texts: BoardTexts;
  readonly window: BoardWindow;
  /** Returns the latest listeners: they may change without a new board. */
  readonly events: () => BoardEvents;
  /** No animation: the user prefers reduced motion. */
  readonly still: boolean;
  /** Id of the text that explains the keys. */
  readonly helpId: string;
}
