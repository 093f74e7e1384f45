import type { Mobility } from '../booking/enums.ts';

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
