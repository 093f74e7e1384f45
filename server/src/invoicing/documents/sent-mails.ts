import type { InvoiceKind } from '@navette/shared/domain';
import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/types.ts';
import type { AnswerOf } from '../../kernel/operation.ts';

/** A mail that was sent, as the contract answers it. */
export type SentMail = AnswerOf<'listClientInvoiceMails'>[number];

/** A sent mail under the names of the contract. */
export const toSentMail = ({
  id,
  recipients,
  subject,
  text,
  files,
  userName,
  at,
  state,
}: Row<'sent_mail'>): SentMail => ({
  id,
  to: recipients,
  subject,
  text,
  files,
  user_name: userName,
  at: at.toISOString(),
  state,
});

/** Mails by which an invoice was sent, the latest first; those that failed too. */
export async function mailsOfInvoice(db: Db, kind: InvoiceKind, id: number): Promise<SentMail[]> {
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
