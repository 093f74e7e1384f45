import type { BodyOf } from '../kernel/operation.ts';
import type { ProblemBody } from '../kernel/problem.ts';
import { createTestApp } from './test-app.ts';

export type ImportRow = BodyOf<'runImport'>['rows'][number];

/** Two clients, as rows of a file. */
export const marie = {
  lastname: 'Peeters',
  firstname: 'Marie',
  birthday: '1950-05-03',
  address: 'rue Haute 12',
  zip: '1000',
  city: 'Bruxelles',
};
export const jean = { ...marie, lastname: 'Maes', firstname: 'Jean', birthday: '1948-02-01', ssn: '93.05.18-223-61' };

/** Rows of a file with a header. */
export const rowsOf = (...values: readonly ImportRow['values'][]): ImportRow[] =>
  values.map((one, index) => ({ row: index + 2, values: one }));

/** Refused fields with their messages. */
export const fieldsOf = ({ problem }: { readonly problem: ProblemBody }): [string, string][] =>
  problem.fields.map(({ field, messageKey }) => [field, messageKey]);

const TABLES = [
  'booking',
  'booking_history',
  'client',
  'destination',
  'driver',
  'insurance',
  'import_batch',
  'bank_transaction',
  'log',
] as const;

/** A server with a super user and a dispatcher who import files. */
export async function createImportStage() {
  const server = await createTestApp({ now: () => new Date('2026-05-01T08:00:00Z') });
  const [token, dispatch] = [await server.signedIn('super'), await server.signedIn('dispatch')];
  return {
    server,
    token,
    dispatch,
    preview: (kind: string, rows: ImportRow[], by = token) =>
      server.call(by, 'previewImport', { rows }, { path: { kind } }),
    run: (kind: string, rows: ImportRow[], by = token) =>
      server.call(by, 'runImport', { source: `${kind}.csv`, rows }, { path: { kind } }),
    undo: (id: number, partial?: boolean) => server.call(token, 'undoImport', { id, ...(partial && { partial }) }),
    clients: () => server.db.selectFrom('client').selectAll().orderBy('id').execute(),
    /** Empties the tables between two tests. */
    reset: async () => {
      for (const table of TABLES) await server.db.deleteFrom(table).execute();
    },
  };
}
