import type { Db } from '../db/database.ts';
import type { Addresses } from '../ports/addresses/address-port.ts';

/** Dependencies of the handlers of the searches. */
export interface SearchServices {
  db: Db;
  addresses: Addresses;
  /** Current time; tests set it. */
  now(): Date;
}
