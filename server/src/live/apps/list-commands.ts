import { byName } from '../../db/name-column.ts';
import type { components } from '@navette/openapi/types';
import { ANSWER_LIMIT, brusselsToday, commandState, personName, type Role } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { AppCommandTable } from '../../db/live-types.ts';

type AppCommand = components['schemas']['AppCommand'];
type Receiver = AppCommand['receivers'][number];

/** Limit for a busy day; earlier commands are in the log. */
const MOST = 200;
const MOST_RECEIVERS = 50;

interface Row extends Omit<AppCommand, 'by' | 'toName' | 'open' | 'receivers' | 'at'> {
  at: Date;
  by: Name | null;
  toUser: Name | null;
  receivers: (Name &
    Pick<Receiver, 'socketId' | 'userId' | 'role' | 'answer'> & {
      deliveredAt: string | null;
      answeredAt: string | null;
    })[];
}
type Name = { firstname: string; lastname: string };

/** Today's commands, the latest first, each with its target apps. */
export async function commandsOfToday(db: Db, now: Date): Promise<AppCommand[]> {
  const name = (table: string) =>
    sql`case when ${sql.ref(`${table}.id`)} is null then null else jsonb_build_object('firstname', ${sql.ref(`${table}.firstname`)}, 'lastname', ${sql.ref(`${table}.lastname`)}) end`;
  const { rows } = await sql<Row>`
    select command.id, command.at, ${name('sender')} as by, kind, action, data, "toId" as to, ${name('receiver')} as "toUser",
      counted.sent::integer, counted.delivered::integer, counted.answered::integer, coalesce(listed.receivers, '[]') as receivers
    from app_command as command
    left join app_user as sender on sender.id = command."byId"
    left join app_user as receiver on receiver.id = command."toId"
    cross join lateral (
      select count(*) as sent, count("deliveredAt") as delivered, count("answeredAt") as answered
      from app_command_target where "commandId" = command.id
    ) as counted
    cross join lateral (
      select jsonb_agg(jsonb_build_object('socketId', "socketId", 'userId', "userId", 'firstname', firstname, 'lastname', lastname,
        'role', role, 'answer', answer, 'deliveredAt', "deliveredAt", 'answeredAt', "answeredAt") order by silent desc, ${byName()}, "socketId") as receivers
      from (
        select target.*, app_user.firstname, app_user.lastname, app_user.role, "answeredAt" is null as silent
        from app_command_target as target join app_user on app_user.id = target."userId"
        where "commandId" = command.id
        order by silent desc, ${byName()}, "socketId" limit ${MOST_RECEIVERS}
      ) as target
    ) as listed
    where command.at >= (${brusselsToday(now)}::date)::timestamp at time zone 'Europe/Brussels'
    order by command.at desc, command.id desc limit ${MOST}`.execute(db);
  return rows.map((row) => commandOf(row, now));
}

function commandOf({ at, by, toUser, receivers, ...row }: Row, now: Date): AppCommand {
  const sentAt = at.getTime();
  const isInTime = now.getTime() - sentAt < ANSWER_LIMIT;
  return {
    ...row,
    at: at.toISOString(),
    by: by ? personName(by, 'list') : '',
    toName: toUser && personName(toUser, 'list'),
    // Delivery takes a moment: no target yet does not mean that there is none.
    open: isInTime && (row.sent === 0 || row.answered < row.sent),
    receivers: receivers.map(({ socketId, userId, role, answer, ...receiver }) => {
      const [deliveredAt, answeredAt] = [moment(receiver.deliveredAt), moment(receiver.answeredAt)];
      return {
        socketId,
        userId,
        role,
        answer,
        name: personName(receiver, 'list'),
        state: commandState({ sentAt, deliveredAt, answeredAt }, now.getTime()),
        milliseconds: answeredAt === null ? null : Math.max(0, answeredAt - sentAt),
      };
    }),
  };
}

const moment = (text: string | null): number | null => (text === null ? null : Date.parse(text));

/** Delivery counts of a command. */
interface CommandOutcome {
  readonly sent: number;
  readonly delivered: number;
  readonly answered: number;
}

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
