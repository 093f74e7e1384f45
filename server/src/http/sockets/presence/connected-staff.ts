import { isStaffRole } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { ConnectedUser } from '../events.ts';

/** A socket of this process and whose it is. */
export interface OwnSocket {
  readonly socketId: string;
  readonly userId: number;
}

/** Seconds without a word after which a process counts as gone, and its sockets with it. */
const SILENCE = 20;

/**
 * Writes which sockets a process has, that it is there, and which others are gone. What is so already is not written, so that nobody is notified; a
 * process that was taken for gone is back with all of its own.
 */
export async function reportSockets(db: Db, processId: string, sockets: readonly OwnSocket[]): Promise<void> {
  const socketIds = sockets.map(({ socketId }) => socketId);
  const userIds = sockets.map(({ userId }) => userId);
  await sql`
    with here as (
      insert into server_process (id, "seenAt") values (${processId}::uuid, now()) on conflict (id) do update set "seenAt" = now()
    ), left_here as (
      delete from connected_staff where "processId" = ${processId}::uuid and "socketId" <> all(${socketIds}::text[])
    ), silent as (
      delete from server_process where id <> ${processId}::uuid and "seenAt" < now() - make_interval(secs => ${SILENCE}::integer)
    )
    insert into connected_staff ("socketId", "processId", "userId")
    select own."socketId", ${processId}::uuid, own."userId"
    from unnest(${socketIds}::text[], ${userIds}::integer[]) as own ("socketId", "userId")
    where exists (select from app_user where id = own."userId")
    on conflict do nothing`.execute(db);
}

/** Who of the staff is connected to any process, the longest first. */
export async function connectedStaff(db: Db): Promise<ConnectedUser[]> {
  const rows = await db
    .selectFrom('connected_staff')
    .innerJoin('app_user', 'app_user.id', 'connected_staff.userId')
    .select(['socketId', 'app_user.id', 'firstname', 'lastname', 'role'])
    .orderBy('connectedAt')
    .orderBy('socketId')
    .execute();
  return rows.flatMap(({ socketId, role, ...user }) =>
    isStaffRole(role) ? [{ socketId, user: { ...user, role, active: true } }] : [],
  );
}

/** A process goes, with all of its sockets. */
export const leaveProcesses = (db: Db, processId: string) =>
  db.deleteFrom('server_process').where('id', '=', processId).execute();
