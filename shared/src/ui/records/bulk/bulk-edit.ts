import type { components } from '@navette/openapi/types';
import type { BulkJob, Outcome, Outcomes } from '../../bulk/use-bulk-run.ts';

type Result = components['schemas']['RecordBulkResult'];

/** A change of one of several records, with the values that the user saw. */
export interface BulkRecord<Changes> {
  readonly id: number;
  readonly changes: Changes;
  readonly seen: Changes;
}

/** Operation that changes several records, 100 at most. */
export type SendBulk<Changes> = (records: BulkRecord<Changes>[]) => Promise<readonly Result[]>;

/** Fields and texts of a bulk edit. */
export interface BulkEditOptions<Row extends { readonly id: number }, Changes extends object> {
  readonly rows: readonly Row[];
  readonly changes: Changes;
  /** Current values of a row for all editable fields. */
  readonly valuesOf: (row: Row) => Changes;
  readonly send: SendBulk<Changes>;
  readonly title: (count: number) => string;
  readonly undoTitle: (count: number) => string;
}

/** Batch size: small batches show progress and leave few records uncertain when a call breaks off. */
const PER_CALL = 50;

/** Job that sets the same values on records; its undo restores each record's own, unless a colleague changed them since. */
export function bulkEdit<Row extends { readonly id: number }, Changes extends object>(
  options: BulkEditOptions<Row, Changes>,
): BulkJob<Row> {
  const { rows, changes, valuesOf, send, title, undoTitle } = options;
  const before = (row: Row) => picked(valuesOf(row), changes);
  const job = (some: readonly Row[], name: string, record: (row: Row) => BulkRecord<Changes>): BulkJob<Row> => ({
    title: name,
    rows: some,
    perCall: PER_CALL,
    send: async (batch) => outcomesOf(await send(batch.map(record))),
  });
  return {
    ...job(rows, title(rows.length), (row) => ({ id: row.id, changes, seen: before(row) })),
    undo: (changed) =>
      job(changed, undoTitle(changed.length), (row) => ({ id: row.id, changes: before(row), seen: changes })),
  };
}

/** The values of the fields that `like` has. */
function picked<Values extends object>(values: Values, like: Values): Values {
  const some = { ...values };
  for (const name in some) if (!(name in like)) delete some[name];
  return some;
}

const outcomesOf = (results: readonly Result[]): Outcomes =>
  new Map(
    results.map(({ id, result, problem }): [number, Outcome] => [id, { state: result, ...(problem && { problem }) }]),
  );
