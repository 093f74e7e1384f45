import type { components } from '@navette/openapi/types';

type Schemas = components['schemas'];

/** A trip as the carrier that we asked answers it, with its messages 1B, 2B and 4A. */
export type CarrierTrip = Schemas['TdsTrip'];

/** Address and token with which a carrier takes our messages. */
export interface CarrierAccess {
  /** Without `/service/tds/trip`. */
  readonly url: string;
  /** Token that the carrier gave us. */
  readonly token: string;
}

/**
 * Exchanges trips with partner carriers by the Transactional Data Specification (docs/adr/0041-trips-of-other-carriers.md). Each call may be repeated.
 * Rejects with a ServiceError: `refused` when the carrier refuses the message, `unexpected` when its answer is not of the specification.
 */
export interface CarrierPort {
  /** Asks whether a trip can be driven (1A); the same key is the same trip. */
  ask(to: CarrierAccess, key: string, message: Schemas['TdsTripRequestMessage']): Promise<CarrierTrip>;
  read(to: CarrierAccess, id: number): Promise<CarrierTrip>;
  /** Orders a trip that can be driven (2A). */
  order(to: CarrierAccess, id: number, message: Schemas['TdsOrderMessage']): Promise<CarrierTrip>;
  /** Withdraws a trip; refused for one that the carrier has booked. */
  withdraw(to: CarrierAccess, id: number): Promise<CarrierTrip>;
  /** Whether trips may be offered to an address: of a service, and by default public and with TLS. Its name is looked up only when it is called. */
  allows(url: string): boolean;
}
