import { brusselsToday } from '@navette/shared/domain';
import { duplicateGuard, IMPORT_FIELDS, importText, type ImportValues, wrongMobiles } from '@navette/shared/import';
import type { RecordImportKind } from '@navette/openapi/enums';
import { type Author, writeBookings } from '../../dispatch/public.ts';
import type { Db } from '../../db/database.ts';
import { type Caller, callerName } from '../../kernel/caller.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { BodyOf, Handler } from '../../kernel/operation.ts';
import { forbidden, invalid, type ProblemField, ProblemError } from '../../kernel/problem.ts';
import type { ImportKind, ReadyRow, ImportServices } from './import-kind.ts';
import { importKindFor, isAllowed } from './import-kinds.ts';
import { findImport, type ImportedRecord, insertImport, lockedColumns, lockImports } from './import-queries.ts';
import type { components } from '@navette/openapi/types';

type Row = BodyOf<'runImport'>['rows'][number];
type Wanted = Row & { readonly ready: ReadyRow };

/** Maximum refused fields named in an answer. */
const MOST_NAMED = 200;

/** Writes the rows in one transaction, all or none, and stores its effects, so that it can be undone as a whole. */
export const runImport: Handler<'runImport', ImportServices> = async ({ path, body, caller, services, request }) => {
  const kind = importKindFor(caller, path.kind);
  const asked = body.rows.filter(({ choice }) => choice !== 'skip');
  refuseChoices(kind, asked);
  if (asked.some(({ choice }) => choice === 'update') && kind.update && !isAllowed(caller, kind.update))
    throw forbidden();
  const wanted = await readWanted({ kind, services, caller }, asked);
  await atOnce(wanted, PREPARED_AT_ONCE, async ({ choice, ready }) => {
    if (choice !== 'update') await ready.prepare?.();
  });
  const author = { caller, at: services.now() };
  const passwords: NonNullable<components['schemas']['ImportBatch']['passwords']> = [];
  const id = await writeBookings(services, async (trx) => {
    await lockImports(trx);
    const records = await writeRows(trx, { name: path.kind, kind, author, passwords }, wanted);
    const created = records.filter(({ action }) => action === 'create');
    const batch = {
      kind: path.kind,
      source: body.source,
      userId: caller.user.id,
      userName: callerName(caller),
      at: author.at,
      created: created.length,
      updated: records.length - created.length,
      // A standing order has several records.
      skipped: body.rows.length - new Set(records.map(({ row }) => row)).size,
      shape: body.shape ? JSON.stringify(body.shape) : null,
    };
    const importId = await insertImport(trx, batch, kind.table, records);
    return { result: importId, ...announced(kind, records, wanted) };
  });
  const done = importAnswer(await findImport(services.db, id));
  const { created, updated, skipped } = done;
  noteForLog(request, { subject: body.source, asked: { id, created, updated, skipped } });
  return passwords.length > 0 ? { ...done, passwords } : done;
};

/** Bookings to announce, so that their lists are refreshed. */
const announced = ({ table }: ImportKind, records: readonly ImportedRecord[], wanted: readonly Wanted[]) =>
  table === 'booking'
    ? { ids: records.map(({ recordId }) => recordId), dates: wanted.flatMap(({ ready }) => ready.days ?? []) }
    : { ids: [], dates: [] };

/** A changed record must be given exactly once, and some kinds can't be changed. */
function refuseChoices(kind: ImportKind, rows: readonly Row[]): void {
  const seen = new Set<number>();
  const problems = rows.flatMap(({ row, choice, recordId }): ProblemField[] => {
    if (choice !== 'update') return [];
    if (!kind.update) return [{ field: `rows.${row}.choice`, messageKey: 'validation.import.noUpdate' }];
    if (recordId === undefined) return [{ field: `rows.${row}.recordId`, messageKey: 'validation.required' }];
    if (seen.has(recordId)) return [{ field: `rows.${row}.recordId`, messageKey: 'validation.import.twice' }];
    seen.add(recordId);
    return [];
  });
  if (problems.length > 0) throw invalid(...problems.slice(0, MOST_NAMED));
}

async function readWanted(reading: Reading, rows: readonly Row[]): Promise<Wanted[]> {
  const read = await readRows(reading, rows);
  const problems: ProblemField[] = [];
  const wanted: Wanted[] = [];
  for (const [index, row] of rows.entries()) {
    const result = read[index];
    if (result && 'ready' in result) wanted.push({ ...row, ready: result.ready });
    else
      problems.push(
        ...(result?.fields ?? []).map(({ field, ...problem }) => ({ ...problem, field: `rows.${row.row}.${field}` })),
      );
  }
  if (problems.length > 0) throw invalid(...problems.slice(0, MOST_NAMED));
  return wanted;
}

interface Writing {
  readonly name: RecordImportKind;
  readonly kind: ImportKind;
  readonly author: Author;
  /** Temporary passwords of new users. */
  readonly passwords: { row: number; name: string; email: string; password: string }[];
}

async function writeRows(
  trx: Db,
  { name, kind, author, passwords }: Writing,
  wanted: readonly Wanted[],
): Promise<ImportedRecord[]> {
  const guard = duplicateGuard(name);
  const known = await kind.existing(
    trx,
    wanted.map(({ values }) => values),
    brusselsToday(author.at),
  );
  for (const { id, values } of known) guard.add({ id }, values);
  const records: ImportedRecord[] = [];
  for (const { row, values: given, choice, recordId, ready } of wanted) {
    const values = { ...given, ...ready.completed };
    if (choice === 'update' && recordId !== undefined) {
      const before = await lockedColumns(trx, kind.table, recordId, ready.columns);
      if (!before) throw invalid({ field: `rows.${row}.recordId`, messageKey: 'validation.notFound' });
      await ready.change(trx, recordId);
      records.push({ row, recordId, action: 'update', before });
    } else if (choice === 'create' || guard.find(values).length === 0) {
      const { ids, password } = await ready.insert(trx, author);
      guard.add({ row }, values);
      for (const id of ids) records.push({ row, recordId: id, action: 'create', before: null });
      const [lastname, firstname, email] = ['lastname', 'firstname', 'email'].map((field) => importText(values, field));
      if (password) passwords.push({ row, name: `${lastname} ${firstname}`, email: email ?? '', password });
    }
  }
  return records;
}

type Stored = Awaited<ReturnType<typeof findImport>>;

export const importAnswer = ({ at, undoneAt, ...batch }: Stored): components['schemas']['ImportBatch'] => ({
  ...batch,
  at: at.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
});

/** Maximum rows read concurrently: each may geocode its address. */
const READ_AT_ONCE = 8;

/** Maximum rows prepared concurrently: a password is hashed in one of the four threads that files need too. */
const PREPARED_AT_ONCE = 2;

/** A parsed row: valid without the values that were left out, or with its errors. */
type ReadRow =
  | { readonly ready: ReadyRow; readonly leftOut: readonly ProblemField[] }
  | { readonly fields: readonly ProblemField[] };

/** Kind of rows, and for whom they are read. */
export interface Reading {
  readonly kind: ImportKind;
  readonly services: ImportServices;
  readonly caller: Caller;
}

/**
 * Validates rows as the create of their kind would, in order.
 * @param lenient leaves out wrong optional values: one bad cell must not cost the row
 */
export async function readRows(
  { kind, services, caller }: Reading,
  rows: readonly { readonly values: ImportValues }[],
  lenient = false,
): Promise<ReadRow[]> {
  const read = await kind.reader(services, caller);
  const results: ReadRow[] = [];
  await atOnce(rows, READ_AT_ONCE, async ({ values }, index) => {
    results[index] = await oneRow(kind, read, values, lenient);
  });
  return results;
}

/** Does some work for each item, so many at once. */
async function atOnce<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) await work(item, index);
  };
  await Promise.all(Array.from({ length: most }, worker));
}

/** A value refused by the contract ends the validation of the form: a landline in the same row is reported nevertheless. */
function withMobiles({ kind }: ImportKind, values: ImportValues, fields: readonly ProblemField[]): ProblemField[] {
  const mobiles = wrongMobiles(kind, values).filter((name) => !fields.some(({ field }) => field === name));
  return [...fields, ...mobiles.map((field) => ({ field, messageKey: 'validation.mobile' }))];
}

const isOptional = ({ kind }: ImportKind, name: string): boolean =>
  IMPORT_FIELDS[kind].some(({ field, required }) => field === name && !required);

async function oneRow(
  kind: ImportKind,
  read: (values: ImportValues) => Promise<ReadyRow>,
  values: ImportValues,
  lenient: boolean,
): Promise<ReadRow> {
  const leftOut: ProblemField[] = [];
  for (;;) {
    const kept = Object.fromEntries(
      Object.entries(values).filter(([name]) => !leftOut.some(({ field }) => field === name)),
    );
    try {
      return { ready: await read(kept), leftOut };
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'validation') throw error;
      const fields = withMobiles(kind, kept, error.details.fields ?? []);
      const canLeaveOut = lenient && fields.every(({ field }) => field in kept && isOptional(kind, field));
      if (!canLeaveOut || fields.length === 0) return { fields: [...leftOut, ...fields] };
      leftOut.push(...fields);
    }
  }
}
