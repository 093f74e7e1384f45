import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { HttpServices } from '../services.ts';
import { job } from '../../kernel/work.ts';
import { repeat } from '../../kernel/repeat.ts';
import type { DriverSocket, DriverSockets } from '../../live/driver-app/driver-sockets.ts';
import type { Sockets, StaffSocket, ConnectedUser } from './events.ts';
import { rooms } from './rooms.ts';
import type { components } from '@navette/openapi/types';
import { isStaffRole } from '@navette/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Debounce in milliseconds: several people connect at once after a restart, and the list is sent once for all of them. */
const DEBOUNCE = 100;

/** Heartbeat of this process, in milliseconds. */
const HEARTBEAT = 5_000;

/**
 * Stores the sockets of this process, including those of drivers' apps, and sends staff the presence list, over all processes, whenever it changes.
 * Each process writes its own sockets to a table and learns of the others from the change feed; the sockets of a process without heartbeat expire
 * after seconds. `written` resolves when the sockets of this process are in the table.
 */
export function notifyPresence(
  io: Sockets,
  drivers: DriverSockets,
  { db, changes }: HttpServices,
  log: FastifyBaseLogger,
): { changed(): void; written(): Promise<void>; stop(): Promise<void> } {
  const processId = randomUUID();
  let sent = '[]';
  let isKnown = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const update = async () => {
    const staff = [...io.sockets.sockets.values()].map((socket) => ({ ...own(socket), driverId: null }));
    const apps = [...drivers.sockets.values()].map((socket) => ({
      ...own(socket),
      driverId: socket.data.caller.driverId,
    }));
    const sockets = [...staff, ...apps];
    // No socket and no entry of this process: nothing to do.
    if (sockets.length === 0 && !isKnown) return;
    await reportSockets(db, processId, sockets);
    isKnown = sockets.length > 0;
    const users = await connectedStaff(db);
    const list = JSON.stringify(users);
    if (list === sent) return;
    sent = list;
    io.to(rooms.staff).emit('presence', { users });
  };
  const heartbeat = repeat(job('presence', update), HEARTBEAT, (error) =>
    log.warn({ err: error }, 'the presence list can not be read'),
  );
  const changed = () => {
    if (stopped) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void heartbeat.now();
    }, DEBOUNCE);
  };
  changes?.onChange((subject) => {
    if (subject === 'presence' && io.sockets.sockets.size > 0) changed();
  });
  return {
    changed,
    written: () => heartbeat.now(),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await heartbeat.stop();
      await leaveProcesses(db, processId).catch((error: unknown) =>
        log.warn({ err: error }, 'sockets of this process not removed'),
      );
    },
  };
}

const own = ({ id, data }: StaffSocket | DriverSocket) => ({
  socketId: id,
  userId: data.caller.user.id,
  info: data.info ?? null,
});

/** A socket of this process, of staff or of a driver's app, with its user. */
interface OwnSocket {
  readonly socketId: string;
  readonly userId: number;
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
async function reportSockets(db: Db, processId: string, sockets: readonly OwnSocket[]): Promise<void> {
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
async function connectedStaff(db: Db): Promise<ConnectedUser[]> {
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
const leaveProcesses = (db: Db, processId: string) =>
  db.deleteFrom('server_process').where('id', '=', processId).execute();
