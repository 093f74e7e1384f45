import { documentLanguage } from '@navette/shared/document';
import { debitFile, endToEndId, SEPA_MESSAGES, type SepaHead, sepaText, transferFile } from '@navette/shared/bank';
import {
  brusselsNow,
  invoiceNumber,
  invoiceOgm,
  moneyText,
  normaliseIban,
  parseOgm,
  parseEnterpriseNumber,
  sumMoney,
} from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { BodyOf } from '../../kernel/operation.ts';
import { conflict, invalid, type ProblemField } from '../../kernel/problem.ts';
import { type Author, authorOf } from '../account/write-offs.ts';
import { type BankProfile, bankProfile, type ChosenRecords, duePayments, type DuePayment } from './due-queries.ts';

type Form = BodyOf<'createPaymentBatch'>;

/** Longest time between making a batch and its execution, in days: banks take no later one. */
const MOST_DAYS = 365;

/**
 * Makes a batch with its orders and its file in one transaction, so that a killed process leaves nothing of it. The invoices are locked first: of two
 * concurrent batches the second sees the orders of the first.
 * @returns the number of the batch
 * @throws ProblemError 400 for a wrong day or account; 409 when a payment is taken or has changed, an account has changed, or a limit is exceeded
 */
export async function makeBatch(trx: Db, form: Form, by: Author): Promise<number> {
  const { type, date } = form;
  const chosen = recordsOf(form);
  await lockRecords(trx, chosen);
  const profile = await bankProfile(trx);
  const due = await duePayments(trx, type, profile, { at: by.at, only: chosen });
  const payments = await chosenPayments(trx, form, due);
  refuseDay(form, payments, by.at);
  refuseAccounts(form, payments);
  refuseLimits(payments, profile);
  const total = sumMoney(payments.map(({ amount }) => amount));
  const { account } = profile;
  if (account === null) throw conflict('batch.ownAccount');
  const message = SEPA_MESSAGES[type][profile.version];
  const row = { type, date, message, messageId: '', account, count: payments.length, total, file: '' };
  const { id } = await trx
    .insertInto('payment_batch')
    .values({ ...row, ...authorOf(by) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const messageId = `NVT${invoiceNumber(id)}${by.at.toISOString().replaceAll(/\D/gu, '').slice(0, 14)}`;
  const orders = await insertOrders(trx, id, payments);
  const file = await fileOf(trx, form, orders, { profile, messageId, at: by.at });
  await trx.updateTable('payment_batch').set({ messageId, file }).where('id', '=', id).execute();
  return id;
}

/** Numbers of the chosen invoices. @throws ProblemError 400 when one is chosen twice */
function recordsOf({ payments }: Form): ChosenRecords {
  const seen = new Set<string>();
  for (const [index, { kind, recordId }] of payments.entries()) {
    const key = `${kind} ${recordId}`;
    if (seen.has(key)) throw invalid({ field: `payments.${index}`, messageKey: 'validation.duplicate' });
    seen.add(key);
  }
  const of = (kind: DuePayment['kind']) =>
    payments.flatMap((payment) => (payment.kind === kind ? [payment.recordId] : []));
  return { client: of('client'), driver: of('driver'), expense: of('expense') };
}

/** In the order of their numbers, so that concurrent batches wait for each other. */
async function lockRecords(trx: Db, { client, driver, expense }: ChosenRecords): Promise<void> {
  await sql`select from client_invoice where id = any(${client}::integer[]) order by id for update`.execute(trx);
  await sql`select from driver_invoice where id = any(${driver}::integer[]) order by id for update`.execute(trx);
  await sql`select from expense where id = any(${expense}::integer[]) order by id for update`.execute(trx);
}

/** The due payments as they were chosen. @throws ProblemError 409 `batch.taken` or `batch.changed` that names each */
async function chosenPayments(trx: Db, { payments }: Form, due: readonly DuePayment[]): Promise<DuePayment[]> {
  const byKey = new Map(due.map((payment) => [`${payment.kind} ${payment.recordId}`, payment]));
  const taken = await openOrders(trx, payments);
  const found: DuePayment[] = [];
  const fields: ProblemField[] = [];
  for (const [index, { kind, recordId, amount, iban }] of payments.entries()) {
    const payment = byKey.get(`${kind} ${recordId}`);
    const batch = taken.get(`${kind} ${recordId}`);
    const params = { invoice: invoiceNumber(recordId), batch: batch ?? 0, amount: payment?.amount ?? 0 };
    const refusal = (messageKey: string) => fields.push({ field: `payments.${index}`, messageKey, params });
    if (batch !== undefined) refusal('validation.batch.taken');
    else if (!payment || payment.amount !== amount) refusal('validation.batch.amount');
    else if (normaliseIban(payment.iban ?? '') !== normaliseIban(iban)) refusal('validation.batch.account');
    else found.push(payment);
  }
  if (fields.length > 0) throw conflict(taken.size > 0 ? 'batch.taken' : 'batch.changed', { fields });
  return found;
}

async function openOrders(trx: Db, payments: Form['payments']): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .selectFrom('payment_order')
    .select(['kind', 'recordId', 'batchId'])
    .where('state', '=', 'open')
    .where(
      'recordId',
      'in',
      payments.map(({ recordId }) => recordId),
    )
    .execute();
  const asked = new Set(payments.map(({ kind, recordId }) => `${kind} ${recordId}`));
  return new Map(
    rows
      .map(({ kind, recordId, batchId }) => [`${kind} ${recordId}`, batchId] as const)
      .filter(([key]) => asked.has(key)),
  );
}

/** Refuses a day that has passed, is too far, or is before the notice of a collection has run. */
function refuseDay({ date }: Form, payments: readonly DuePayment[], at: Date): void {
  const today = brusselsNow(at).date;
  if (date < today) throw invalid({ field: 'date', messageKey: 'validation.batch.past' });
  const days = Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
  if (days > MOST_DAYS)
    throw invalid({ field: 'date', messageKey: 'validation.batch.far', params: { days: MOST_DAYS } });
  const first = payments
    .flatMap(({ collectFrom }) => collectFrom ?? [])
    .toSorted()
    .at(-1);
  if (first !== undefined && date < first)
    throw invalid({ field: 'date', messageKey: 'validation.batch.notice', params: { date: first } });
}

/** Refuses accounts that are missing or wrong, names without a letter of SEPA, and changed accounts that nobody confirmed. */
function refuseAccounts({ confirmAccounts = false }: Form, payments: readonly DuePayment[]): void {
  const wrong = payments.flatMap(({ account, holder }, index): ProblemField[] => {
    const field = `payments.${index}.iban`;
    if (account === 'missing' || account === 'invalid') return [{ field, messageKey: 'validation.iban' }];
    return sepaText(holder, 70) === '' ? [{ field, messageKey: 'validation.batch.holder' }] : [];
  });
  if (wrong.length > 0) throw invalid(...wrong);
  if (confirmAccounts) return;
  const changed = payments.flatMap(({ account, name, iban, lastIban }, index): ProblemField[] =>
    account === 'changed'
      ? [
          {
            field: `payments.${index}.iban`,
            messageKey: 'validation.batch.changedAccount',
            params: { name, iban: iban ?? '', last: lastIban ?? '' },
          },
        ]
      : [],
  );
  if (changed.length > 0) throw conflict('batch.account', { fields: changed, params: { count: changed.length } });
}

function refuseLimits(payments: readonly DuePayment[], { limits: { paymentMax, batchMax } }: BankProfile): void {
  const fields = payments.flatMap(({ amount, name }, index): ProblemField[] =>
    amount > paymentMax
      ? [{ field: `payments.${index}`, messageKey: 'validation.batch.payment', params: { name, max: paymentMax } }]
      : [],
  );
  const total = sumMoney(payments.map(({ amount }) => amount));
  if (total > batchMax)
    fields.push({ field: 'payments', messageKey: 'validation.batch.total', params: { total, max: batchMax } });
  if (fields.length > 0) throw conflict('batch.limit', { fields });
}

interface Order extends DuePayment {
  readonly endToEndId: string;
}

async function insertOrders(trx: Db, batchId: number, payments: readonly DuePayment[]): Promise<Order[]> {
  const { rows: ids } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('payment_order', 'id'))::integer as id
    from generate_series(1, ${payments.length}::integer)`.execute(trx);
  const orders = payments.map((payment, index): Order => ({ ...payment, endToEndId: endToEndId(ids[index]?.id ?? 0) }));
  const column = <Name extends keyof Order>(name: Name) => orders.map((order) => order[name]);
  await sql`
    insert into payment_order (id, "batchId", position, kind, "recordId", amount, name, iban, "endToEndId", "mandateId")
    select line.id, ${batchId}::integer, line.position, kind, record, amount, name, replace(iban, ' ', ''), reference, mandate
    from unnest(${ids.map(({ id }) => id)}::integer[], ${column('kind')}::text[], ${column('recordId')}::integer[],
      ${column('amount').map(moneyText)}::numeric[], ${column('holder')}::text[], ${column('iban')}::text[],
      ${column('endToEndId')}::text[], ${column('mandateId')}::integer[])
      with ordinality as line (id, kind, record, amount, name, iban, reference, mandate, position)`.execute(trx);
  return orders;
}

/** Texts of payments in French, Dutch and English, as the payee's statement shows them. */
const TEXTS = {
  settlement: { fr: 'Décompte', nl: 'Afrekening', en: 'Settlement' },
  refund: { fr: 'Remboursement facture', nl: 'Terugbetaling factuur', en: 'Refund invoice' },
  expense: { fr: 'Facture', nl: 'Factuur', en: 'Invoice' },
  debit: { fr: 'Facture', nl: 'Factuur', en: 'Invoice' },
} as const;

async function fileOf(
  trx: Db,
  { type, date }: Form,
  orders: readonly Order[],
  { profile, messageId, at }: { readonly profile: BankProfile; readonly messageId: string; readonly at: Date },
): Promise<string> {
  const { company, version, account, creditorId } = profile;
  const languages = await languagesOf(trx, orders);
  const enterprise = parseEnterpriseNumber(company.companyNumber ?? '') ?? null;
  const owner = { name: company.companyName, iban: account ?? '', bic: company.companyBic, enterprise };
  const head: SepaHead = { version, messageId, createdAt: at, date, owner };
  const lines = orders.map((order) => ({
    endToEndId: order.endToEndId,
    amount: order.amount,
    name: order.holder,
    iban: order.iban ?? '',
    ...communicationOf(
      order,
      documentLanguage(languages.get(`${order.kind} ${order.payerId}`), company),
      company.companyName,
    ),
  }));
  if (type === 'transfer') return transferFile(head, lines);
  if (creditorId === null) throw conflict('batch.creditor');
  const mandates = await mandatesOf(trx, orders);
  const used = new Set<number>();
  const debits = orders.flatMap(({ mandateId }, index) => {
    const mandate = mandates.get(mandateId ?? 0);
    const line = lines[index];
    if (!mandate || !line) return [];
    const isFirst = !mandate.used && !used.has(mandate.id);
    if (mandate.once && !isFirst)
      throw invalid({
        field: `payments.${index}`,
        messageKey: 'validation.batch.once',
        params: { mandate: mandate.reference },
      });
    used.add(mandate.id);
    const sequence = mandate.once ? ('OOFF' as const) : isFirst ? ('FRST' as const) : ('RCUR' as const);
    return [{ ...line, mandate: mandate.reference, signedOn: mandate.signedOn, sequence }];
  });
  return debitFile(head, creditorId, debits);
}

/** Communication of a payment: a supplier finds the one that it asked for, or the number of its invoice. */
function communicationOf(order: Order, language: keyof (typeof TEXTS)['debit'], company: string) {
  const { purpose, recordId, document, communication } = order;
  if (purpose === 'debit') return { structured: invoiceOgm('client', recordId), text: '' };
  if (purpose === 'expense' && communication !== null)
    return { structured: parseOgm(communication) ?? null, text: communication };
  const number = purpose === 'expense' ? (document ?? '') : invoiceNumber(recordId);
  return { structured: null, text: [TEXTS[purpose][language], number, company].filter(Boolean).join(' ') };
}

/** Languages of the payees and payers, by kind and number. */
async function languagesOf(trx: Db, orders: readonly Order[]): Promise<ReadonlyMap<string, string | null>> {
  const languages = new Map<string, string | null>();
  for (const kind of ['client', 'driver'] as const) {
    const ids = orders.flatMap((order) => (order.kind === kind ? [order.payerId] : []));
    if (ids.length === 0) continue;
    const rows = await trx.selectFrom(kind).select(['id', 'language']).where('id', 'in', ids).execute();
    for (const { id, language } of rows) languages.set(`${kind} ${id}`, language);
  }
  return languages;
}

/** Mandates of a batch; one is used once something was collected with it before. */
async function mandatesOf(trx: Db, orders: readonly Order[]) {
  const ids = orders.flatMap(({ mandateId }) => mandateId ?? []);
  const own = orders.map((order) => order.endToEndId);
  const { rows } = await sql<{ id: number; reference: string; signedOn: string; once: boolean; used: boolean }>`
    select id, reference, "signedOn", once, exists (select from payment_order used
      where used."mandateId" = mandate.id and used.state in ('open', 'paid') and used."endToEndId" <> all(${own}::text[])) as used
    from mandate where id = any(${ids}::integer[])`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}
