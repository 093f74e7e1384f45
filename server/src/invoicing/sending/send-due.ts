import { invoiceDocument, invoiceMailWords, reminderLetter } from '@navette/shared/document';
import { RecallLevel } from '@navette/shared/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { NumberedKind } from '../../db/invoice-types.ts';
import type { Row, RowChange } from '../../db/types.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { repeat } from '../../kernel/repeat.ts';
import { ServiceError } from '../../kernel/service-error.ts';
import { job } from '../../kernel/work.ts';
import { sendOnce } from '../../ports/mail-out/send-once.ts';
import { documentOf, leftOf, letterPdf, mailOf, storedLetter } from '../dunning/letters.ts';
import { reachOf } from '../dunning/queue-letters.ts';
import { lettersPdf, letterSource } from '../documents/letters.ts';
import { attachmentsOf, type MailedFile } from '../documents/mail-document.ts';
import { pdfOf, type PdfFile } from '../documents/pdf/render-pdf.ts';
import { creditNotePdf, creditSource, invoicePdf } from '../documents/stored-pdf.ts';
import { logosOf, storedSource } from '../documents/stored-source.ts';
import type { InvoicingServices } from '../services.ts';
import { invoicePayers } from '../invoices/payer.ts';
import { ublBeside } from '../ubl/ubl-handlers.ts';
import { planSending } from './plan-sending.ts';
import { stopBatch } from './queue-sending.ts';

type Sending = Row<'document_sending'>;
type Change = RowChange<'document_sending'>;
type Worker = Pick<InvoicingServices, 'db' | 'files' | 'mailOut' | 'now' | 'sendings'>;

/** Mails that one process sends at a time: the mail server is waited for, the processor is not. */
const AT_ONCE = 3;

/** Minutes until a mail is tried again, one for each failure. */
const RETRY_MINUTES = [1, 5, 15, 60] as const;

/** Failures after which a run ends, so that a mail server that is away is not asked for each mail. */
const MOST_FAILURES = 5;

interface Run {
  readonly stopped: () => boolean;
  readonly log?: FastifyBaseLogger;
}

/**
 * Mails the documents that are due, in whatever process. The row of a document stays locked until its state is written, so that no other process takes
 * it, and a process that dies gives it back at once. Its mail has one key and one Message-ID whatever the number of attempts: what `sent_mail` has as
 * sent is not sent again; between the server's word and that row a killed process leaves a mail that is repeated with the same Message-ID.
 * @returns number of mails that were tried
 */
export async function sendDue(services: Worker, run: Run = { stopped: () => false }): Promise<number> {
  let [tried, failures] = [0, 0];
  const one = async () => {
    while (!run.stopped() && failures < MOST_FAILURES) {
      const state = await sendNext(services, run);
      if (state === undefined) return;
      tried += 1;
      failures = state === 'waiting' ? failures + 1 : 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return tried;
}

/** Sends the next mail; returns its state, undefined when none is due. */
const sendNext = (services: Worker, run: Run) =>
  services.db.transaction().execute(async (trx) => {
    const sending = await takeNext(trx, services.now());
    if (!sending) return undefined;
    const change = await mail(services, sending).catch((error: unknown) => afterFailure(error, sending, services, run));
    await trx
      .updateTable('document_sending')
      .set({ ...change, attempts: sending.attempts + 1, changedAt: services.now() })
      .where('id', '=', sending.id)
      .execute();
    return change.state;
  });

const takeNext = (trx: Db, now: Date): Promise<Sending | undefined> =>
  trx
    .selectFrom('document_sending')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

const sourceOf = (db: Db, kind: NumberedKind, id: number) =>
  kind === 'credit' ? creditSource(db, id) : storedSource(db, kind, id);

/** Mails a document to the address that its payer has now. */
async function mail(services: Worker, sending: Sending): Promise<Change> {
  const { kind, invoiceId, recall, letterId } = sending;
  const { db } = services;
  if (letterId !== null) return mailLetter(services, sending, letterId);
  const [plan] = await planSending(db, kind, [{ invoiceId, recall }]);
  if (!plan || plan.sendable.cancelled) return { state: 'failed', problem: 'cancelled' };
  if (!plan.email?.trim()) return { state: 'failed', problem: 'noMailAddress' };
  const level = recall === RecallLevel.none ? null : recall;
  const source = await sourceOf(db, kind, invoiceId);
  const files: MailedFile[] = [];
  if (level)
    files.push(
      await lettersPdf(services, [{ id: invoiceId, level }], services.now(), {
        fieldOf: () => 'recall',
        goesOut: true,
      }),
    );
  files.push(
    kind === 'credit' ? await creditNotePdf(services, invoiceId) : await invoicePdf(services, kind, invoiceId),
    ...(await ublBeside(services.db, source)),
  );
  return handOver(services, sending, { to: plan.email.trim(), files, ...invoiceMailWords(source, level) });
}

/** Invoices that go along with the mail of a letter; more are named in it alone, so that mailboxes take the mail. */
const MOST_ATTACHED = 10;

/** Mails a letter about several invoices with these, unless they were paid meanwhile. */
async function mailLetter(services: Worker, sending: Sending, letterId: number): Promise<Change> {
  const { db, now } = services;
  const source = await storedLetter(db, letterId, now());
  if ((await leftOf(db, source)) <= 0) return { state: 'failed', problem: 'settled' };
  const payer = (await invoicePayers(db, source.kind, [source.payer.id])).get(source.payer.id);
  const { email, problem } = payer ? reachOf(payer, 'mail') : { email: null, problem: 'noMailAddress' };
  if (problem !== null || !email) return { state: 'failed', problem: 'noMailAddress' };
  const files: PdfFile[] = [await letterPdf(services, source, now())];
  for (const { id } of source.invoices.slice(0, MOST_ATTACHED)) files.push(await invoicePdf(services, source.kind, id));
  return handOver(services, sending, { to: email.trim(), files, ...mailOf(source) });
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly files: readonly MailedFile[];
}

/** Hands a mail over to the mail server, once. */
async function handOver(
  { db, mailOut, now }: Worker,
  { kind, invoiceId, recall, key, userId, userName }: Sending,
  { to, subject, text, files }: Mail,
): Promise<Change> {
  const sent = await sendOnce(
    db,
    mailOut,
    {
      key,
      isSole: true,
      mailId: null,
      invoice: { kind, id: invoiceId, recall },
      to: [to],
      subject,
      text,
      inReplyTo: null,
      references: [],
      attachments: attachmentsOf(files),
      by: { id: userId, name: userName },
    },
    now(),
  );
  if (sent.outcome === 'refused') return { state: 'refused', problem: null };
  return sent.outcome === 'sent' && sent.mail.state === 'kept'
    ? { state: 'kept', problem: null }
    : { state: 'sent', problem: null };
}

/** A refusal is final; what a service or the database could not do now is tried again. */
async function afterFailure(error: unknown, sending: Sending, { db, now }: Worker, { log }: Run): Promise<Change> {
  if (error instanceof ProblemError && error.status < 500) {
    const [field] = error.details.fields ?? [];
    return { state: 'failed', problem: field?.messageKey ?? `problem.${error.code}` };
  }
  const fault = error instanceof ServiceError ? error.fault : undefined;
  if (fault === 'settings') {
    await stopBatch(db, sending.batchId, now(), { state: 'failed', problem: 'settings' });
    return { state: 'failed', problem: 'settings' };
  }
  const problem =
    fault === 'unavailable' ? 'unavailable' : error instanceof ProblemError ? `problem.${error.code}` : 'unexpected';
  if (problem === 'unexpected') log?.error({ err: error, sending: sending.id }, 'a document was not sent');
  const minutes = RETRY_MINUTES[sending.attempts];
  if (minutes === undefined) return { state: 'failed', problem };
  return { state: 'waiting', problem, dueAt: new Date(now().getTime() + minutes * 60_000) };
}

/**
 * Documents of a sending that go by post as one PDF, a reminder letter before its invoice; a letter about several invoices goes alone.
 * @returns undefined when none does
 */
export async function postPdf(
  { db, files }: Pick<InvoicingServices, 'db' | 'files'>,
  batchId: number,
  now: Date,
  twoSided: boolean,
): Promise<{ readonly file: PdfFile; readonly kind: NumberedKind; readonly invoices: readonly number[] } | undefined> {
  const rows = await db
    .selectFrom('document_sending')
    .select(['kind', 'invoiceId', 'recall', 'letterId'])
    .where('batchId', '=', batchId)
    .where('channel', '=', 'post')
    .where('state', 'in', ['toPrint', 'printed'])
    .orderBy('position')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const documents = [];
  const sources: { readonly company: { readonly companyName: string }; readonly logo?: string | null }[] = [];
  for (const { kind, invoiceId, recall, letterId } of rows) {
    if (letterId !== null) {
      const letter = await storedLetter(db, letterId, now);
      sources.push(letter);
      documents.push(documentOf(letter));
      continue;
    }
    const source = await sourceOf(db, kind, invoiceId);
    sources.push(source);
    if (recall !== RecallLevel.none)
      documents.push(reminderLetter(await letterSource(db, { id: invoiceId, level: recall }, now)));
    documents.push(invoiceDocument(source));
  }
  const author = sources[0]?.company.companyName ?? '';
  const logos = await logosOf(files, sources);
  const file = await pdfOf(documents, { author, made: now, logos, twoSided }, `envoi-${batchId}`);
  return { file, kind: first.kind, invoices: rows.map(({ invoiceId }) => invoiceId) };
}

/** Milliseconds between two looks at what is due. */
const EVERY = 20_000;

/** Sends documents when they are due, and at once when the process starts or somebody queues some in it. Stopping waits for the mails under way alone. */
export function watchSendings(services: Worker, log: FastifyBaseLogger): { stop(): Promise<void> } {
  let isStopped = false;
  const work = job('sendings', async () => {
    const tried = await sendDue(services, { stopped: () => isStopped, log });
    if (tried > 0) log.info({ documents: tried }, 'documents mailed');
  });
  const repeated = repeat(work, EVERY, (error) => log.warn({ err: error }, 'documents not sent'));
  const onQueued = () => void repeated.now();
  services.sendings.on('queued', onQueued);
  onQueued();
  return {
    stop: async () => {
      isStopped = true;
      services.sendings.off('queued', onQueued);
      await repeated.stop();
    },
  };
}
