import { ANSWER_LIMIT, personName } from '@navette/shared/domain';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import type { AppCommandTable } from '../../db/live-types.ts';
import type { NewRow } from '../../db/types.ts';
import type { AnswerMessage } from './app-messages.ts';

/** Retention of commands and answers, ms; answers contain positions of staff. The log keeps who sent what to whom. */
const KEPT = 2 * 24 * 3_600_000;

/** Stores a command; every process is notified at commit. Returns its id. */
export const insertCommand = async (db: Db, command: NewRow<'app_command'>): Promise<number> =>
  (await db.insertInto('app_command').values(command).returning('id').executeTakeFirstOrThrow()).id;

/** A command to be delivered. */
export interface SentCommand extends Omit<AppCommandTable, 'id' | 'at' | 'settledAt'> {
  readonly id: number;
  readonly at: Date;
  /** Name of the sender, first name first; empty for a deleted one. */
  readonly by: string;
}

/** A command that may still be delivered; undefined when it has expired. */
export async function findCommand(db: Db, id: number, now: Date): Promise<SentCommand | undefined> {
  const row = await db
    .selectFrom('app_command')
    .leftJoin('app_user', 'app_user.id', 'byId')
    .selectAll('app_command')
    .select(['firstname', 'lastname'])
    .where('app_command.id', '=', id)
    .where('at', '>', new Date(now.getTime() - ANSWER_LIMIT))
    .executeTakeFirst();
  if (!row) return undefined;
  const { firstname, lastname, ...command } = row;
  return { ...command, by: lastname === null ? '' : personName({ firstname: firstname ?? '', lastname }, 'text') };
}

/** Ids of the commands that may still be delivered. */
export const openCommands = async (db: Db, now: Date): Promise<number[]> =>
  (
    await db
      .selectFrom('app_command')
      .select('id')
      .where('at', '>', new Date(now.getTime() - ANSWER_LIMIT))
      .execute()
  ).map(({ id }) => id);

/**
 * Claims the sockets of this process for a command: already claimed ones are left out, so that no app gets a command twice. Returns the answer id of
 * each app, by socket.
 */
export async function claimTargets(
  db: Db,
  commandId: number,
  sockets: readonly { readonly id: string; readonly userId: number }[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; socketId: string }>`
    insert into app_command_target (id, "commandId", "socketId", "userId")
    select given.id, ${commandId}::integer, given."socketId", given."userId"
    from unnest(${sockets.map(() => randomUUID())}::uuid[], ${sockets.map(({ id }) => id)}::text[], ${sockets.map(({ userId }) => userId)}::integer[]) as given (id, "socketId", "userId")
    where exists (select from app_user where app_user.id = given."userId")
    on conflict do nothing returning id, "socketId"`.execute(db);
  return new Map(rows.map(({ id, socketId }) => [socketId, id]));
}

export const markDelivered = (db: Db, ids: readonly string[], at: Date) =>
  db
    .updateTable('app_command_target')
    .set({ deliveredAt: at })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deliveredAt', 'is', null)
    .execute();

/** Command of a stored answer. */
export interface AnsweredCommand extends Pick<AppCommandTable, 'action' | 'data' | 'byId'> {
  readonly socketId: string;
}

/** Stores the first answer of an app; undefined when it was not asked, or has answered already. */
export async function keepAnswer(
  db: Db,
  userId: number,
  { id, ...answer }: AnswerMessage,
  at: Date,
): Promise<AnsweredCommand | undefined> {
  const { rows } = await sql<AnsweredCommand>`
    update app_command_target as target
    set "answeredAt" = ${at}, "deliveredAt" = coalesce("deliveredAt", ${at}), answer = ${JSON.stringify(answer)}::jsonb
    from app_command as command
    where target.id = ${id}::uuid and target."userId" = ${userId} and "answeredAt" is null and command.id = "commandId"
    returning "socketId", command.action, command.data, command."byId"`.execute(db);
  return rows[0];
}

/** Deletes commands beyond their retention. */
export const pruneCommands = (db: Db, now: Date) =>
  db
    .deleteFrom('app_command')
    .where('at', '<', new Date(now.getTime() - KEPT))
    .execute();
