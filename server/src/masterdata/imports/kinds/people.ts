import { sql } from 'kysely';
import { recordQueries } from '../../../db/record-queries.ts';
import { parseClient } from '../../clients/client-form.ts';
import { parseDriver } from '../../drivers/driver-handlers.ts';
import { existingClients, existingDrivers, referencedClients, referencedDrivers } from '../existing-queries.ts';
import { recordImport } from './record-kind.ts';

const clients = recordQueries('client');
const drivers = recordQueries('driver');

/** Clients name their M-code by its text, without a foreign key: the lock holds off its deletion, which counts them. */
const lockMcode = (trx: Parameters<typeof clients.insert>[0], mcode: string | null | undefined) =>
  mcode ? sql`select from mcode where mcode = ${mcode} for key share`.execute(trx) : undefined;

export const clientImport = recordImport({
  kind: 'clients',
  create: 'createClient',
  update: 'updateClient',
  table: 'client',
  existing: existingClients,
  referenced: referencedClients,
  parse: parseClient,
  insert: async (trx, values) => {
    await lockMcode(trx, values.mcode);
    return clients.insert(trx, values);
  },
  change: async (trx, id, values) => {
    await lockMcode(trx, values.mcode);
    return clients.change(trx, id, values);
  },
});

export const driverImport = recordImport({
  kind: 'drivers',
  create: 'createDriver',
  update: 'updateDriver',
  table: 'driver',
  existing: existingDrivers,
  referenced: referencedDrivers,
  parse: parseDriver,
  insert: (trx, values) => drivers.insert(trx, values),
  change: (trx, id, values) => drivers.change(trx, id, values),
});
