import type { components } from '@navette/openapi/types';
import type { DateRange, IsoDate, TripConflict } from '@navette/shared/domain';
import type { Ref } from 'react';
import type { SavedStep, Steps } from '../../../bookings/undo.ts';
import type { DriverTrouble, PlanRepair } from '../../../bookings/repair-link.ts';
import type {
  SaveOptions,
  SaveTripChange,
  TripChange,
  TimelineDriver,
  TimelineSpan,
  TimelineTrip,
} from './timeline-trip.ts';

export type { TripConflict } from '@navette/shared/domain';

/** Slots in which a driver is not available on a day. */
export type UnavailableSlots = components['schemas']['AvailabilityRow'];

/** Data of the page, shared with the parts of the planning. */
export interface Planning {
  /** Trips of the shown drivers, canceled ones included, by start. */
  readonly trips: readonly TimelineTrip[];
  /** All trips of the loaded days, of all drivers. */
  readonly allTrips: readonly TimelineTrip[];
  readonly drivers: readonly TimelineDriver[];
  /** All drivers with a row, shown or not. */
  readonly allDrivers: readonly TimelineDriver[];
  readonly unavailable: readonly UnavailableSlots[];
  /** Loaded days. */
  readonly range: DateRange;
  /** The day in the middle of the board: exceptions and lane are of this day. */
  readonly day: IsoDate;
  readonly board: BoardHandle;
  readonly act: TripActs;
}

/** Trips to plan; a repair, searched for at once; or the drivers that an applied plan left to be notified. */
export type PlanStart =
  | { readonly kind: 'plan'; readonly scope: PlanScopeChoice }
  | { readonly kind: 'repair'; readonly date: IsoDate; readonly repair: PlanRepair }
  | { readonly kind: 'notify' };

/** A proposed plan as the board shows it. */
export interface PlanPreview {
  /** Trips at their proposed place. */
  readonly ghosts: ReadonlyMap<number, TimelineTrip>;
  readonly lockedTrips: ReadonlySet<number>;
  readonly lockedDrivers: ReadonlySet<number>;
  /** Shows a trip in the list of changes. */
  readonly pick: (tripId: number) => void;
  /** Opens the menu of a trip. */
  readonly menu: (tripId: number, at: { readonly x: number; readonly y: number }) => void;
}

/** Commands on a trip, shared by block, menu, table, lane and strip. */
export interface TripActs {
  /** Opens the booking form. */
  readonly edit: (id: number) => void;
  /** Asks for confirmation, and deletes. */
  readonly remove: (id: number) => void;
  /**
   * Looks for conflicts, asks whether to save if there are any, saves once, and records the change for undo:
   * `planning/use-change-trip.ts`. With `assignAnyway` the user has confirmed the conflicts already; `seen` is the
   * state of the trip when the user began the change, the current state when left out. Resolves with whether it was
   * saved; a failure has been shown by then.
   */
  readonly change: (change: TripChange, options?: SaveOptions) => Promise<boolean>;
  /** Opens the list of drivers to assign the trip to. */
  readonly assign: (id: number) => void;
  /** Opens the dialog that changes day and time. */
  readonly move: (id: number) => void;
  /** Opens the ranked suggestions of drivers. */
  readonly suggest: (id: number) => void;
  /** Searches for the cheapest place, and previews it. */
  readonly findPlace: (id: number) => void;
  /** Opens the dialog of a driver, to be chosen when null, who is not available or late. */
  readonly driver: (trouble: DriverTrouble, driverId: number | null) => void;
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
  /** Called with the trip whose row gets the focus, as the board's selection. */
  readonly select?: (id: number) => void;
  /** Replaces the handle of the board while the table is shown. */
  readonly ref?: Ref<BoardHandle>;
}

/** Props of `planning/suggest-drivers-dialog.tsx` (`SuggestDriversDialog`). */
export interface SuggestDriversDialogProps {
  readonly trip: TimelineTrip;
  /** Saves the chosen driver. */
  readonly change: TripActs['change'];
  readonly onClose: () => void;
}

/** Props of `planning/change-time-dialog.tsx` (`ChangeTimeDialog`), opened by `TripActs.move`. */
export interface ChangeTimeDialogProps {
  readonly trip: TimelineTrip;
  readonly change: TripActs['change'];
  readonly onClose: () => void;
}

/** Options of `planning/use-change-trip.ts`: `useChangeTrip(options): TripActs['change']`. */
export interface ChangeTripOptions {
  readonly trips: readonly TimelineTrip[];
  readonly drivers: readonly TimelineDriver[];
  readonly conflicts: TripConflicts;
  readonly history: TripHistory;
  readonly save: SaveTripChange;
}

/** Result of `planning/use-trip-conflicts.ts`: `useTripConflicts(allTrips, drivers, unavailable): TripConflicts`. */
export interface TripConflicts {
  /** Conflicts of each trip as stored; trips without any are absent. */
  readonly byTrip: ReadonlyMap<number, readonly TripConflict[]>;
  /** Minutes that may be missing between two trips before that is an exception to act on. */
  readonly slack: number;
  /** Conflicts that a change would cause. */
  readonly ofChange: (change: TripChange) => readonly TripConflict[];
}

/** A saved move of a trip, and its inverse. */
export interface SavedChange {
  readonly done: TripChange;
  readonly inverse: TripChange;
}

/**
 * Result of `planning/use-trip-history.ts`: `useTripHistory(save: SaveTripChange): TripHistory`. Handles Ctrl+Z and
 * Ctrl+Y on the page itself.
 */
export interface TripHistory extends Steps {
  /** Records a saved change, and clears the redo stack. */
  readonly push: (saved: SavedChange | SavedStep) => void;
  readonly undoChange: (saved: SavedChange | SavedStep) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Scopes of a plan that the menu offers. */
export const PLAN_SCOPES = ['day', 'shown', 'toAssign'] as const;

/** Extent of a plan: the whole day, the drivers that are shown, or the trips without a driver alone. */
export type PlanScopeChoice = (typeof PLAN_SCOPES)[number];

/** Commands of the board for other parts of the page. Trips that the board does not have are ignored. */
export interface BoardHandle {
  /** Scrolls to a trip, selects it and gives it the focus. */
  readonly focusTrip: (id: number) => void;
  /** Scrolls to a trip and selects it; the focus stays where it is. `null` selects nothing. */
  readonly selectTrip: (id: number | null) => void;
  /** Scrolls to a place of a trip, its own or a proposed one; a table to the trip. The focus stays where it is. */
  readonly showPlace: (id: number, driverId: number, span: TimelineSpan) => void;
  /** Shows the hours of a day that hold trips. */
  readonly showDay: (date: IsoDate) => void;
  /** Frames these trips until the next call; `[]` frames none. */
  readonly highlight: (ids: readonly number[]) => void;
}
