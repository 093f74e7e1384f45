import { inactiveAfter } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { LiveServices } from '../services.ts';
import { notFound } from '../../kernel/problem.ts';
import { type AnswerMessage, believedInfo } from './app-messages.ts';
import { keepAnswer } from './command-queries.ts';
import { keepInfo, setInactive } from './connected-apps.ts';

/** Subject of the notice that an app said something of itself: the number of the answer and of who asked. */
export const SAID = 'said';

/**
 * Keeps the answer of an app to a command, with what follows from it: what the app says of itself, and whether it is active. Who asked hears it too.
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
