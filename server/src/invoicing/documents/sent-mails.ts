import type { Db } from '../../db/database.ts';
import type { NumberedKind } from '../../db/invoice-types.ts';
import { type SentMail, toSentMail } from '../../ports/mail-out/to-sent-mail.ts';

const sentMails = (db: Db) => db.selectFrom('sent_mail').selectAll().orderBy('at', 'desc').orderBy('id');

/** Mails of statements of account to a client, the latest first, including failed ones. */
export async function mailsOfStatements(db: Db, clientId: number): Promise<SentMail[]> {
  return (await sentMails(db).where('clientId', '=', clientId).execute()).map(toSentMail);
}

/** Mails of an invoice or a credit note, the latest first, including failed ones. */
export async function mailsOfInvoice(db: Db, kind: NumberedKind, id: number): Promise<SentMail[]> {
  const rows = await sentMails(db).where('invoiceKind', '=', kind).where('invoiceId', '=', id).execute();
  return rows.map(toSentMail);
}
