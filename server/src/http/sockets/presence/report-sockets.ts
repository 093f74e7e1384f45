import type { components } from '@navette/openapi/types';
import { isStaffRole } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { ConnectedUser } from '../events.ts';

/** A socket of this process, of staff or of a driver's app, with its user. */
export interface OwnSocket {
  readonly socketId: string;
  readonly userId: number;
  /** The driver, for an app of drivers. */
  readonly driverId: number | null;
  /** Information that the app sent when it connected. */
  readonly info: components['schemas']['AppInfo'] | null;
}

/** Seconds without heartbeat after which a process counts as dead, with its sockets. */
const SILENCE = 20;

/**
 * Stores the sockets and the heartbeat of a process, and removes dead processes. Writes only differences, so that nobody is notified needlessly; a
 * process that was wrongly removed is restored with its sockets.
 */
export async function reportSockets(db: Db, processId: string, sockets: readonly OwnSocket[]): Promise<void> {
  const socketIds = sockets.map(({ socketId }) => socketId);
  const userIds = sockets.map(({ userId }) => userId);
  const driverIds = sockets.map(({ driverId }) => driverId);
  const infos = sockets.map(({ info }) => info && JSON.stringify(info));
  await sql`
    with here as (
      insert into server_process (id, "seenAt") values (${processId}::uuid, now()) on conflict (id) do update set "seenAt" = now()
    ), left_here as (
      delete from connected_app where "processId" = ${processId}::uuid and "socketId" <> all(${socketIds}::text[])
    ), silent as (
      delete from server_process where id <> ${processId}::uuid and "seenAt" < now() - make_interval(secs => ${SILENCE}::integer)
    )
    insert into connected_app ("socketId", "processId", "userId", "driverId", info)
    select own."socketId", ${processId}::uuid, own."userId", own."driverId", own.info
    from unnest(${socketIds}::text[], ${userIds}::integer[], ${driverIds}::integer[], ${infos}::jsonb[]) as own ("socketId", "userId", "driverId", info)
    where exists (select from app_user where id = own."userId") and (own."driverId" is null or exists (select from driver where id = own."driverId"))
    on conflict do nothing`.execute(db);
}

/** Staff connected to any process, by connection time. */
export async function connectedStaff(db: Db): Promise<ConnectedUser[]> {
  const rows = await db
    .selectFrom('connected_app')
    .innerJoin('app_user', 'app_user.id', 'connected_app.userId')
    .leftJoin('inactive_app', 'inactive_app.userId', 'connected_app.userId')
    .select(['socketId', 'app_user.id', 'firstname', 'lastname', 'role', 'inactive_app.userId as inactive'])
    .where('driverId', 'is', null)
    .orderBy('connectedAt')
    .orderBy('socketId')
    .execute();
  return rows.flatMap(({ socketId, role, inactive, ...user }) =>
    isStaffRole(role) ? [{ socketId, user: { ...user, role, active: inactive === null } }] : [],
  );
}

/** Removes a process with all of its sockets. */
export const leaveProcesses = (db: Db, processId: string) =>
  db.deleteFrom('server_process').where('id', '=', processId).execute();
