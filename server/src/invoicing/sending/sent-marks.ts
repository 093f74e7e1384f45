import type { NumberedKind } from '../../db/invoice-types.ts';
import { type RawBuilder, sql } from 'kysely';
import type { AnswerOf } from '../../kernel/operation.ts';

/** Last sending of a document, as in the contract. */
export type SentMark = AnswerOf<'previewSending'>['documents'][number]['sent'];

/**
 * The last sending of the document of an invoice, by mail or confirmed as printed; null when it was not. A mail counts whoever sent it, the queue or a
 * person from the dialog.
 * @param invoice column with the number of the invoice
 * @param recall column with the level of the reminder letter that went along; every level when missing
 */
export function lastSent(kind: NumberedKind, invoice: string, recall?: RawBuilder<number>): RawBuilder<SentMark> {
  const level = recall ? sql` and recall = ${recall}` : sql``;
  return sql`(
    select jsonb_build_object('at', at, 'channel', channel, 'user_name', "userName", 'kept', kept) from (
      select at, 'mail' as channel, "userName", state = 'kept' as kept from sent_mail
      where "invoiceKind" = ${kind} and "invoiceId" = ${sql.ref(invoice)} and state in ('sent', 'kept')${level}
      union all
      select "changedAt", 'post', "userName", false from document_sending
      where kind = ${kind} and "invoiceId" = ${sql.ref(invoice)} and state = 'printed'${level}
    ) mark order by at desc limit 1)`;
}
