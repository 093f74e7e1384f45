import { brusselsNow, channelOf, InvoiceStatus, RecallLevel, sendingProblem } from '@navette/shared/domain';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { callerName } from '../../kernel/caller.ts';
import type { BodyOf } from '../../kernel/operation.ts';
import { conflict, invalid } from '../../kernel/problem.ts';
import { type Author, authorOf } from '../account/write-offs.ts';
import { type InvoicePayer, invoicePayers } from '../invoices/payer.ts';
import { INVOICE_TABLES } from '../kinds.ts';
import type { ReceivableKind } from '../receivables/aged-queries.ts';
import { setLevels } from '../reminders/remind.ts';
import { putSendings } from '../sending/queue-sending.ts';
import { leftOf, letterhead, type LetterSource, plannedLetter, refuseRepeated, storedLetter } from './letters.ts';
import { owingOf } from './owing-queries.ts';

/** Channel of a payer: by its record, mail where there is an address, else post. */
export function reachOf(payer: InvoicePayer, channel = channelOf(payer.channel, payer.addressee.email)) {
  const { email, address } = payer.addressee;
  return { channel, email, problem: sendingProblem(channel, { cancelled: false, email, address }) };
}

/** Locks the open invoices of payers in the order of their ids, as all who write reminders and payments do. */
const lockOpen = (trx: Db, kind: ReceivableKind, payers: readonly number[]) =>
  sql`select from ${sql.table(INVOICE_TABLES[kind])} where ${sql.ref(`${kind}Id`)} = any(${payers}::integer[])
    and status <> ${sql.lit(InvoiceStatus.closed)} order by id for update`.execute(trx);

/** Level of its sendings; insurers have none, so that those of letters stay apart from those of their oldest invoice (0). */
const recallOf = ({ kind, type, level }: LetterSource): RecallLevel =>
  kind === 'client' ? (level ?? RecallLevel.none) : type === 'reminder' ? RecallLevel.first : RecallLevel.formalNotice;

interface Queued {
  readonly source: LetterSource;
  readonly letterId: number;
  readonly channel: 'mail' | 'post';
}

/**
 * Sends letters: stores what each asks for, records the reminders of the invoices whose level rises, and queues the letters as one sending. The locks on the
 * invoices let two callers decide one after the other: a payer whose account changed since the preview is left out.
 * @returns number of the sending
 * @throws ProblemError 400 for a payer who comes twice, 409 `dunning.changed` when nobody is left
 */
export async function queueLetters(
  trx: Db,
  { kind, type, letters }: BodyOf<'createDunning'>,
  by: Author,
): Promise<number> {
  refuseRepeated(letters);
  const today = brusselsNow(by.at).date;
  const ids = letters.map(({ payerId }) => payerId);
  await lockOpen(trx, kind, ids);
  const owing = new Map((await owingOf(trx, kind, today, ids)).map((one) => [one.payerId, one]));
  const payers = await invoicePayers(trx, kind, ids);
  const head = await letterhead(trx, by.at);
  const going = letters.flatMap(({ payerId, channel, seen }) => {
    const [own, payer] = [owing.get(payerId), payers.get(payerId)];
    if (!own || !payer || own.seen !== seen || reachOf(payer, channel).problem !== null) return [];
    const source = plannedLetter(kind, type, own, payer, head, today);
    return source ? [{ source, channel, own }] : [];
  });
  const waiting = await waitingOf(
    trx,
    kind,
    going.map(({ source }) => source),
  );
  const free = going.filter(({ source }) => !waiting.has(anchorOf(source)));
  if (free.length === 0) throw conflict('dunning.changed');
  if (kind === 'client' && type === 'reminder') {
    const levels = free.flatMap(({ own }) =>
      own.reminder.items.filter(({ rises }) => rises).map(({ id, level }) => ({ invoiceId: id, level })),
    );
    await setLevels(trx, levels, by, (index) => `letters.${index}`);
  }
  const queued: Queued[] = [];
  for (const { source, channel } of free)
    queued.push({ source, channel, letterId: await insertLetter(trx, source, by) });
  return insertSending(trx, kind, queued, by);
}

const anchorOf = (source: LetterSource): string => `${source.invoices[0]?.id} ${recallOf(source)}`;

/** Oldest invoices of letters that wait already for a mail of the same level, by letter or by invoice. */
async function waitingOf(
  trx: Db,
  kind: ReceivableKind,
  sources: readonly LetterSource[],
): Promise<ReadonlySet<string>> {
  const ids = sources.flatMap(({ invoices }) => invoices[0]?.id ?? []);
  const rows = await trx
    .selectFrom('document_sending')
    .select(['invoiceId', 'recall'])
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where('invoiceId', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  return new Set(rows.map(({ invoiceId, recall }) => `${invoiceId} ${recall}`));
}

async function insertLetter(trx: Db, source: LetterSource, by: Author): Promise<number> {
  const { kind, type, level, today, credit, payer } = source;
  const payerId = { clientId: kind === 'client' ? payer.id : null, insuranceId: kind === 'client' ? null : payer.id };
  const { id } = await trx
    .insertInto('dunning_letter')
    .values({ ...payerId, type, level, date: today, credit, ...authorOf(by) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const invoices = source.invoices.map(({ id: invoiceId, ...invoice }, position) => ({
    letterId: id,
    position,
    invoiceId,
    ...invoice,
  }));
  await trx.insertInto('dunning_letter_invoice').values(invoices).execute();
  return id;
}

/** Queues letters in a sending of their own; one that failed, or paper that was not printed, is replaced. */
async function insertSending(trx: Db, kind: ReceivableKind, letters: readonly Queued[], by: Author): Promise<number> {
  const author = { userId: by.caller.user.id, userName: callerName(by.caller) };
  const { id: batchId } = await trx
    .insertInto('document_batch')
    .values({ kind, at: by.at, ...author })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = letters.map(({ source, letterId, channel }, position) => ({
    batchId,
    position,
    kind,
    invoiceId: source.invoices[0]?.id ?? 0,
    recall: recallOf(source),
    letterId,
    channel,
    key: randomUUID(),
    state: channel === 'mail' ? ('waiting' as const) : ('toPrint' as const),
    problem: null,
    attempts: 0,
    dueAt: by.at,
    changedAt: by.at,
    ...author,
  }));
  await putSendings(trx, rows, true);
  return batchId;
}

/**
 * Sends a letter again, as it was.
 * @returns number of the sending
 * @throws ProblemError 409 `dunning.waiting` or `dunning.settled`, 400 when the payer cannot be reached by the channel
 */
export async function queueAgain(trx: Db, letterId: number, channel: 'mail' | 'post', by: Author): Promise<number> {
  await sql`select from dunning_letter where id = ${letterId} for update`.execute(trx);
  const source = await storedLetter(trx, letterId, by.at);
  const payer = (await invoicePayers(trx, source.kind, [source.payer.id])).get(source.payer.id);
  const problem = payer ? reachOf(payer, channel).problem : 'cancelled';
  if (problem !== null) throw invalid({ field: 'channel', messageKey: `validation.letter.${problem}` });
  if ((await waitingOf(trx, source.kind, [source])).has(anchorOf(source))) throw conflict('dunning.waiting');
  if ((await leftOf(trx, source)) <= 0) throw conflict('dunning.settled');
  return insertSending(trx, source.kind, [{ source, letterId, channel }], by);
}
