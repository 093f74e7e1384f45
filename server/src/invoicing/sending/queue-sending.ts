import { randomUUID } from 'node:crypto';
import { sendingProblem } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { NumberedKind } from '../../db/invoice-types.ts';
import type { NewRow } from '../../db/types.ts';
import { type Caller, callerName } from '../../kernel/caller.ts';
import type { AnswerOf, BodyOf } from '../../kernel/operation.ts';
import { conflict, found, invalid, notFound } from '../../kernel/problem.ts';
import { INVOICE_KINDS, INVOICE_TABLES, refuseKind, seesKind } from '../kinds.ts';
import { payersOf, planSending } from './plan-sending.ts';

interface By {
  readonly caller: Caller;
  readonly at: Date;
}

/**
 * Queues documents to be sent. A document that was sent or queued since the caller saw it is left out: the lock on its invoice lets two callers decide
 * one after the other. One that failed or was stopped is taken over with its key, so that a mail that did arrive is no second one.
 * @returns number of the sending
 * @throws ProblemError 400 for a document that comes twice, 404 for an unknown one, 409 `sending.changed` when none is left
 */
export async function queueSending(trx: Db, { kind, documents }: BodyOf<'createSending'>, by: By): Promise<number> {
  refuseTwice(documents);
  await lockInvoices(
    trx,
    kind,
    documents.map(({ invoiceId }) => invoiceId),
  );
  const planned = await planSending(trx, kind, documents);
  if (planned.length < documents.length) throw notFound();
  const author = { userId: by.caller.user.id, userName: callerName(by.caller) };
  const { id: batchId } = await trx
    .insertInto('document_batch')
    .values({ kind, at: by.at, ...author })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = documents.flatMap(({ invoiceId, recall, channel, seen }, index) => {
    const plan = planned[index];
    if (!plan || plan.seen !== seen || plan.open === 'waiting') return [];
    const problem = sendingProblem(channel, plan.sendable);
    const state = problem ? ('failed' as const) : channel === 'mail' ? ('waiting' as const) : ('toPrint' as const);
    const when = { dueAt: by.at, changedAt: by.at };
    const document = { batchId, position: index, kind, invoiceId, recall, channel };
    return [{ ...document, letterId: null, key: randomUUID(), state, problem, attempts: 0, ...when, ...author }];
  });
  if (rows.length === 0) throw conflict('sending.changed');
  await putSendings(trx, rows);
  return batchId;
}

/**
 * Puts documents into the queue. One that failed or was stopped is taken over, one that waits for its mail stays as it is.
 * @param renews gives a document that is taken over the key of its new row: it is another mail than the one that failed
 */
export async function putSendings(trx: Db, rows: readonly NewRow<'document_sending'>[], renews = false): Promise<void> {
  await trx
    .insertInto('document_sending')
    .values(rows)
    .onConflict((conflicting) =>
      conflicting
        .columns(['kind', 'invoiceId', 'recall'])
        .where('state', 'not in', ['sent', 'kept', 'printed'])
        .doUpdateSet((eb) => ({
          batchId: eb.ref('excluded.batchId'),
          position: eb.ref('excluded.position'),
          letterId: eb.ref('excluded.letterId'),
          channel: eb.ref('excluded.channel'),
          ...(renews && { key: eb.ref('excluded.key') }),
          state: eb.ref('excluded.state'),
          problem: eb.ref('excluded.problem'),
          attempts: 0,
          dueAt: eb.ref('excluded.dueAt'),
          changedAt: eb.ref('excluded.changedAt'),
          userId: eb.ref('excluded.userId'),
          userName: eb.ref('excluded.userName'),
        }))
        .where('document_sending.state', '<>', 'waiting'),
    )
    .execute();
}

function refuseTwice(documents: BodyOf<'createSending'>['documents']): void {
  const known = new Set<number>();
  for (const [index, { invoiceId }] of documents.entries()) {
    if (known.has(invoiceId))
      throw invalid({ field: `documents.${index}.invoiceId`, messageKey: 'validation.duplicate' });
    known.add(invoiceId);
  }
}

const lockInvoices = (trx: Db, kind: NumberedKind, ids: readonly number[]) =>
  sql`select from ${sql.table(kind === 'credit' ? 'credit_note' : INVOICE_TABLES[kind])} where id = any(${ids}::integer[]) order by id for no key update`.execute(
    trx,
  );

/**
 * Refuses documents of kinds that the caller does not see; credit notes are of the kind of their invoice.
 * @throws ProblemError 403
 */
export async function refuseDocuments(
  db: Db,
  caller: Caller,
  kind: NumberedKind,
  ids: readonly number[],
): Promise<void> {
  if (kind !== 'credit') return refuseKind(caller, kind);
  const notes = await db
    .selectFrom('credit_note')
    .select('kind')
    .distinct()
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  for (const note of notes) refuseKind(caller, note.kind);
}

/** A sending that the caller may see. @throws ProblemError 403, 404 */
export async function batchOf(db: Db, caller: Caller, id: number) {
  const batch = found(await db.selectFrom('document_batch').selectAll().where('id', '=', id).executeTakeFirst());
  const documents = await db.selectFrom('document_sending').select('invoiceId').where('batchId', '=', id).execute();
  await refuseDocuments(
    db,
    caller,
    batch.kind,
    documents.map(({ invoiceId }) => invoiceId),
  );
  return batch;
}

type SentDocument = AnswerOf<'getSending'>['documents'][number];

/** Documents of a sending with their states, in the order of the paper, and the words of the mail server about a refused one. */
export async function batchDocuments(db: Db, kind: NumberedKind, id: number): Promise<SentDocument[]> {
  const found: (SentDocument & { readonly position: number })[] = [];
  for (const payerKind of payersOf(kind)) {
    const payer = payerKind === 'insurance' ? sql`payer.name` : sql`concat_ws(' ', payer.firstname, payer.lastname)`;
    const note = sql`join credit_note note on note.id = sending."invoiceId" and note.kind = ${payerKind}`;
    const { rows } = await sql<(typeof found)[number]>`
      select sending."invoiceId", ${payerKind} as "payerKind", payer.id as "payerId", coalesce(invoice.payer ->> 'name', ${payer}, '') as name, sending.recall,
        sending.channel, sending.state, sending.problem, mail.refused -> 0 ->> 'reason' as detail,
        to_json(sending."dueAt") #>> '{}' as "dueAt", to_json(sending."changedAt") #>> '{}' as "changedAt", sending.position,
        (select count(*)::integer from dunning_letter_invoice item where item."letterId" = sending."letterId") as invoices
      from document_sending sending ${kind === 'credit' ? note : sql``}
      join ${sql.table(INVOICE_TABLES[payerKind])} invoice on invoice.id = ${sql.ref(kind === 'credit' ? 'note.invoiceId' : 'sending.invoiceId')}
      join ${sql.table(payerKind)} payer on payer.id = invoice.${sql.ref(`${payerKind}Id`)}
      left join sent_mail mail on mail.id = sending.key and sending.state = 'refused'
      where sending."batchId" = ${id}`.execute(db);
    found.push(...rows);
  }
  return found.toSorted((one, other) => one.position - other.position).map(({ position: _position, ...row }) => row);
}

/** Sendings that a list of them shows. */
const LISTED = 500;

/** The last sendings of the kinds that the caller may see. */
export async function listBatches(db: Db, caller: Caller): Promise<AnswerOf<'listSendings'>> {
  const kinds = INVOICE_KINDS.filter((kind) => seesKind(caller, kind));
  const { rows } = await sql<AnswerOf<'listSendings'>[number]>`
    select batch.id, batch.kind, to_json(batch.at) #>> '{}' as at, batch."userName" as user_name,
      count(*) filter (where state = 'waiting')::integer as waiting,
      count(*) filter (where state in ('sent', 'kept'))::integer as sent,
      count(*) filter (where state in ('refused', 'failed', 'stopped'))::integer as failed,
      count(*) filter (where state = 'toPrint')::integer as "toPrint",
      count(*) filter (where state = 'printed')::integer as printed
    from document_batch batch join document_sending sending on sending."batchId" = batch.id
    where batch.kind = any(${kinds}::text[]) or batch.kind = 'credit' and not exists (
      select from document_sending own join credit_note note on note.id = own."invoiceId"
      where own."batchId" = batch.id and note.kind <> all(${kinds}::text[]))
    group by batch.id order by batch.id desc limit ${LISTED}`.execute(db);
  return rows;
}

/** Stops the mails of a sending that nobody is sending now. */
export async function stopBatch(
  db: Db,
  id: number,
  at: Date,
  to: { readonly state: 'stopped' | 'failed'; readonly problem: string | null },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('document_sending')
    .set({ ...to, changedAt: at })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('document_sending')
        .select('id')
        .where('batchId', '=', id)
        .where('state', '=', 'waiting')
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Records that the paper of a sending was printed, by whom and when. */
export async function markPrinted(db: Db, id: number, { caller, at }: By): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('document_sending')
    .set({ state: 'printed', changedAt: at, userId: caller.user.id, userName: callerName(caller) })
    .where('batchId', '=', id)
    .where('state', '=', 'toPrint')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
