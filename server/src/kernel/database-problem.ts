import pg from 'pg';
import { conflict, databaseUnavailable, diskFull, invalid, type ProblemError } from './problem.ts';

/** What PostgreSQL refuses because of the values sent, as a problem; undefined for faults of our own. */
export function databaseProblem(error: Error): ProblemError | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  switch (error.code) {
    case '23503':
      // The same code says that a record is still referred to, and that a reference leads nowhere.
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
      // Out of reach, starting, ending, out of resources, a standby, a statement that took too long.
      if (/^(08|53|57|58)|^25006/.test(error.code ?? '')) return databaseUnavailable(error);
      return /^(22|23)/.test(error.code ?? '')
        ? invalid({ field: error.column ?? '', messageKey: 'validation.invalid' })
        : undefined;
  }
}

/** The detail names columns and values: `Key ("driverId")=(9) is not present …`; only the column leaves this file. */
function columnOf({ detail }: pg.DatabaseError): string {
  const [, column] = /^Key \((?:lower\()?"?(\w+)"?/.exec(detail ?? '') ?? [];
  return column ?? '';
}
