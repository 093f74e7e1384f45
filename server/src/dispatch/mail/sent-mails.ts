import type { Db } from '../../db/database.ts';
import type { AnswerOf } from '../../kernel/operation.ts';
import type { SafeMail } from '../../ports/mail/safe/safe-mail.ts';
import { type SentMail, toSentMail } from '../../ports/mail-out/to-sent-mail.ts';
import { toMail } from './to-mail.ts';

const MOST_SENT = 100;

/** The latest mails that were sent, or failed to be. */
export async function sentMails(db: Db): Promise<SentMail[]> {
  const rows = await db
    .selectFrom('sent_mail')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MOST_SENT)
    .execute();
  return rows.map(toSentMail);
}

/** Mails with what answered them from here. */
export async function withReplies(db: Db, mails: readonly SafeMail[]): Promise<AnswerOf<'getMessages'>> {
  if (mails.length === 0) return [];
  const rows = await db
    .selectFrom('sent_mail')
    .selectAll()
    .where(
      'mailId',
      'in',
      mails.map(({ id }) => id),
    )
    .where('state', 'in', ['sent', 'kept'])
    .orderBy('at')
    .execute();
  return mails.map((mail) => toMail(mail, rows.filter(({ mailId }) => mailId === mail.id).map(toSentMail)));
}
