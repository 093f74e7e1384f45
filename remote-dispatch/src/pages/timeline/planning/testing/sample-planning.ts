import { vehicleOf } from '@navette/shared/domain';
import { sampleBooking } from '@navette/shared/testing/booking';
import { vi, type Mock } from 'vitest';
import type { Planning, TripConflicts } from '../../model/planning-parts.ts';
import { timelineTrip, type TimelineBooking, type TimelineTrip } from '../../model/timeline-trip.ts';

/** The day of the samples at 08:00 in Brussels, before any trip is late. */
export const EARLY = new Date('2026-03-10T07:00:00Z');

/** Sample trip: 09:13 to 10:00, accepted. */
export const sampleTrip = (changes: Partial<TimelineBooking> = {}): TimelineTrip =>
  timelineTrip(sampleBooking({ accepted: 2, ...changes }));

type Spies<Acts> = {
  readonly [Name in keyof Acts]: Acts[Name] extends (...args: never[]) => unknown ? Mock<Acts[Name]> : never;
};

/** Planning whose commands and board are spies. */
export interface SamplePlanning {
  readonly planning: Planning;
  readonly act: Spies<Planning['act']>;
  readonly board: Spies<Planning['board']>;
}

/** Planning of the page with these trips; the commands and the board are spies. */
export function samplePlanning(trips: readonly TimelineTrip[], changes: Partial<Planning> = {}): SamplePlanning {
  const act: SamplePlanning['act'] = {
    edit: vi.fn(),
    remove: vi.fn(),
    change: vi.fn(async () => true),
    assign: vi.fn(),
    move: vi.fn(),
    suggest: vi.fn(),
    findPlace: vi.fn(),
    driver: vi.fn(),
  };
  const board: SamplePlanning['board'] = {
    focusTrip: vi.fn(),
    selectTrip: vi.fn(),
    showPlace: vi.fn(),
    showDay: vi.fn(),
    highlight: vi.fn(),
  };
  const planning: Planning = {
    trips,
    allTrips: trips,
    drivers: [{ id: 3, firstname: 'Jan', lastname: 'Peeters', active: true, vehicle: vehicleOf({}) }],
    allDrivers: [],
    unavailable: [],
    range: { start: '2026-03-09', end: '2026-03-31' },
    day: '2026-03-10',
    board,
    act,
    ...changes,
  };
  return { planning, act, board };
}

/** Conflicts as given; changes cause none. */
export const sampleConflicts = (byTrip: TripConflicts['byTrip'] = new Map()): TripConflicts => ({
  byTrip,
  slack: 5,
  ofChange: () => [],
});
