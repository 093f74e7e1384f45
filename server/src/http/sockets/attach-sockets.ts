import type { Server as HttpServer } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { Server } from 'socket.io';
import type { HttpServices } from '../services.ts';
import { callerOf } from '../../auth/authenticate.ts';
import { PLATFORM_SUBJECT } from '../../booqit/public.ts';
import { BANK_SUBJECT } from '../../db/change-feed.ts';
import type { BookingUpdate } from '../../dispatch/booking-events.ts';
import { attachDrivers } from '../../live/driver-app/attach-drivers.ts';
import { RateLimit } from '../../kernel/rate-limit.ts';
import { driversOf } from '../../live/driver-app/driver-sockets.ts';
import { MOST_BYTES } from '../../live/tickets.ts';
import { type Audit, auditApps } from '../audit.ts';
import type { Sockets, StaffSocket } from './events.ts';
import { followWatching, rooms, roomsOf } from './rooms.ts';
import { notifyLiveChanges } from './notify-live-changes.ts';
import { notifyPresence } from './notify-presence.ts';
import {
  settleRegularly,
  type CommandContext,
  commandLimit,
  commandRate,
  refusalLimit,
  takeCommands,
} from './take-commands.ts';
import { deliverCommands, notifyApps } from './deliver-commands.ts';
import { infoOfHandshake, isAnswer } from '../../live/apps/app-messages.ts';
import { cutFloods, sizeOf, type StrangerLimits, Strangers } from './strangers.ts';
import { notifyReleases } from './notify-releases.ts';
import { closeEndedSessions } from './close-ended-sessions.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { hearAnswer } from '../../live/apps/connected-apps.ts';

const longestTimer = 2 ** 31 - 1;

/** Maximum sockets of one user, over all tabs and computers: each is an entry of the presence list. */
const MOST_TABS = 50;

/** Rate limit of connections of one user on this process: all tabs reconnect at once after a restart, a reconnect loop exceeds it. */
const CONNECTS = { burst: 4 * MOST_TABS, perSecond: 2 };

/** Drivers' apps send photos of receipts; commands of staff are limited to far less by their schemas. */
const largestMessage = MOST_BYTES + 64 * 1024;

interface SocketOptions {
  /** Whether a proxy forwards the addresses of callers. */
  trustProxy?: boolean;
  /** Limits of unauthenticated connections; lower in tests. */
  strangers?: Partial<StrangerLimits>;
  /** Milliseconds between two messages with positions to a browser; fewer in tests. */
  locationsEvery?: number | undefined;
  audit?: Audit | undefined;
}

/**
 * The socket of the product: WebSocket only, authenticated by the token of a session, closed when the session ends. An adapter for several processes
 * can be set on the server here.
 */
export function attachSockets(
  server: HttpServer,
  services: HttpServices,
  log: FastifyBaseLogger,
  { trustProxy = false, strangers: limits, locationsEvery, audit }: SocketOptions = {},
) {
  const strangers = new Strangers(trustProxy, limits);
  const io: Sockets = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: largestMessage,
    allowRequest: strangers.allowRequest,
  });
  strangers.watch(io.engine, log);
  io.on('new_namespace', (namespace) => namespace.on('connection', ({ request }) => strangers.admitted(request)));
  cutSlowReaders(io.engine, log);
  cutFloods(io.engine, log);
  const apps = driversOf(io);
  const drivers = attachDrivers(apps, services, { log, onDone: audit && auditApps(audit, strangers.addressOf) });
  const presence = notifyPresence(io, apps, services, log);
  const delivery = deliverCommands({ io, drivers: apps, written: () => presence.written() }, services, log);
  const commands: CommandContext = {
    services,
    delivery,
    log,
    here: commandRate(),
    limit: commandLimit(services.db),
    refusals: refusalLimit(),
    settling: settleRegularly(services, log),
    waiting: new Set(),
  };
  const watched = notifyApps(io, services, log);
  apps.on('connection', (socket) => {
    presence.changed();
    socket.on('disconnect', () => presence.changed());
  });
  const releases = notifyReleases(io, services.releases, log);
  const live = notifyLiveChanges(io, services, log, locationsEvery);
  const connects = new RateLimit(CONNECTS);
  io.use((socket, next) => {
    admit(io, socket, services, connects).then(
      (refusal) => next(refusal === undefined ? undefined : new Error(refusal)),
      (error: unknown) => {
        log.error({ err: error }, 'socket not admitted');
        next(new Error('internal'));
      },
    );
  });
  io.on('connection', (socket) => {
    strangers.admitted(socket.request);
    const { caller } = socket.data;
    void socket.join(roomsOf(caller));
    followWatching(socket, () => live.caughtUp(socket.id));
    hearResend(socket, (keys) => live.resend(socket.id, keys));
    takeCommands(socket, commands);
    hearAnswers(socket, services, log);
    presence.changed();
    releases.welcome();
    const left = caller.expiresAt.getTime() - services.now().getTime();
    const expiry = setTimeout(
      () => socket.emit('session_ended') && socket.disconnect(true),
      Math.min(left, longestTimer),
    );
    socket.on('disconnect', () => {
      clearTimeout(expiry);
      presence.changed();
    });
  });
  const onBookings = forwardBookings(io);
  services.bookingEvents.on('booking_update', onBookings);
  services.changes?.onChange((subject) => {
    if (subject === PLATFORM_SUBJECT) io.to(rooms.platform).emit('platform_update', {});
    if (subject === BANK_SUBJECT) io.to(rooms.bank).emit('bank_update', {});
  });
  const sessions = closeEndedSessions(io, services, log);
  return {
    count: () => io.engine.clientsCount,
    close: async () => {
      services.bookingEvents.off('booking_update', onBookings);
      await sessions.stop();
      live.stop();
      watched.stop();
      for (const timer of commands.waiting) clearTimeout(timer);
      await commands.settling.stop();
      await delivery.stop();
      await drivers.stop();
      await releases.stop();
      await presence.stop();
      io.disconnectSockets(true);
      await io.close();
    },
  };
}

async function admit(
  io: Sockets,
  socket: StaffSocket,
  services: HttpServices,
  connects: RateLimit,
): Promise<string | undefined> {
  const { token }: { token?: unknown } = socket.handshake.auth;
  const caller = typeof token === 'string' ? await callerOf(token, services) : undefined;
  if (!caller) return 'unauthorized';
  if ((io.sockets.adapter.rooms.get(rooms.user(caller.user.id))?.size ?? 0) >= MOST_TABS) return 'rateLimited';
  if (connects.take(String(caller.user.id), 1, new Date()) > 0) return 'rateLimited';
  socket.data.caller = caller;
  socket.data.since = services.now();
  socket.data.info = infoOfHandshake(socket.handshake.auth, services.now());
  return undefined;
}

function forwardBookings(io: Sockets): (update: BookingUpdate, version: number) => void {
  return (update, version) => void io.to(rooms.bookings).emit('booking_update', { ...update, version });
}

/** Receives answers of a staff browser to commands. Any member of staff may get a command; unsolicited answers are dropped. */
function hearAnswers(socket: StaffSocket, services: HttpServices, log: FastifyBaseLogger): void {
  const limit = new RateLimit({ burst: 30, perSecond: 2 });
  socket.on('answered', (message) => {
    if (limit.take('', 1, new Date()) > 0 || !isAnswer(message)) return;
    hearAnswer(services, socket.data.caller.user.id, message).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) log.error({ err: error }, 'answer of an app lost');
    });
  });
}

/** Maximum positions in a request; there are never more drivers. */
const MOST = 5000;

/**
 * Receives requests for whole positions after a move did not apply. Requests beyond the limit are repeated by the browser, since the next move does
 * not apply either.
 */
function hearResend(socket: StaffSocket, resend: (keys: readonly string[]) => void): void {
  const limit = new RateLimit({ burst: 20, perSecond: 1 });
  socket.on('resend', (message) => {
    if (!socket.rooms.has(rooms.moves) || limit.take('', 1, new Date()) > 0) return;
    if (isResend(message)) resend(message.keys);
  });
}

const isResend = (message: unknown): message is { keys: string[] } =>
  typeof message === 'object' &&
  message !== null &&
  'keys' in message &&
  Array.isArray(message.keys) &&
  message.keys.length <= MOST &&
  message.keys.every((key) => typeof key === 'string' && /^[1-9]\d{0,8}$/.test(key));

/** Maximum bytes buffered for a client that does not read: far more than a slow connection ever has to catch up on. */
const MOST_WAITING = 4 * 1024 * 1024;

/**
 * Backpressure: disconnects a client that reads nothing while its send buffer grows. After reconnecting it refetches everything, which is less than
 * the missed data. A client that does not respond at all is disconnected by the protocol's pings anyway.
 */
function cutSlowReaders(engine: Sockets['engine'], log: FastifyBaseLogger): void {
  engine.on('connection', (socket: StaffSocket['conn']) => {
    let waiting = 0;
    socket.on('packetCreate', ({ data }: { data?: unknown }) => {
      waiting += sizeOf(data);
      if (waiting <= MOST_WAITING) return;
      waiting = 0;
      log.warn({ bytes: MOST_WAITING }, 'a socket that does not read is cut off');
      socket.request.socket.destroy();
    });
    // The send buffer is empty.
    socket.on('drain', () => {
      waiting = 0;
    });
  });
}
