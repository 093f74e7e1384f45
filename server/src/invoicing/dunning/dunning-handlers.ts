import { brusselsNow, daysBetween, personName, sumMoney } from '@navette/shared/domain';
import { sql } from 'kysely';
import { createdOnce } from '../../db/created-once.ts';
import type { Db } from '../../db/database.ts';
import { keyOf } from '../../kernel/idempotency-key.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import type { AnswerOf, Handlers } from '../../kernel/operation.ts';
import { invalid } from '../../kernel/problem.ts';
import { shownSource } from '../documents/stored-source.ts';
import { invoicePayers } from '../invoices/payer.ts';
import { refuseKind, seesKind } from '../kinds.ts';
import type { ReceivableKind } from '../receivables/aged-queries.ts';
import type { InvoicingServices } from '../services.ts';
import { letterhead, type LetterSource, plannedLetter, storedLetter } from './letters.ts';
import { owingOf } from './owing-queries.ts';
import { forgetCounts, proposedCount } from './proposed-count.ts';
import { queueAgain, queueLetters, reachOf } from './queue-letters.ts';

type Row = AnswerOf<'listDunning'>[number];
type Mark = NonNullable<Row['letter']>;

/** The last letter of each payer with its last sending. */
async function lastLetters(db: Db, kind: ReceivableKind): Promise<ReadonlyMap<number, Mark>> {
  const payer = sql.ref(`letter.${kind}Id`);
  const { rows } = await sql<Mark & { payerId: number }>`
    select distinct on (${payer}) ${payer} as "payerId", letter.id, letter.type, letter.level, letter.date, letter."userName" as user_name,
      sending.channel, sending.state, sending.problem, sending."batchId" as "sendingId"
    from dunning_letter letter join document_sending sending on sending."letterId" = letter.id
    where ${payer} is not null order by ${payer}, letter.id desc, sending.id desc`.execute(db);
  return new Map(rows.map(({ payerId, ...mark }) => [payerId, mark]));
}

/** Payers with something late, those who are late longest first. */
async function dunningRows(db: Db, kind: ReceivableKind, today: string): Promise<Row[]> {
  const owing = (await owingOf(db, kind, today)).filter(({ late }) => late.length > 0);
  const payers = await invoicePayers(
    db,
    kind,
    owing.map(({ payerId }) => payerId),
  );
  const letters = await lastLetters(db, kind);
  return owing.flatMap(({ payerId, open, late, credit, plan, reminder, proposed }) => {
    const payer = payers.get(payerId);
    const [oldest] = late;
    if (!payer || !oldest) return [];
    const letter = letters.get(payerId) ?? null;
    const levels = new Map(reminder.items.map(({ id, level }) => [id, level]));
    const { channel, email } = reachOf(payer);
    const reminded = late.flatMap(({ remindedOn }) => remindedOn ?? []);
    if (kind === 'insurance' && letter?.type === 'reminder') reminded.push(letter.date);
    return {
      payerId,
      name: personName(payer, 'list'),
      count: late.length,
      oldestDue: oldest.due,
      daysLate: daysBetween(oldest.due, today),
      late: sumMoney(late.map((invoice) => invoice.open)),
      open: sumMoney(open.map((invoice) => invoice.open)),
      credit,
      proposed,
      level: reminder.level,
      from: reminder.from,
      recall: late.map(({ recall }) => recall).reduce((one, other) => (one > other ? one : other)),
      remindedOn: reminded.toSorted().at(-1) ?? null,
      channel,
      email,
      plan,
      letter,
      invoices: late.map(({ payerId: _payer, noticeDays: _days, ...invoice }) => ({
        ...invoice,
        daysLate: daysBetween(invoice.due, today),
        level: levels.get(invoice.id) ?? invoice.recall,
      })),
    };
  });
}

/** Clients have a statement of account of their own. @throws ProblemError 400 */
function refuseStatement({ kind, type }: { readonly kind: ReceivableKind; readonly type: LetterSource['type'] }): void {
  if (kind === 'client' && type === 'statement') throw invalid({ field: 'type', messageKey: 'validation.invalid' });
}

/** Reminders by payer (specification/invoices.md#dunning-by-client). */
export const dunningHandlers = {
  listDunning: async ({ body: { kind }, caller, services }) => {
    refuseKind(caller, kind);
    return dunningRows(services.db, kind, brusselsNow(services.now()).date);
  },
  countDunning: async ({ caller, services }) => {
    const kinds = (['client', 'insurance'] as const).filter((kind) => seesKind(caller, kind));
    const counts = await Promise.all(kinds.map((kind) => proposedCount(services.db, kind, services.now())));
    return { count: counts.reduce((sum, count) => sum + count, 0) };
  },
  previewDunning: async ({ body, caller, services, request }) => {
    const { kind, type, payers: ids } = body;
    refuseKind(caller, kind);
    refuseStatement(body);
    const { db, mailOut } = services;
    const at = services.now();
    const today = brusselsNow(at).date;
    const owing = new Map((await owingOf(db, kind, today, ids)).map((one) => [one.payerId, one]));
    const payers = await invoicePayers(db, kind, ids);
    const head = await letterhead(db, at);
    const letters = ids.flatMap((payerId) => {
      const [own, payer] = [owing.get(payerId), payers.get(payerId)];
      const letter = own && payer && plannedLetter(kind, type, own, payer, head, today);
      if (!letter) return [];
      return [
        { payerId, name: letter.payer.name, ...reachOf(payer), seen: own.seen, letter: shownSource(services, letter) },
      ];
    });
    noteForLog(request, { asked: { kind, type }, read: { count: letters.length } });
    return { delivers: mailOut.delivers, letters };
  },
  createDunning: async ({ body, caller, services, request }) => {
    refuseKind(caller, body.kind);
    refuseStatement(body);
    const at = services.now();
    const call = { key: keyOf(request), userId: caller.user.id, operation: 'createDunning', body, at };
    const id = await services.db
      .transaction()
      .execute((trx) => createdOnce(trx, call, () => queueLetters(trx, body, { caller, at })));
    forgetCounts(services.db);
    services.sendings.emit('queued');
    noteForLog(request, {
      subject: String(id),
      recordId: id,
      asked: { kind: body.kind, type: body.type, letters: body.letters.length },
    });
    return { id };
  },
  getDunningLetter: async ({ path: { id }, caller, services, request }) => {
    const letter = await storedLetter(services.db, id, services.now());
    refuseKind(caller, letter.kind);
    noteForLog(request, { subject: letter.payer.name, read: { count: 1 } });
    return shownSource(services, letter);
  },
  sendDunningLetter: async ({ path: { id: letterId }, body, caller, services, request }) => {
    const at = services.now();
    const letter = await storedLetter(services.db, letterId, at);
    refuseKind(caller, letter.kind);
    const call = {
      key: keyOf(request),
      userId: caller.user.id,
      operation: 'sendDunningLetter',
      body: { letterId, ...body },
      at,
    };
    const id = await services.db
      .transaction()
      .execute((trx) => createdOnce(trx, call, () => queueAgain(trx, letterId, body.channel, { caller, at })));
    services.sendings.emit('queued');
    noteForLog(request, { subject: letter.payer.name, recordId: letterId, asked: body });
    return { id };
  },
} satisfies Handlers<InvoicingServices>;
