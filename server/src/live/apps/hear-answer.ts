import { inactiveAfter, personName } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { LiveServices } from '../services.ts';
import { notFound } from '../../kernel/problem.ts';
import { type AnswerMessage, believedInfo } from './app-messages.ts';
import { keepAnswer } from './command-queries.ts';
import { keepInfo, setInactive } from './connected-apps.ts';
import type { components } from '@navette/openapi/types';
import type { Db } from '../../db/database.ts';

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

/** Report of an app about itself, with its user. */
interface SaidInfo {
  readonly from: number;
  /** Name of the user, first name first. */
  readonly by: string;
  readonly info: components['schemas']['AppInfo'];
}

/** Report of an app in an answer; undefined without one. */
export async function saidInfo(db: Db, answerId: string): Promise<SaidInfo | undefined> {
  const row = await db
    .selectFrom('app_command_target')
    .innerJoin('app_user', 'app_user.id', 'userId')
    .select(['userId', 'answer', 'firstname', 'lastname'])
    .where('app_command_target.id', '=', answerId)
    .executeTakeFirst();
  return row?.answer?.info ? { from: row.userId, by: personName(row, 'text'), info: row.answer.info } : undefined;
}
