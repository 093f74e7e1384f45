import type { RecallLevel } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { NumberedKind } from '../../db/invoice-types.ts';
import type { Row } from '../../db/types.ts';
import type { MailOutPort, OutgoingMail, RefusedAddress } from './mail-out-port.ts';

/** A mail to send once, idempotent by key. */
export interface MailToSend extends Omit<OutgoingMail, 'messageId'> {
  /** UUID made once per mail by the caller: the same key never sends a second one. */
  readonly key: string;
  /** Answered mail of the inbox; null for none. */
  readonly mailId: string | null;
  /** Attached invoice or credit note; missing for none. */
  readonly invoice?: { readonly kind: NumberedKind; readonly id: number; readonly recall?: RecallLevel };
  /** Client of an attached statement of account; missing for none. */
  readonly clientId?: number;
  /** Sender. */
  readonly by: { readonly id: number | null; readonly name: string };
  /** Nobody else sends under this key at the same time, so that a call found sending has died with its process. */
  readonly isSole?: true;
}

/** `busy`: another call is sending it, or the key belongs to somebody else's mail; `refused`: no address accepted it. */
export type SendOutcome =
  | { readonly outcome: 'sent'; readonly mail: Row<'sent_mail'> }
  | { readonly outcome: 'refused'; readonly refused: readonly RefusedAddress[] }
  | { readonly outcome: 'busy' };

/** Milliseconds after which a sending call has ended or crashed. */
const MOST_SENDING = 120_000;

/**
 * Sends a mail and logs who sent what to whom. A failed mail is sent again under its key; a sent one is not.
 * @throws ServiceError when the mail server fails; the log then records it
 */
export async function sendOnce(db: Db, port: MailOutPort, mail: MailToSend, now: Date): Promise<SendOutcome> {
  if (!(await claim(db, mail, now))) return earlier(db, mail);
  const settle = (state: 'sent' | 'kept' | 'failed', refused: readonly RefusedAddress[] = []) =>
    db
      .updateTable('sent_mail')
      .set({ state, refused: JSON.stringify(refused) })
      .where('id', '=', mail.key)
      .returningAll()
      .executeTakeFirstOrThrow();
  let refused: readonly RefusedAddress[];
  try {
    refused = await port.send({ ...mail, messageId: `<${mail.key}@${port.domain}>` });
  } catch (error) {
    await settle('failed');
    throw error;
  }
  if (refused.length >= mail.to.length) {
    await settle('failed', refused);
    return { outcome: 'refused', refused };
  }
  return { outcome: 'sent', mail: await settle(port.delivers ? 'sent' : 'kept', refused) };
}

/** Claims the key, also again after a failure. False when there is nothing to send. */
async function claim(
  db: Db,
  { key, mailId, invoice, clientId, to, subject, text, attachments, by, isSole }: MailToSend,
  now: Date,
): Promise<boolean> {
  const values = {
    userId: by.id,
    mailId,
    invoiceKind: invoice?.kind ?? null,
    invoiceId: invoice?.id ?? null,
    recall: invoice?.recall ?? 0,
    clientId: clientId ?? null,
    recipients: JSON.stringify(to),
    subject,
    text: text.replaceAll('\0', ''),
    files: JSON.stringify(attachments.map(({ name }) => name)),
    userName: by.name,
    at: now,
    state: 'sending' as const,
    refused: '[]',
  };
  const lost = new Date(now.getTime() - MOST_SENDING);
  const isOver = isSole
    ? sql<boolean>`sent_mail.state in ('failed', 'sending')`
    : sql<boolean>`sent_mail."userId" = ${by.id} and (sent_mail.state = 'failed' or sent_mail.state = 'sending' and sent_mail.at < ${lost})`;
  const claimed = await db
    .insertInto('sent_mail')
    .values({ id: key, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values).where(isOver))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

async function earlier(db: Db, { key, by, isSole }: MailToSend): Promise<SendOutcome> {
  const mail = await db
    .selectFrom('sent_mail')
    .selectAll()
    .where('id', '=', key)
    .$if(!isSole, (mine) => mine.where('userId', '=', by.id))
    .where('state', 'in', ['sent', 'kept'])
    .executeTakeFirst();
  return mail ? { outcome: 'sent', mail } : { outcome: 'busy' };
}
