import type { FastifyBaseLogger } from 'fastify';
import type { LiveServices } from '../services.ts';
import { job } from '../../kernel/work.ts';
import { repeat } from '../../kernel/repeat.ts';
import { infoOfHandshake } from '../apps/app-messages.ts';
import { isInactive } from '../apps/connected-apps.ts';
import { type AppRates, createAppRates, type AppContext, serveApp } from './serve-app.ts';
import { type DriverSocket, type DriverSockets, roomOf } from './driver-sockets.ts';
import type { BookingUpdate } from '../../dispatch/public.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { LruCache } from '../../kernel/lru-cache.ts';

/** Time-out of an app's acknowledgement of a notification. */
const PATIENCE = 5_000;

/** Maximum sockets of a driver (phone, tablet, undetected dead connections): beyond it the oldest is closed. */
const MOST_APPS = 5;

/** Longest time a socket outlives its session. */
const CHECK_EVERY = 5_000;

/** The socket of the drivers' apps: opened with the token of signInDriver, closed when that session ends. */
export function attachDrivers(
  drivers: DriverSockets,
  services: LiveServices,
  { log, onDone }: Pick<AppContext, 'log' | 'onDone'>,
): { stop(): Promise<void> } {
  const rates = createAppRates();
  drivers.use((socket, next) => {
    admit(socket, services, rates).then(
      (refusal) => next(refusal === undefined ? undefined : new Error(refusal)),
      (error: unknown) => {
        log.error({ err: error }, 'app of a driver not admitted');
        next(new Error('internal'));
      },
    );
  });
  drivers.on('connection', (socket) => {
    void socket.join(roomOf(socket.data.caller.driverId));
    letOldestGo(drivers, socket);
    serveApp(socket, services, { rates, log, onDone });
    receiveNotifications(socket, services, log);
    isInactive(services.db, socket.data.caller.user.id).then(
      (inactive) => inactive && socket.emit('active', { active: false }),
      (error: unknown) => log.warn({ err: error }, 'app of a driver not told that it is inactive'),
    );
  });
  const notifications = notifyDrivers(drivers, services, log);
  const checking = repeat(
    job('sessions of drivers', () => endOver(drivers, services)),
    CHECK_EVERY,
    (error) => log.warn({ err: error }, 'sessions of drivers not checked'),
  );
  return {
    stop: async () => {
      notifications.stop();
      await checking.stop();
    },
  };
}

async function admit(
  socket: DriverSocket,
  { tokens, driverSessions, ...services }: LiveServices,
  rates: AppRates,
): Promise<string | undefined> {
  const { token }: { token?: unknown } = socket.handshake.auth;
  const sessionId = typeof token === 'string' ? await tokens.sessionOf(token) : undefined;
  const caller = sessionId === undefined ? undefined : (await driverSessions.find([sessionId])).get(sessionId);
  if (!caller) return 'unauthorized';
  if (!rates.take(caller.driverId, 'connect')) return 'rateLimited';
  socket.data.caller = caller;
  socket.data.since = services.now();
  socket.data.info = infoOfHandshake(socket.handshake.auth, services.now());
  return undefined;
}

/** Evicts the oldest socket: a phone on a bad network leaves dead connections behind, and the newest is the live one. */
function letOldestGo(drivers: DriverSockets, { data }: DriverSocket): void {
  const apps = [...(drivers.adapter.rooms.get(roomOf(data.caller.driverId)) ?? [])];
  for (const id of apps.slice(0, -MOST_APPS)) drivers.sockets.get(id)?.disconnect(true);
}

/** Delivers waiting notifications on connecting, then new ones as they come. */
function receiveNotifications(socket: DriverSocket, { driverApps }: LiveServices, log: FastifyBaseLogger): void {
  const connecting = driverApps.connect(socket.data.caller.driverId, {
    deliver: async ({ at, ...notification }) => {
      await socket.timeout(PATIENCE).emitWithAck('notification', { ...notification, at: at.toISOString() });
    },
  });
  connecting.catch((error: unknown) => {
    log.error({ err: error }, 'notifications not handed over');
    // The app reconnects by itself and gets the waiting ones.
    socket.conn.close();
  });
  socket.on('disconnect', () => void connecting.then((leave) => leave()).catch(() => undefined));
}

/** Closes the sockets whose session has ended: expired, signed out, or driver no longer active. */
async function endOver(drivers: DriverSockets, { driverSessions }: LiveServices): Promise<void> {
  const sockets = [...drivers.sockets.values()];
  if (sockets.length === 0) return;
  const alive = await driverSessions.find(sockets.map(({ data }) => data.caller.sessionId));
  for (const socket of sockets) {
    if (alive.has(socket.data.caller.sessionId)) continue;
    socket.emit('session_ended');
    socket.disconnect(true);
  }
}

/** Notifies the apps of drivers which of their bookings changed or were taken away, and to refetch after a gap. */
function notifyDrivers(
  drivers: DriverSockets,
  { db, bookingEvents, changes }: LiveServices,
  log: FastifyBaseLogger,
): { stop(): void } {
  let stopped = false;
  const concernedDrivers = createConcernedDrivers(db);
  const gap = () => void (stopped || drivers.emit('gap', {}));
  const notify = async ({ ids, dates }: BookingUpdate) => {
    if (drivers.sockets.size === 0) return;
    for (const [driverId, own] of await concernedDrivers(ids))
      drivers.to(roomOf(driverId)).emit('booking_update', { ids: own, dates });
  };
  const onUpdate = (update: BookingUpdate) =>
    void notify(update).catch((error: unknown) => {
      log.error({ err: error }, 'drivers not notified of bookings');
      gap();
    });
  bookingEvents.on('booking_update', onUpdate);
  changes?.onReturn(gap);
  return {
    stop: () => {
      stopped = true;
      bookingEvents.off('booking_update', onUpdate);
    },
  };
}

/** Size limit of the cache of announced history, in bookings. */
const CACHE_SIZE = 20_000;

/** Seconds: changes closer together than this may have been one transaction when the first is announced. */
const TOGETHER = 10;

/** Finds the drivers concerned by changed bookings: the current and the previous ones. */
export type ConcernedDrivers = (ids: readonly number[]) => Promise<Map<number, number[]>>;

/**
 * Returns the changed bookings by driver. A booking reassigned several times within moments concerns all of its drivers: the last announced history
 * entry is cached per booking; without one the last moments of its history count.
 */
export function createConcernedDrivers(db: Db): ConcernedDrivers {
  const announced = new LruCache<number, number>(CACHE_SIZE);
  return async (ids) => {
    const since = ids.map((id) => announced.get(id) ?? 0);
    const { rows } = await sql<{ id: number; driverId: number | null; change: number | null }>`
      with asked as (select * from unnest(${ids}::integer[], ${since}::integer[]) as asked (id, since)),
      changed as (
        select asked.id, asked.since, history.id as change, history.changes, history.at, max(history.at) over (partition by asked.id) as last
        from asked join booking_history as history on history."bookingId" = asked.id and history.id > asked.since
      )
      select id, "driverId", null::integer as change from booking where id = any(${ids}::integer[])
      union all
      select id, (select (field ->> 'old')::integer from jsonb_array_elements(changes) as field where field ->> 'field' = 'driverId'), change
      from changed where since > 0 or at >= last - make_interval(secs => ${TOGETHER}::integer)`.execute(db);
    const byDriver = new Map<number, Set<number>>();
    for (const { id, driverId, change } of rows) {
      if (change !== null) announced.set(id, Math.max(change, announced.get(id) ?? 0), 1);
      if (driverId !== null) byDriver.set(driverId, (byDriver.get(driverId) ?? new Set()).add(id));
    }
    return new Map([...byDriver].map(([driverId, own]) => [driverId, [...own]]));
  };
}
