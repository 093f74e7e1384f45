import { Accepted, BookingStatus, type Mobility } from '../booking/enums.ts';
import { isToAssign, savedReturn } from '../booking/state.ts';
import { estimateLeg, type GeoPlace } from '../distance/estimate.ts';
import type { IsoDate } from '../time/date.ts';
import { freeAgain, tripSpan, UNKNOWN_LOADED_SECONDS, type SpanBooking, type TripSpan } from './trip-span.ts';

/** A trip for planning: driver, times and places. */
export interface PlannedTrip extends TripSpan {
  /** Id of the booking; unsaved trips have a unique negative id. */
  readonly id: number;
  readonly driverId: number;
  readonly clientId: number;
  readonly destinationId: number;
  readonly type: string;
  /** Day of the appointment, which `start` and `end` count from. */
  readonly date: IsoDate;
  /** When the driver is free again, elapsed minutes like `end`: the client has left the car. Missing: at the end. */
  readonly free?: number | undefined;
  /** Place where the driver meets the client; null when unknown. */
  readonly from: GeoPlace | null;
  /** Place where the driver is free again; null when unknown. */
  readonly to: GeoPlace | null;
  /** Estimated kilometres with the client on board, both legs if the trip covers both; null when a place is unknown. */
  readonly loadedKm: number | null;
  readonly status: number;
  readonly accepted: number;
  readonly driverActive: boolean;
  /** Mobility of the client. */
  readonly mobility: Mobility;
  /** Equipment of the driver's car. */
  readonly vehicle: Vehicle;
  /** Last day on which all papers of the driver are valid; null or left out when none is recorded. */
  readonly papersUntil?: IsoDate | null | undefined;
  /** The other leg of the same visit. */
  readonly linkedId: number | null;
  /** The client agrees to ride with others. */
  readonly shares?: boolean | undefined;
  /** Drivers who refused it; missing where that is not looked up. */
  readonly refusals?: Refusals | undefined;
}

/** Source of a planned trip: rows of the lists with `include` map have all of it. */
export interface TripRow extends SpanBooking, TravelNeeds {
  readonly id: number;
  readonly driverId: number;
  readonly clientId: number;
  readonly destinationId: number;
  readonly ap_date: IsoDate;
  readonly status: number;
  readonly accepted: number;
  readonly driver_active?: boolean | null | undefined;
  readonly driver_carriesWheelchair?: boolean | null | undefined;
  readonly driver_carriesStretcher?: boolean | null | undefined;
  readonly driver_papersUntil?: IsoDate | null | undefined;
  readonly linkedId?: number | null | undefined;
  readonly client_latitude?: number | null | undefined;
  readonly client_longitude?: number | null | undefined;
  /** The client agrees to ride with others. */
  readonly client_sharesRides?: boolean | null | undefined;
  readonly destination_latitude?: number | null | undefined;
  readonly destination_longitude?: number | null | undefined;
  /** Coordinates of a pick-up address that is a destination: the trip goes from one place of care to another. */
  readonly pick_latitude?: number | null | undefined;
  readonly pick_longitude?: number | null | undefined;
}

/** A place, when both of its coordinates are known. */
export const placeOf = (latitude: number | null | undefined, longitude: number | null | undefined): GeoPlace | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;

/**
 * The planned trip of a booking. It begins at the client and ends at the destination, `back` in reverse; one that covers both legs ends where it
 * began. The client's coordinates are used for a pick-up address without its own. Missing parts of the booking's distance are estimated from the
 * places, and are half an hour without them.
 * @throws RangeError when the appointment is no time of day
 */
export function plannedTrip(row: TripRow): PlannedTrip {
  const client = placeOf(row.pick_latitude, row.pick_longitude) ?? placeOf(row.client_latitude, row.client_longitude);
  const destination = placeOf(row.destination_latitude, row.destination_longitude);
  const leg = client && destination ? estimateLeg(client, destination) : undefined;
  const coversReturn = savedReturn(row.type, row.back);
  // Property by property: a board makes thousands of them at once, and spreading is several times slower.
  const { start, end } = tripSpan(row, () => leg?.duration ?? UNKNOWN_LOADED_SECONDS);
  const mobility = tripMobility(row);
  return {
    id: row.id,
    driverId: row.driverId,
    clientId: row.clientId,
    destinationId: row.destinationId,
    type: row.type,
    date: row.ap_date,
    start,
    end,
    free: freeAgain(row, { start, end }, mobility, leg?.duration),
    from: row.type === 'back' ? destination : client,
    to: row.type === 'back' || coversReturn ? client : destination,
    loadedKm: leg ? leg.distance * (coversReturn ? 2 : 1) : null,
    status: row.status,
    accepted: row.accepted,
    driverActive: row.driver_active !== false,
    mobility,
    vehicle: vehicleOf(row),
    papersUntil: row.driver_papersUntil ?? null,
    linkedId: row.linkedId ?? null,
    shares: row.client_sharesRides === true,
  };
}

/**
 * Whether a trip occupies its driver: it is pending and assigned. Closed ones are over, unfounded and canceled ones are not driven, and an unassigned
 * one (specification/bookings.md#drivers-answer) merely carries the name of a driver.
 */
export const occupiesDriver = ({
  status,
  accepted,
  driverActive,
}: Pick<PlannedTrip, 'status' | 'accepted' | 'driverActive'>): boolean =>
  status === BookingStatus.pending && !isToAssign(accepted, driverActive);

/** Elapsed minutes since the midnight of the trip's day when its driver is free again. */
export const freeAt = ({ free, end }: Pick<PlannedTrip, 'free' | 'end'>): number => free ?? end;

/** Fields of a driver that matter for a trip. */
export interface TripDriver {
  readonly id: number;
  readonly active: boolean;
  readonly vehicle: Vehicle;
  /** Last day on which all papers are valid; null or missing when none is recorded. */
  readonly papersUntil?: IsoDate | null | undefined;
}

/** The trip assigned to a driver who was just asked. */
export const assignedTo = (trip: PlannedTrip, driver: TripDriver): PlannedTrip => ({
  ...trip,
  driverId: driver.id,
  driverActive: driver.active,
  vehicle: driver.vehicle,
  papersUntil: driver.papersUntil ?? null,
  status: BookingStatus.pending,
  accepted: Accepted.pending,
});

/** Drivers who refused a trip and did not take it since, each with the ISO instant of the refusal; null when that is unknown. */
export type Refusals = ReadonlyMap<number, string | null>;

/** A line of the history of a booking. */
export interface AnswerLine {
  readonly at: string | Date;
  readonly changes: readonly {
    readonly field: string;
    readonly old: unknown;
    readonly new: unknown;
  }[];
}

/**
 * Drivers who refused a booking, from its history. A line names no driver, so it is read backwards from the current driver. The last answer of each
 * driver counts: one who accepted after all did not refuse.
 * @param history the latest line first
 */
export function refusalsOf(
  booking: { readonly driverId: number; readonly accepted: number },
  history: readonly AnswerLine[],
): Refusals {
  const answers = new Map<number, string | null>();
  const refused = new Map<number, string | null>();
  let { driverId } = booking;
  const answer = (accepted: unknown, at: string | null): void => {
    if (answers.has(driverId) || (accepted !== Accepted.accepted && accepted !== Accepted.refused)) return;
    answers.set(driverId, at);
    if (accepted === Accepted.refused) refused.set(driverId, at);
  };
  for (const { at, changes } of history) {
    for (const { field, new: now } of changes) if (field === 'accepted') answer(now, new Date(at).toISOString());
    const moved = changes.find(({ field }) => field === 'driverId');
    if (typeof moved?.old === 'number') driverId = moved.old;
  }
  ({ driverId } = booking);
  answer(booking.accepted, null);
  return refused;
}

/** Trips by driver id, in the given order. */
export function tripsByDriver(trips: readonly PlannedTrip[]): ReadonlyMap<number, readonly PlannedTrip[]> {
  const drivers = new Map<number, PlannedTrip[]>();
  for (const trip of trips) {
    const own = drivers.get(trip.driverId);
    if (own) own.push(trip);
    else drivers.set(trip.driverId, [trip]);
  }
  return drivers;
}

/** Equipment of a driver's car: what it can carry besides passengers on foot. */
export interface Vehicle {
  readonly carriesWheelchair: boolean;
  readonly carriesStretcher: boolean;
}

/** Mobility and companion, as in booking and client. */
export interface TravelNeeds {
  /** Mobility of the booking; null or missing: the client's. */
  readonly mobility?: Mobility | null | undefined;
  readonly companion?: boolean | null | undefined;
  readonly client_mobility?: Mobility | null | undefined;
  readonly client_companion?: boolean | null | undefined;
}

/** Mobility on a trip: that of the booking, else of the client's record, else on foot. */
export const tripMobility = ({ mobility, client_mobility }: TravelNeeds): Mobility =>
  mobility ?? client_mobility ?? 'foot';

/** Whether somebody travels with the client: by the booking, else by the client's record. */
export const hasCompanion = ({ companion, client_companion }: TravelNeeds): boolean =>
  companion ?? client_companion ?? false;

/** Whether a car can carry a client with this mobility; any car carries one on foot. */
export function carries(vehicle: Vehicle, mobility: Mobility): boolean {
  if (mobility === 'wheelchair') return vehicle.carriesWheelchair;
  if (mobility === 'stretcher') return vehicle.carriesStretcher;
  return true;
}

/** Car of the driver in a row of a booking; an unknown one carries nothing special. */
export const vehicleOf = (row: {
  readonly driver_carriesWheelchair?: boolean | null | undefined;
  readonly driver_carriesStretcher?: boolean | null | undefined;
}): Vehicle => ({
  carriesWheelchair: row.driver_carriesWheelchair === true,
  carriesStretcher: row.driver_carriesStretcher === true,
});
