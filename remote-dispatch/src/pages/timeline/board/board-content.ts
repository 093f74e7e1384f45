import type { ConflictKind, TripConflict } from '@navette/shared/domain';
import type { LiveStanding } from '../../../drivers/live-standing.ts';
import type { SeenTrip, TripChange } from '../model/timeline-change.ts';
import type { UnavailableSlots } from '../model/planning-parts.ts';
import type { TimelineDriver } from '../model/timeline-driver.ts';
import type { TimelineTrip } from '../model/timeline-trip.ts';
import type { TripText } from '../model/trip-text.ts';
import type { BoardWindow } from '../model/windows.ts';
import type { LabelText } from './label-element.ts';

/** A row of the board. */
export interface BoardDriver extends TimelineDriver {
  /** Trips of the shown day that are driven. */
  readonly tripCount: number;
}

/** What the board draws. The same objects mean that nothing changed. */
export interface BoardContent {
  readonly drivers: readonly BoardDriver[];
  readonly trips: readonly TimelineTrip[];
  readonly unavailable: readonly UnavailableSlots[];
  readonly conflicts: ReadonlyMap<number, readonly TripConflict[]>;
  /** Trips that are framed. */
  readonly highlighted: ReadonlySet<number>;
}

/** Where a new booking is asked for. */
export interface EmptyPlace {
  readonly driverId: number;
  readonly date: string;
  /** Left out by the keyboard, which stands on a day and not at a time. */
  readonly time?: string;
}

/** A rectangle of the window. */
export interface BoardAnchor {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
}

/** What the board says in the user's language. */
export interface BoardTexts {
  readonly trip: (trip: TimelineTrip, conflicts: readonly ConflictKind[]) => TripText;
  readonly driver: (driver: BoardDriver, live: LiveStanding | undefined) => LabelText;
  readonly unavailable: () => string;
}

/** What the board tells its page. */
export interface BoardEvents {
  readonly open: (tripId: number) => void;
  readonly add: (place: EmptyPlace) => void;
  readonly remove: (tripId: number) => void;
  readonly menu: (tripId: number, anchor: BoardAnchor) => void;
  readonly route: (driverId: number) => void;
  /** A trip was dropped, which was taken hold of where it was seen: resolves with whether it was saved. */
  readonly drop: (change: TripChange, seen: SeenTrip) => Promise<boolean>;
  /** A trip of the lane was dropped on the row of a driver. */
  readonly assign: (tripId: number, driverId: number) => void;
  /** Whether a change would bring conflicts: asked while dragging. */
  readonly wouldConflict: (change: TripChange) => boolean;
  /** The user moved the board to another part of the time, by hand or by keys. */
  readonly window: (shown: BoardWindow) => void;
}
