import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { databaseProblem } from '../../kernel/as-problem.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { observed } from '../../kernel/work.ts';
import type { LiveServices } from '../services.ts';
import type { DriverCaller } from '../../auth/public.ts';
import { appCalls } from './app-calls.ts';
import type { DriverSocket } from './driver-sockets.ts';
import { isMessage, type Answer, type DriverToServer } from './protocol.ts';
import type { Guard } from '../apps/app-messages.ts';
import { RateLimit } from '../../kernel/rate-limit.ts';

export interface DoneMessage {
  readonly event: keyof DriverToServer;
  readonly caller: DriverCaller;
  /** As sent by the app; valid by the protocol. */
  readonly message: unknown;
  /** Result sent to the app. */
  readonly result: unknown;
  /** Request that opened the socket. */
  readonly request: IncomingMessage;
}

/** State shared by the sockets of all apps of a process. */
export interface AppContext {
  readonly rates: AppRates;
  readonly log: FastifyBaseLogger;
  /** Called with every successful message, before its answer. */
  readonly onDone?: ((done: DoneMessage) => void) | undefined;
}

/** Handles the messages of a driver's app: rate limit, validation, handler, acknowledgement. */
export function serveApp(socket: DriverSocket, services: LiveServices, { rates, log, onDone }: AppContext): void {
  const { driverId } = socket.data.caller;
  const serve = <Message>(event: keyof DriverToServer, isOne: Guard<Message>, work: Call<Message>) => {
    return (message: unknown, reply: unknown) => {
      const answer = typeof reply === 'function' ? (given: Answer<unknown>) => void reply(given) : () => undefined;
      if (!rates.take(driverId, event)) return answer({ ok: false, code: 'rateLimited' });
      if (!isOne(message)) return answer({ ok: false, code: 'validation' });
      const handled = observed({ kind: 'message', name: event }, () => work(services, socket.data.caller, message));
      return void handled.then(
        (result) => {
          onDone?.({ event, caller: socket.data.caller, message, result, request: socket.request });
          answer({ ok: true, result });
        },
        (error: unknown) => answer({ ok: false, code: codeOf(error, event, log) }),
      );
    };
  };
  socket.on('position', serve('position', isMessage.position, appCalls.position));
  socket.on('bookings', serve('bookings', isMessage.bookings, appCalls.bookings));
  socket.on('answer', serve('answer', isMessage.answer, appCalls.answer));
  socket.on('charged', serve('charged', isMessage.charged, appCalls.charged));
  socket.on('finish', serve('finish', isMessage.finish, appCalls.finish));
  socket.on('demand', serve('demand', isMessage.demand, appCalls.demand));
  socket.on('ticket', serve('ticket', isMessage.ticket, appCalls.ticket));
  socket.on('answered', serve('answered', isMessage.answered, appCalls.answered));
  socket.on('read', serve('read', isMessage.read, appCalls.read));
}

type Call<Message> = (services: LiveServices, caller: DriverCaller, message: Message) => Promise<unknown>;

/** Internal errors stay in the log and are not sent to the app. */
function codeOf(error: unknown, event: string, log: FastifyBaseLogger): string {
  const problem = error instanceof ProblemError ? error : error instanceof Error ? databaseProblem(error) : undefined;
  if (problem && problem.status < 500) return problem.code;
  log.error({ err: error, event }, 'message of a driver failed');
  return 'internal';
}

type Counted = keyof DriverToServer | 'connect';

export interface AppRates {
  /** Counts a message; false when the driver is over the limit. */
  take(driverId: number, event: Counted): boolean;
}

/**
 * Token buckets per driver, over all their apps, so that reconnecting or a second phone brings no more. The burst allows a
 * phone that was offline to send its buffered positions.
 */
export function createAppRates(now: () => Date = () => new Date()): AppRates {
  const limits: Readonly<Record<Counted, RateLimit>> = {
    connect: new RateLimit({ burst: 30, perSecond: 0.5 }),
    position: new RateLimit({ burst: 60, perSecond: 2 }),
    bookings: new RateLimit({ burst: 20, perSecond: 2 }),
    answer: new RateLimit({ burst: 20, perSecond: 2 }),
    charged: new RateLimit({ burst: 20, perSecond: 2 }),
    finish: new RateLimit({ burst: 20, perSecond: 2 }),
    demand: new RateLimit({ burst: 10, perSecond: 0.5 }),
    ticket: new RateLimit({ burst: 6, perSecond: 0.2 }),
    answered: new RateLimit({ burst: 30, perSecond: 2 }),
    read: new RateLimit({ burst: 100, perSecond: 5 }),
  };
  return { take: (driverId, event) => limits[event].take(String(driverId), 1, now()) === 0 };
}
