import type { Mobility } from '../booking/enums.ts';

/** What the car of a driver carries besides passengers on their own feet. */
export interface Vehicle {
  readonly carriesWheelchair: boolean;
  readonly carriesStretcher: boolean;
}

/** How the client of a booking travels, as far as booking and client say. */
export interface TravelNeeds {
  /** Of the booking; null or left out is the client's. */
  readonly mobility?: Mobility | null | undefined;
  readonly companion?: boolean | null | undefined;
  readonly client_mobility?: Mobility | null | undefined;
  readonly client_companion?: boolean | null | undefined;
}

/** How the client travels on a trip: as the booking says, else as the client's record does, else on foot. */
export const tripMobility = ({ mobility, client_mobility }: TravelNeeds): Mobility =>
  mobility ?? client_mobility ?? 'foot';

/** Whether somebody travels with the client: as the booking says, else as the client's record does. */
export const hasCompanion = ({ companion, client_companion }: TravelNeeds): boolean =>
  companion ?? client_companion ?? false;

/** Whether a car can carry a client who travels like this; any car carries one on foot. */
export function carries(vehicle: Vehicle, mobility: Mobility): boolean {
  if (mobility === 'wheelchair') return vehicle.carriesWheelchair;
  if (mobility === 'stretcher') return vehicle.carriesStretcher;
  return true;
}

/** The car of a driver as a row of a booking says it; unknown ones carry nothing special. */
export const vehicleOf = (row: {
  readonly driver_carriesWheelchair?: boolean | null | undefined;
  readonly driver_carriesStretcher?: boolean | null | undefined;
}): Vehicle => ({
  carriesWheelchair: row.driver_carriesWheelchair === true,
  carriesStretcher: row.driver_carriesStretcher === true,
});
