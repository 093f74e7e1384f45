import type { FastifyBaseLogger } from 'fastify';
import { ANSWER_LIMIT } from '@navette/shared/domain';
import type { HttpServices } from '../services.ts';
import { job } from '../../kernel/work.ts';
import { repeat } from '../../kernel/repeat.ts';
import { gatherChanges } from '../../live/changes.ts';
import {
  claimTargets,
  findCommand,
  markDelivered,
  openCommands,
  pruneCommands,
  type SentCommand,
} from '../../live/apps/command-queries.ts';
import { hearAnswer, saidInfo, SAID } from '../../live/apps/connected-apps.ts';
import type { DriverSockets } from '../../live/driver-app/driver-sockets.ts';
import type { Sockets, CommandMessage, SayMessage, TestMessage } from './events.ts';
import { rooms } from './rooms.ts';

/** Milliseconds: batches acknowledgements that arrive together. */
const TOGETHER = 50;
const PRUNE_EVERY = 3_600_000;

/** Answer recorded for an app whose socket closes. */
const CLOSED = { done: true, reason: null, info: null } as const;

export interface CommandDelivery {
  /** Sends a command to those sockets that have not got it yet. */
  deliver(id: number): Promise<void>;
  stop(): Promise<void>;
}

interface Connected {
  readonly io: Sockets;
  readonly drivers: DriverSockets;
  /** Resolves when all of them are in the list of connected apps. */
  readonly written: () => Promise<void>;
}

/**
 * Commands of all processes arrive through the change feed; those that were missed while it was down are sent when it is back, unless they have
 * expired.
 */
export function deliverCommands(
  { io, drivers, written }: Connected,
  services: HttpServices,
  log: FastifyBaseLogger,
): CommandDelivery {
  const { db, changes } = services;
  const now = () => services.now();
  const onError = (error: unknown) => log.error({ err: error }, 'commands to apps not sent');
  let stopped = false;
  const delivered = gatherChanges(
    TOGETHER,
    async (ids) => void (stopped || (await markDelivered(db, [...ids.keys()], now()))),
    onError,
  );
  const send = async (receiver: Receiver, command: SentCommand, answerId: string) => {
    if (command.kind === 'forceDisconnect') {
      await hearAnswer(services, receiver.userId, { id: answerId, ...CLOSED });
      return receiver.close();
    }
    const left = command.at.getTime() + ANSWER_LIMIT - now().getTime();
    return receiver.deliver(command, answerId, Math.max(1, left)).then(
      () => delivered.add(answerId),
      // No acknowledgement: visible in the list of commands.
      () => undefined,
    );
  };
  const deliver = async (id: number, { late = false } = {}) => {
    if (stopped || io.sockets.sockets.size + drivers.sockets.size === 0) return;
    // The answer of an app is stored with its entry in the list of connected apps.
    await written();
    const command = await findCommand(db, id, now());
    if (!command) return;
    // Excludes sockets connected after the command was sent; only for late deliveries, since the clocks of processes differ.
    const isMeant = ({ since }: Receiver) => !late || since <= command.at;
    const receivers = receiversOf(io, drivers, command).filter(isMeant);
    if (receivers.length === 0) return;
    const claimed = await claimTargets(db, id, receivers);
    for (const receiver of receivers) {
      const answerId = claimed.get(receiver.id);
      if (answerId !== undefined) send(receiver, command, answerId).catch(onError);
    }
  };
  const catchUp = async () => {
    for (const id of await openCommands(db, now())) await deliver(id, { late: true });
  };
  changes?.onChange((subject, id) => void (subject === 'command' && deliver(Number(id)).catch(onError)));
  changes?.onReturn(() => void (stopped || catchUp().catch(onError)));
  const pruning = repeat(
    job('old commands', () => pruneCommands(db, now())),
    PRUNE_EVERY,
    onError,
  );
  return {
    deliver,
    stop: async () => {
      stopped = true;
      delivered.stop();
      await pruning.stop();
    },
  };
}

/** Milliseconds: batches the answers of a thousand apps into one event. */
const ANSWERS_TOGETHER = 250;

/** Subjects that change the list of connected apps or of commands. */
const CONCERNED: ReadonlySet<string> = new Set(['presence', 'apps', 'commands', 'command']);

/** Notifies subscribers of connected apps about changes on any process, and requesters about the information that an app reported. */
export function notifyApps(io: Sockets, { db, changes }: HttpServices, log: FastifyBaseLogger): { stop(): void } {
  const onError = (error: unknown) => log.error({ err: error }, 'changes of connected apps not sent');
  const gathering = gatherChanges(
    ANSWERS_TOGETHER,
    async () => void io.to(rooms.apps).emit('apps_update', {}),
    onError,
  );
  let stopped = false;
  const passOn = async (answerId: string, askerId: number) => {
    const said = isHere(io, askerId) ? await saidInfo(db, answerId) : undefined;
    if (said) io.to(rooms.user(askerId)).emit('say', { id: null, to: askerId, text: null, ...said }, () => undefined);
  };
  changes?.onChange((subject, ...details) => {
    if (stopped) return;
    if (CONCERNED.has(subject) && io.sockets.adapter.rooms.has(rooms.apps)) gathering.add(subject);
    if (subject === SAID) passOn(details[0] ?? '', Number(details[1])).catch(onError);
  });
  return {
    stop: () => {
      stopped = true;
      gathering.stop();
    },
  };
}

/** A connected app of this process. */
interface Receiver {
  readonly id: string;
  readonly userId: number;
  /** Time of connection. */
  readonly since: Date;
  /** Sends a command; resolves when the app acknowledges it. @throws when it does not within the milliseconds */
  deliver(command: SentCommand, answerId: string, patience: number): Promise<void>;
  close(): void;
}

/** Subset of a socket that a command needs: browsers and drivers' apps have the same events. */
interface CommandSocket {
  readonly id: string;
  readonly data: { readonly caller: { readonly user: { readonly id: number } }; readonly since: Date };
  timeout(milliseconds: number): {
    emitWithAck(event: 'action', message: CommandMessage): Promise<unknown>;
    emitWithAck(event: 'say', message: SayMessage): Promise<unknown>;
    emitWithAck(event: 'test', message: TestMessage): Promise<unknown>;
  };
  disconnect(close: boolean): unknown;
}

/** Sockets of this process that a command is sent to: all of the user's, or all except the sender's. */
function receiversOf(io: Sockets, drivers: DriverSockets, { toId, fromSocket }: SentCommand): Receiver[] {
  const sockets: readonly CommandSocket[] = [...io.sockets.sockets.values(), ...drivers.sockets.values()];
  return sockets.map(receiver).filter(({ id, userId }) => (toId === null ? id !== fromSocket : userId === toId));
}

function receiver(socket: CommandSocket): Receiver {
  return {
    id: socket.id,
    userId: socket.data.caller.user.id,
    since: socket.data.since,
    deliver: async (command, answerId, patience) => {
      const { kind, action, data, by, byId, toId } = command;
      const head = { id: answerId, to: toId ?? ('all' as const), from: byId ?? 0, by };
      const asked = socket.timeout(patience);
      if (kind === 'action' && action !== null)
        await asked.emitWithAck('action', { ...head, action, data: dataOf(command) });
      else if (kind === 'say') await asked.emitWithAck('say', { ...head, text: data, info: null });
      else if (kind === 'test') await asked.emitWithAck('test', head);
    },
    close: () => socket.disconnect(true),
  };
}

/** Converts data back: flags are stored as texts. */
function dataOf({ action, data }: SentCommand): CommandMessage['data'] {
  return action === 'setInActive' || action === 'setEnabled' ? data === 'true' : data;
}

/** Whether a user has a socket on this process. */
const isHere = (io: Sockets, userId: number): boolean =>
  (io.sockets.adapter.rooms.get(rooms.user(userId))?.size ?? 0) > 0;
