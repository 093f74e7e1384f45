import type { components } from '@navette/openapi/types';

type Schemas = components['schemas'];

/** A card of the task board (specification/office.md#tasks). */
export type Task = Schemas['Task'];
/** A driver asks for a booking, at a price, until an end (specification/live.md#demands). */
export type Demand = Schemas['Demand'];
/** A parking receipt with the address of its photo (specification/office.md#receipts). */
export type ParkingTicket = Schemas['Ticket'];
/** Last known position of a driver (specification/live.md#positions). */
export type DriverLocation = Schemas['DriverLocation'];

/** Collections of the live store and the type of their records. */
export interface LiveRecords {
  /** Tasks of the signed-in user, as author or assigned; the last 25, the latest first. */
  readonly tasks: Task;
  /** Open demands, by their end. */
  readonly demands: Demand;
  /** Parking receipts, the latest first. */
  readonly tickets: ParkingTicket;
  /** The last known position of each driver, unordered. */
  readonly locations: DriverLocation;
}

/** Name of a collection of the live store. */
export type LiveCollection = keyof LiveRecords;

/** Key of a record, the same in every store; keys increase with time. */
export const liveKeyOf: { readonly [Name in LiveCollection]: (record: LiveRecords[Name]) => string } = {
  tasks: ({ id }) => id,
  demands: ({ key }) => key,
  tickets: ({ ticketId }) => ticketId,
  locations: ({ key }) => key,
};
