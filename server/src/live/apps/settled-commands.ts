import { ANSWER_LIMIT, type Role } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { AppCommandTable } from '../../db/live-types.ts';

/** Delivery counts of a command. */
export interface CommandOutcome {
  readonly sent: number;
  readonly delivered: number;
  readonly answered: number;
}

/** Outcome of a command so far. */
export async function outcomeOf(db: Db, id: number): Promise<CommandOutcome> {
  const { sent, delivered, answered } = await db
    .selectFrom('app_command_target')
    .select(({ fn }) => [
      fn.countAll<string>().as('sent'),
      fn.count<string>('deliveredAt').as('delivered'),
      fn.count<string>('answeredAt').as('answered'),
    ])
    .where('commandId', '=', id)
    .executeTakeFirstOrThrow();
  return { sent: Number(sent), delivered: Number(delivered), answered: Number(answered) };
}

/** An expired command. */
export interface SettledCommand extends Pick<AppCommandTable, 'kind' | 'action' | 'toId'> {
  readonly id: number;
  /** Null for a deleted user. */
  readonly sender: { readonly id: number; readonly role: Role } | null;
  readonly receiver: { readonly firstname: string; readonly lastname: string } | null;
}

/** Claims expired commands that no process has claimed yet. */
export async function claimSettled(db: Db, now: Date): Promise<SettledCommand[]> {
  const over = new Date(now.getTime() - ANSWER_LIMIT);
  const { rows } = await sql<SettledCommand>`
    with claimed as (
      update app_command set "settledAt" = ${now}
      where id in (
        select id from app_command where at <= ${over} and "settledAt" is null order by id for update skip locked
      )
      returning id, kind, action, "toId", "byId"
    )
    select claimed.id, kind, action, "toId",
      case when sender.id is not null then jsonb_build_object('id', sender.id, 'role', sender.role) end as sender,
      case when receiver.id is not null
        then jsonb_build_object('firstname', coalesce(receiver.firstname, ''), 'lastname', coalesce(receiver.lastname, '')) end as receiver
    from claimed
    left join app_user sender on sender.id = "byId"
    left join app_user receiver on receiver.id = "toId"
    order by claimed.id`.execute(db);
  return rows;
}

/** Notifies subscribers that a command has expired. */
export const notifyOutcome = (db: Db) => sql`select pg_notify('navette', 'commands')`.execute(db);
