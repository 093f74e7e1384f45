import { inactiveAfter } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { LiveServices } from '../services.ts';
import { notFound } from '../../kernel/problem.ts';
import { type AnswerMessage, believedInfo } from './app-messages.ts';
import { keepAnswer } from './command-queries.ts';
import { keepInfo, setInactive } from './connected-apps.ts';

/** Subject of the notification that an app reported about itself: with the ids of the answer and the requester. */
export const SAID = 'said';

/**
 * Stores the answer of an app to a command, and applies it: the app's information, and whether it is active. The requester is notified.
 * @throws ProblemError when this user's app was not asked, or has answered
 */
export async function hearAnswer(
  { db, now }: Pick<LiveServices, 'db' | 'now'>,
  userId: number,
  { info, ...said }: AnswerMessage,
): Promise<void> {
  const answer = { ...said, info: info && believedInfo(info, now()) };
  await db.transaction().execute(async (trx) => {
    const asked = await keepAnswer(trx, userId, answer, now());
    if (!asked) throw notFound();
    if (answer.info) await keepInfo(trx, asked.socketId, answer.info);
    const inactive = answer.done ? inactiveAfter(asked.action, asked.data) : undefined;
    if (inactive !== undefined) await setInactive(trx, userId, inactive, now());
    if (answer.info && asked.byId !== null)
      await sql`select pg_notify('navette', ${`${SAID} ${answer.id} ${asked.byId}`})`.execute(trx);
  });
}
