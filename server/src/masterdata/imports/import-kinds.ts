import type { RecordImportKind } from '@navette/openapi/enums';
import { mayCall } from '@navette/shared/domain';
import { operations } from '@navette/openapi/operations';
import type { Caller } from '../../kernel/caller.ts';
import type { OperationId } from '../../kernel/operation.ts';
import { forbidden } from '../../kernel/problem.ts';
import type { ImportKind } from './import-kind.ts';
import { bookingImport } from './kinds/bookings.ts';
import { clientImport, driverImport } from './kinds/people.ts';
import { destinationImport, insuranceImport } from './kinds/places.ts';

/** Every kind of record that files bring. */
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
