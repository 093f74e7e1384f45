import pg from 'pg';
import { conflict, databaseUnavailable, diskFull, invalid, type ProblemError } from './problem.ts';

/** A PostgreSQL error caused by the sent values, as a problem; undefined for our own faults. */
export function databaseProblem(error: Error): ProblemError | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  switch (error.code) {
    case '23503':
      // The same code means that a record is still referenced, and that a reference is invalid.
      return error.detail?.includes('still referenced')
        ? conflict('referenced', { params: { count: 1 } })
        : invalid({ field: columnOf(error), messageKey: 'validation.notFound' });
    case '23505':
      return conflict('conflict', { fields: [{ field: columnOf(error), messageKey: 'validation.duplicate' }] });
    case '40001':
    case '40P01':
    case '55P03':
      return conflict();
    case '53100':
      return diskFull(error);
    default:
      // Unreachable, starting, stopping, out of resources, a standby, a statement timeout.
      if (/^(08|53|57|58)|^25006/.test(error.code ?? '')) return databaseUnavailable(error);
      return /^(22|23)/.test(error.code ?? '')
        ? invalid({ field: error.column ?? '', messageKey: 'validation.invalid' })
        : undefined;
  }
}

/** The detail contains columns and values: `Key ("driverId")=(9) is not present …`; only the column is used. */
function columnOf({ detail }: pg.DatabaseError): string {
  const [, column] = /^Key \((?:lower\()?"?(\w+)"?/.exec(detail ?? '') ?? [];
  return column ?? '';
}
