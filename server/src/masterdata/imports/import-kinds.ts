import type { RecordImportKind } from '@navette/openapi/enums';
import { mayCall } from '@navette/shared/domain';
import { operations } from '@navette/openapi/operations';
import type { Caller } from '../../kernel/caller.ts';
import type { OperationId } from '../../kernel/operation.ts';
import { forbidden } from '../../kernel/problem.ts';
import type { ImportKind } from './import-kind.ts';
import { bookingImport } from './kinds/bookings.ts';
import { recordQueries } from '../../db/record-queries.ts';
import { parseDestination } from '../destination-handlers.ts';
import { parseInsurance } from '../insurance-handlers.ts';
import {
  existingDestinations,
  existingInsurances,
  referencedDestinations,
  referencedInsurances,
  existingClients,
  existingDrivers,
  referencedClients,
  referencedDrivers,
} from './existing-queries.ts';
import { recordImport } from './kinds/record-kind.ts';
import { sql } from 'kysely';
import { parseClient } from '../clients/client-form.ts';
import { parseDriver } from '../drivers/driver-handlers.ts';

const destinations = recordQueries('destination');
const insurances = recordQueries('insurance');

const destinationImport = recordImport({
  kind: 'destinations',
  create: 'createDestination',
  update: 'updateDestination',
  table: 'destination',
  existing: existingDestinations,
  referenced: referencedDestinations,
  parse: parseDestination,
  insert: (trx, values) => destinations.insert(trx, values),
  change: (trx, id, values) => destinations.change(trx, id, values),
});

const insuranceImport = recordImport({
  kind: 'insurances',
  create: 'createInsurance',
  update: 'updateInsurance',
  table: 'insurance',
  existing: existingInsurances,
  referenced: referencedInsurances,
  parse: parseInsurance,
  insert: (trx, values) => insurances.insert(trx, values),
  change: (trx, id, values) => insurances.change(trx, id, values),
});

const clients = recordQueries('client');
const drivers = recordQueries('driver');

/** Clients refer to their M-code by its text, without a foreign key: the lock blocks its deletion, which counts them. */
const lockMcode = (trx: Parameters<typeof clients.insert>[0], mcode: string | null | undefined) =>
  mcode ? sql`select from mcode where mcode = ${mcode} for key share`.execute(trx) : undefined;

const clientImport = recordImport({
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

const driverImport = recordImport({
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

/** Kinds of records that can be imported from files. */
export const IMPORT_KINDS: Readonly<Record<RecordImportKind, ImportKind>> = {
  clients: clientImport,
  drivers: driverImport,
  destinations: destinationImport,
  insurances: insuranceImport,
  bookings: bookingImport,
};

/** Whether a caller may call an operation. */
export const isAllowed = ({ user }: Caller, id: OperationId): boolean => mayCall(user.pages, operations[id].permission);

/**
 * The kind, for a caller who may create its records.
 * @throws ProblemError 403
 */
export function importKindFor(caller: Caller, name: RecordImportKind): ImportKind {
  const kind = IMPORT_KINDS[name];
  if (!isAllowed(caller, kind.create)) throw forbidden();
  return kind;
}
