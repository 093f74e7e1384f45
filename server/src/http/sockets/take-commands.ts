import { operations } from '@navette/openapi/operations';
import {
  ANSWER_LIMIT,
  type AppAction,
  type AppCommandKind,
  mayCall,
  personName,
  type Role,
} from '@navette/shared/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { HttpServices } from '../services.ts';
import { callerOf } from '../../auth/authenticate.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { Db } from '../../db/database.ts';
import { SharedRate } from '../../db/shared-rate.ts';
import { RateLimit } from '../../kernel/rate-limit.ts';
import { observed, job } from '../../kernel/work.ts';
import { type Repeated, repeat } from '../../kernel/repeat.ts';
import { isCommand } from '../../live/apps/app-messages.ts';
import { insertCommand } from '../../live/apps/command-queries.ts';
import type { CommandReply, StaffSocket } from './events.ts';
import type { CommandDelivery } from './deliver-commands.ts';
import { claimSettled, notifyOutcome, outcomeOf, type SettledCommand } from '../../live/apps/list-commands.ts';
import { insertLog, redact } from '../../masterdata/public.ts';

/** The permission to list commands is the one to send them. */
const { permission } = operations.listAppCommands;

/** State shared by all sockets of a process. */
export interface CommandContext {
  readonly services: HttpServices;
  readonly delivery: CommandDelivery;
  readonly log: FastifyBaseLogger;
  /** Rate limit per user on this process: checked first, so that a flood costs no query. */
  readonly here: RateLimit;
  /** Rate limit per user, over all browsers and processes. */
  readonly limit: SharedRate;
  /** Rate limit of logged refusals, so that an attack does not fill the table. */
  readonly refusals: RateLimit;
  /** Logs the outcome of expired commands. */
  readonly settling: Repeated;
  /** Timers of commands waiting for answers. */
  readonly waiting: Set<NodeJS.Timeout>;
}

/** More than a person clicks, less than a runaway loop. */
const COMMANDS = { burst: 30, perSecond: 1 };
export const commandLimit = (db: Db): SharedRate => new SharedRate(db, { name: 'command', ...COMMANDS });
export const commandRate = (): RateLimit => new RateLimit(COMMANDS);
export const refusalLimit = (): RateLimit => new RateLimit({ burst: 5, perSecond: 1 / 20 });

/** A command in its stored form. */
interface Order {
  readonly kind: AppCommandKind;
  readonly action: AppAction | null;
  readonly data: string | null;
  readonly to: number | 'all';
}

/** Parses a message; undefined when it does not match the event. */
type Read = (message: unknown) => Order | undefined;

const read: Readonly<Record<AppCommandKind, Read>> = {
  action: (message) => {
    if (!isCommand.action(message)) return undefined;
    const { to, action, data = null } = message;
    return { kind: 'action', to, action, data: data === null ? null : String(data) };
  },
  say: (message) =>
    isCommand.say(message) ? { kind: 'say', to: message.to, action: null, data: message.text.trim() } : undefined,
  forceDisconnect: (message) =>
    isCommand.forceDisconnect(message)
      ? { kind: 'forceDisconnect', to: message.to, action: null, data: null }
      : undefined,
  test: (message) => (isCommand.test(message) ? { kind: 'test', to: message.to, action: null, data: null } : undefined),
};

/** Receives the commands (specification/live.md#commands) from a staff browser, and replies whether each was sent. */
export function takeCommands(socket: StaffSocket, context: CommandContext): void {
  const serve = (kind: AppCommandKind) => (message: unknown, reply: unknown) => {
    const answer = typeof reply === 'function' ? (given: CommandReply) => void reply(given) : () => undefined;
    observed({ kind: 'message', name: kind }, () => take(socket, kind, message, context)).then(
      answer,
      (error: unknown) => {
        context.log.error({ err: error, event: kind }, 'command to apps failed');
        answer({ ok: false, code: 'internal' });
      },
    );
  };
  socket.on('action', serve('action'));
  socket.on('say', serve('say'));
  socket.on('forceDisconnect', serve('forceDisconnect'));
  socket.on('test', serve('test'));
}

async function take(
  socket: StaffSocket,
  kind: AppCommandKind,
  message: unknown,
  context: CommandContext,
): Promise<CommandReply> {
  const { services, here, limit } = context;
  if (here.take(String(socket.data.caller.user.id), 1, new Date()) > 0)
    return refuse(context, socket.data.caller, kind, 'limited');
  const { token }: { token?: unknown } = socket.handshake.auth;
  // Authorised again: permissions may have changed since the socket was opened.
  const caller = typeof token === 'string' ? await callerOf(token, services) : undefined;
  if (!caller) return { ok: false, code: 'unauthorized' };
  if (!mayCall(caller.user.pages, permission)) return refuse(context, caller, kind, 'denied');
  if ((await limit.take(caller.user.id, new Date())) > 0) return refuse(context, caller, kind, 'limited');
  const order = read[kind](message);
  return order ? send(socket.id, order, caller, context) : { ok: false, code: 'validation' };
}

async function refuse(
  { services, refusals }: CommandContext,
  { user }: Caller,
  path: string,
  refusal: 'denied' | 'limited',
): Promise<CommandReply> {
  if (refusals.take(String(user.id), 1, new Date()) === 0)
    await logCommand(services.db, { user, path, subject: null, body: {}, refusal });
  return { ok: false, code: refusal === 'denied' ? 'forbidden' : 'rateLimited' };
}

async function send(
  fromSocket: string,
  { kind, action, data, to }: Order,
  { user }: Caller,
  context: CommandContext,
): Promise<CommandReply> {
  const { services, delivery } = context;
  const receiver = to === 'all' ? null : await nameOf(services, to);
  if (receiver === undefined) return { ok: false, code: 'notFound' };
  const path = action === null ? kind : `${kind}/${action}`;
  const id = await services.db.transaction().execute(async (trx) => {
    const row = { at: services.now(), byId: user.id, kind, action, data, toId: to === 'all' ? null : to, fromSocket };
    const command = await insertCommand(trx, row);
    await logCommand(trx, { user, path, subject: receiver, body: { command, to, ...(data !== null && { data }) } });
    return command;
  });
  await delivery.deliver(id);
  settleLater(context);
  return { ok: true, id };
}

/** Scheduled for the end of the answer time; if this process has died by then, another one does it. */
function settleLater({ waiting, settling }: CommandContext): void {
  const timer = setTimeout(() => {
    waiting.delete(timer);
    void settling.now();
  }, ANSWER_LIMIT + 50);
  waiting.add(timer.unref());
}

/** Name of a user, last name first; undefined without one. */
async function nameOf({ db }: HttpServices, id: number): Promise<string | undefined> {
  const user = await db
    .selectFrom('app_user')
    .select(['firstname', 'lastname'])
    .where('id', '=', id)
    .executeTakeFirst();
  return user && personName(user, 'list');
}

/** Maximum milliseconds that the outcome of a command stays unlogged after its process has died. */
const SETTLE_EVERY = 10_000;

/** Settles commands periodically, including those of dead processes. */
export const settleRegularly = ({ db, now }: Pick<HttpServices, 'db' | 'now'>, log: FastifyBaseLogger): Repeated =>
  repeat(
    job('commands', () => settleCommands(db, now())),
    SETTLE_EVERY,
    (error) => log.error({ err: error }, 'outcome of commands not logged'),
  );

/**
 * Logs the outcome of expired commands, and triggers a reload of the list of commands. Each is logged once, by any process, since its sender's may
 * have died.
 */
export async function settleCommands(db: Db, now: Date): Promise<void> {
  const settled = await db.transaction().execute(async (trx) => {
    const commands = await claimSettled(trx, now);
    for (const command of commands) await logOutcome(trx, command);
    return commands.length;
  });
  if (settled > 0) await notifyOutcome(db);
}

async function logOutcome(db: Db, { id, kind, action, toId, sender, receiver }: SettledCommand): Promise<void> {
  // The sender no longer exists.
  if (sender === null) return;
  const { sent, delivered, answered } = await outcomeOf(db, id);
  await logCommand(db, {
    user: sender,
    path: action === null ? kind : `${kind}/${action}`,
    subject: toId === null || receiver === null ? null : personName(receiver, 'list'),
    body: { command: id, sent, delivered, answered, noAnswer: sent - answered },
  });
}

interface LoggedCommand {
  readonly user: { readonly id: number; readonly role: Role };
  /** Event of the socket, and the action. */
  readonly path: string;
  /** Name of the target user; null for all. */
  readonly subject: string | null;
  readonly body: object;
  /** Reason of a refusal; null when it was sent. */
  readonly refusal?: 'denied' | 'limited';
}

/** Logs a command, its outcome or its refusal, for staff. */
const logCommand = (db: Db, { user, path, subject, body, refusal }: LoggedCommand) =>
  insertLog(db, {
    userId: user.id,
    role: user.role,
    method: 'SOCKET',
    url: `/socket/${path}`,
    body: redact(body),
    operation: null,
    details: JSON.stringify({ subject, outcome: refusal ?? null, changes: [] }),
  });
