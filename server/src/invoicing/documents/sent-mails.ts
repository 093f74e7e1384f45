import type { Db } from '../../db/database.ts';
import type { NumberedKind } from '../../db/invoice-types.ts';
import { type SentMail, toSentMail } from '../../ports/mail-out/to-sent-mail.ts';

/** Mails by which an invoice or a credit note was sent, the latest first; those that failed too. */
export async function mailsOfInvoice(db: Db, kind: NumberedKind, id: number): Promise<SentMail[]> {
  const rows = await db
    .selectFrom('sent_mail')
    .selectAll()
    .where('invoiceKind', '=', kind)
    .where('invoiceId', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toSentMail);
}
