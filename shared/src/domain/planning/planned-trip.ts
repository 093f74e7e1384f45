import { Accepted, BookingStatus, type Mobility } from '../booking/enums.ts';
import { isToAssign, savedReturn } from '../booking/state.ts';
import { estimateLeg, type GeoPlace } from '../distance/estimate.ts';
import type { IsoDate } from '../time/date.ts';
import { tripMobility, vehicleOf, type TravelNeeds, type Vehicle } from './carried-by.ts';
import type { Refusals } from './refusals.ts';
import { tripSpan, UNKNOWN_LOADED_SECONDS, type SpanBooking, type TripSpan } from './trip-span.ts';

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
  return {
    id: row.id,
    driverId: row.driverId,
    clientId: row.clientId,
    destinationId: row.destinationId,
    type: row.type,
    date: row.ap_date,
    start,
    end,
    from: row.type === 'back' ? destination : client,
    to: row.type === 'back' || coversReturn ? client : destination,
    loadedKm: leg ? leg.distance * (coversReturn ? 2 : 1) : null,
    status: row.status,
    accepted: row.accepted,
    driverActive: row.driver_active !== false,
    mobility: tripMobility(row),
    vehicle: vehicleOf(row),
    papersUntil: row.driver_papersUntil ?? null,
    linkedId: row.linkedId ?? null,
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
