import type { components } from '@navette/openapi/types';
import type { DateRange, IsoDate, TripConflict } from '@navette/shared/domain';
import type { Ref } from 'react';
import type { BoardHandle } from '../board/board-handle.ts';
import type { SaveOptions, SaveTripChange, TripChange } from './timeline-change.ts';
import type { TimelineDriver } from './timeline-driver.ts';
import type { TimelineTrip } from './timeline-trip.ts';

export type { TripConflict } from '@navette/shared/domain';

/** Slots in which a driver is not available on a day. */
export type UnavailableSlots = components['schemas']['AvailabilityRow'];

/** What the page holds and hands to the parts of the planning. */
export interface Planning {
  /** Trips of the shown drivers, canceled ones included, by start. */
  readonly trips: readonly TimelineTrip[];
  /** Every trip of the window, whoever drives it. */
  readonly allTrips: readonly TimelineTrip[];
  readonly drivers: readonly TimelineDriver[];
  readonly unavailable: readonly UnavailableSlots[];
  /** Days that are loaded. */
  readonly range: DateRange;
  /** The day in the middle of the board: what the exceptions and the lane are of. */
  readonly day: IsoDate;
  readonly board: BoardHandle;
  readonly act: TripActs;
}

/** What can be done with a trip, whoever asks for it: block, menu, table, lane or strip. */
export interface TripActs {
  /** Opens the booking's form. */
  readonly edit: (id: number) => void;
  /** Asks, and deletes. */
  readonly remove: (id: number) => void;
  /**
   * Looks for conflicts, asks if there are any, saves once, and notes it for undo: `planning/use-change-trip.ts`. With `assignAnyway` the user has
   * seen them already; `seen` is where the trip stood when they took hold of it, which is where it stands now when left out. Resolves with whether it was
   * saved; a failure has been told by then.
   */
  readonly change: (change: TripChange, options?: SaveOptions) => Promise<boolean>;
  /** Opens the list of drivers to assign the trip to. */
  readonly assign: (id: number) => void;
  /** Opens the dialog that changes day and time. */
  readonly move: (id: number) => void;
  /** Opens the ranked suggestions of drivers. */
  readonly suggest: (id: number) => void;
}

/** Props of `planning/exception-strip.tsx` (`ExceptionStrip`), above the board. */
export interface ExceptionStripProps {
  readonly planning: Planning;
  readonly conflicts: TripConflicts;
}

/** Props of `planning/to-assign-panel.tsx` (`ToAssignPanel`), beside or under the board. */
export interface ToAssignPanelProps {
  readonly planning: Planning;
}

/** Props of `planning/table-view.tsx` (`TableView`), in place of the board. */
export interface TableViewProps {
  readonly planning: Planning;
  readonly conflicts: TripConflicts;
  /** Serves the handle of the board while it stands in its place. */
  readonly ref?: Ref<BoardHandle>;
}

/** Props of `planning/suggest-drivers-dialog.tsx` (`SuggestDriversDialog`). */
export interface SuggestDriversDialogProps {
  readonly trip: TimelineTrip;
  /** Saves the choice. */
  readonly change: TripActs['change'];
  readonly onClose: () => void;
}

/** Props of `planning/change-time-dialog.tsx` (`ChangeTimeDialog`), what `TripActs.move` opens. */
export interface ChangeTimeDialogProps {
  readonly trip: TimelineTrip;
  readonly change: TripActs['change'];
  readonly onClose: () => void;
}

/** What `planning/use-change-trip.ts` needs: `useChangeTrip(options): TripActs['change']`. */
export interface ChangeTripOptions {
  readonly trips: readonly TimelineTrip[];
  readonly drivers: readonly TimelineDriver[];
  readonly conflicts: TripConflicts;
  readonly history: TripHistory;
  readonly save: SaveTripChange;
}

/** What `planning/use-trip-conflicts.ts` gives: `useTripConflicts(allTrips, drivers, unavailable): TripConflicts`. */
export interface TripConflicts {
  /** Conflicts of each trip as it stands; trips without any are absent. */
  readonly byTrip: ReadonlyMap<number, readonly TripConflict[]>;
  /** Conflicts that a change would bring. */
  readonly ofChange: (change: TripChange) => readonly TripConflict[];
}

/** A change that was saved, and the change that takes it back. */
export interface SavedChange {
  readonly done: TripChange;
  readonly inverse: TripChange;
}

/** What `planning/use-trip-history.ts` gives: `useTripHistory(save: SaveTripChange): TripHistory`. It answers Ctrl+Z and Ctrl+Y on the page itself. */
export interface TripHistory {
  /** Notes a change that was just saved; forgets what could be redone. */
  readonly push: (saved: SavedChange) => void;
  /** Takes one change back, wherever it stands: what the Undo of a toast does. */
  readonly takeBack: (saved: SavedChange) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}
