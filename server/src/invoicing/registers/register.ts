import type { FastifyReply, FastifyRequest } from 'fastify';
import { createdOnce } from '../../db/created-once.ts';
import type { Db } from '../../db/database.ts';
import { beginChange, rowVersion } from '../../db/record-versions.ts';
import { holdFile } from '../../files/public.ts';
import type { Caller } from '../../kernel/caller.ts';
import { changed, conflict, found, invalid } from '../../kernel/problem.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import { answerVersion } from '../../kernel/version.ts';
import { cleanForm, fieldChanges, missing, refuse } from '../../masterdata/public.ts';
import { fileTypeOfKey } from '../../ports/files/file-port.ts';
import type { InvoicingServices } from '../services.ts';
import { sql } from 'kysely';
import type { MoneyRegister, PaidFrom } from '@navette/openapi/enums';
import { belgianDate, paymentCommunication } from '@navette/shared/domain';
import { refuseOrderedExpense } from '../batches/expense-orders.ts';

interface RegisterRow {
  readonly id: number;
  readonly name: string;
  readonly fileKey: string | null;
  readonly price?: number | null;
  readonly paidFrom: PaidFrom | null;
  readonly supplierId: number | null;
}

interface RegisterForm {
  readonly name: string;
  readonly description: string;
  readonly date: string;
  readonly itemKey?: string | null;
  readonly imageUrl?: string | null;
  readonly contentType?: string | null;
  readonly categoryId?: number | null;
  readonly paidFrom?: PaidFrom | null;
  readonly dueDate?: string | null;
  readonly reference?: string | null;
  readonly supplierId?: number | null;
  readonly invoiceNumber?: string | null;
  readonly price?: number | null;
}

type Values<Form> = Omit<Form, 'itemKey' | 'imageUrl' | 'contentType'> & { readonly fileKey?: string | null };

/** One of the two registers: its table, and its query. */
interface Register<Row extends RegisterRow, Form extends RegisterForm> {
  readonly table: MoneyRegister;
  readonly create: 'createExpense' | 'createInsert';
  /** All records, or the one with an id. */
  rows(db: Db, id?: number): Promise<Row[]>;
  insert(db: Db, values: Values<Form>): Promise<{ id: number }>;
  change(db: Db, id: number, values: Values<Form>): Promise<bigint>;
  lock(trx: Db, id: number): Promise<unknown>;
  remove(db: Db, id: number): Promise<bigint>;
}

/** Arguments common to all calls. */
interface RegisterCall {
  readonly services: InvoicingServices;
  readonly request: FastifyRequest;
}

export interface RecordCall extends RegisterCall {
  readonly path: { readonly id: number };
  readonly reply: FastifyReply;
}

/** A call with the form of a record. */
export interface FormCall<Form> extends RegisterCall {
  readonly body: Form;
  readonly caller: Caller;
}

/** Column values of a form; URL and type of the receipt follow from its key. */
function valuesOf<Form extends RegisterForm>(body: Form): Values<Form> & RegisterForm {
  const { itemKey, imageUrl: _link, contentType: _type, ...form } = cleanForm(body);
  const reference = form.reference && paymentCommunication(form.reference);
  refuse(
    missing(form, ['name', 'description']),
    form.dueDate && form.dueDate < form.date ? [{ field: 'dueDate', messageKey: 'validation.endBeforeStart' }] : [],
    form.reference && reference === undefined ? [{ field: 'reference', messageKey: 'validation.structured' }] : [],
  );
  return { ...form, ...(reference && { reference }), ...(itemKey !== undefined && { fileKey: itemKey }) };
}

/** Refuses a category of the other register; the database refuses an unknown one. */
export async function refuseCategory(trx: Db, register: MoneyRegister, id: number | null | undefined): Promise<void> {
  if (!id) return;
  const category = await trx.selectFrom('money_category').select('register').where('id', '=', id).executeTakeFirst();
  if (category?.register !== register) throw invalid({ field: 'categoryId', messageKey: 'validation.notFound' });
}

/** Refuses an unknown supplier, with the field that names it. */
export async function refuseSupplier(trx: Db, id: number | null | undefined): Promise<void> {
  if (!id) return;
  const supplier = await trx.selectFrom('supplier').select('id').where('id', '=', id).executeTakeFirst();
  if (!supplier) throw invalid({ field: 'supplierId', messageKey: 'validation.notFound' });
}

/** Locks a receipt against deletion; only an uploaded one can be used, or the one that the record has. */
async function takeReceipt(trx: Db, key: string | null | undefined, own: string | null): Promise<void> {
  if (!key || key === own) return;
  await holdFile(trx, key);
  if (!(await isSent(trx, key))) throw invalid({ field: 'itemKey', messageKey: 'validation.receipt' });
}

/** Refuses the number of an invoice that the supplier has already, with the record that has it; the database refuses it of two sessions too. */
async function refuseKnownInvoice(
  trx: Db,
  table: MoneyRegister,
  { supplierId, invoiceNumber }: Pick<RegisterForm, 'supplierId' | 'invoiceNumber'>,
  own = 0,
): Promise<void> {
  if (!supplierId || !invoiceNumber) return;
  const known = await trx
    .selectFrom(table)
    .select(['id', 'name', 'date'])
    .where((where) => where.and({ supplierId, invoiceNumber }))
    .where('id', '<>', own)
    .executeTakeFirst();
  if (!known) return;
  const params = { number: invoiceNumber, name: known.name, date: belgianDate(known.date) };
  throw conflict('conflict', { fields: [{ field: 'invoiceNumber', messageKey: 'validation.invoiceKnown', params }] });
}

const NOTHING = {};

/** Handlers of one register: every change is audited with its values before and after (specification/payments.md#registers-of-money). */
export function registerOf<Row extends RegisterRow, Form extends RegisterForm>(register: Register<Row, Form>) {
  const { table } = register;
  const shown = ({ fileLinks }: InvoicingServices, { fileKey, ...row }: Row) => ({
    ...row,
    itemKey: fileKey,
    contentType: fileKey && (fileTypeOfKey(fileKey) ?? null),
    imageUrl: fileKey && fileLinks.sign(fileKey),
  });
  const version = async (db: Db, id: number) => found(await rowVersion(db, table, id));
  return {
    list: async ({ services }: { readonly services: InvoicingServices }) =>
      (await register.rows(services.db)).map((row) => shown(services, row)),
    get: async ({ path: { id }, services, reply }: RecordCall) => {
      answerVersion({ reply }, await version(services.db, id));
      return [shown(services, found((await register.rows(services.db, id))[0]))];
    },
    create: async ({ body, services, request, caller }: FormCall<Form>) => {
      const values = valuesOf(body);
      const call = {
        key: keyOf(request),
        userId: caller.user.id,
        operation: register.create,
        body,
        at: services.now(),
      };
      const id = await services.db.transaction().execute((trx) =>
        createdOnce(trx, call, async () => {
          await refuseCategory(trx, table, values.categoryId);
          await takeReceipt(trx, values.fileKey, null);
          await refuseKnownInvoice(trx, table, values);
          return (await register.insert(trx, values)).id;
        }),
      );
      noteForLog(request, { subject: values.name, recordId: id, changes: fieldChanges(NOTHING, values) });
      return { insertId: id };
    },
    update: async (call: RecordCall & FormCall<Form>) => {
      const { path, body, services, request, caller } = call;
      const values = valuesOf(body);
      const saved = await services.db.transaction().execute(async (trx) => {
        await register.lock(trx, path.id);
        const before = found((await register.rows(trx, path.id))[0]);
        const standing = { kind: table, key: path.id, version: await version(trx, path.id) };
        const at = services.now();
        await beginChange(trx, { request, caller, at }, { ...standing, record: shown(services, before) });
        await refuseCategory(trx, table, values.categoryId);
        await takeReceipt(trx, values.fileKey, before.fileKey);
        await refuseKnownInvoice(trx, table, values, path.id);
        if (table === 'expense') await refuseOrderedExpense(trx, path.id, before, values);
        noteForLog(request, { subject: before.name, changes: fieldChanges(before, values) });
        const answer = changed(await register.change(trx, path.id, values));
        return { answer, version: await version(trx, path.id) };
      });
      answerVersion(call, saved.version);
      return saved.answer;
    },
    remove: async ({ path: { id }, services, request }: RecordCall) =>
      services.db.transaction().execute(async (trx) => {
        await register.lock(trx, id);
        const { id: _id, ...before } = found((await register.rows(trx, id))[0]);
        const gone = fieldChanges(NOTHING, before).map(({ field, after }) => ({ field, before: after, after: null }));
        noteForLog(request, { subject: before.name, changes: gone });
        return changed(await register.remove(trx, id));
      }),
  };
}

const COLUMNS = [
  'id',
  'name',
  'description',
  'date',
  'fileKey',
  'ticketId',
  'categoryId',
  'supplierId',
  'paidFrom',
  'paidOn',
  'dueDate',
  'reference',
  'invoiceNumber',
] as const;

/** Milliseconds for which a receipt may wait for its record. */
const WAITS = 24 * 60 * 60 * 1000;

/** Maximum unused receipts deleted by one call. */
const CLEARED = 100;

/** Expenses, the latest first; or the one with an id. */
export const expenseRows = (db: Db, id?: number) =>
  db
    .selectFrom('expense')
    .select([...COLUMNS, 'price'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Inserts, the latest first; or the one with an id. */
export const insertRows = (db: Db, id?: number) =>
  db
    .selectFrom('inserts')
    .select([...COLUMNS, 'amount'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Records a receipt that a record may use, and discards those unused for a day. */
export async function noteReceipt(trx: Db, fileKey: string, at: Date): Promise<void> {
  await sql`delete from sent_receipt where "fileKey" in (
    select "fileKey" from sent_receipt where at < ${new Date(at.getTime() - WAITS)} and "fileKey" <> ${fileKey}
    limit ${CLEARED} for update skip locked)`.execute(trx);
  await trx
    .insertInto('sent_receipt')
    .values({ fileKey, at })
    .onConflict((clash) => clash.column('fileKey').doUpdateSet({ at }))
    .execute();
}

/** Whether a receipt was uploaded and is unused; it cannot be deleted until the transaction ends. */
const isSent = async (trx: Db, fileKey: string): Promise<boolean> =>
  (await trx
    .selectFrom('sent_receipt')
    .select('fileKey')
    .where('fileKey', '=', fileKey)
    .forUpdate()
    .executeTakeFirst()) !== undefined;
