import type { FastifyBaseLogger } from 'fastify';
import type { HttpServices } from '../../services.ts';
import { gatherChanges } from '../../../live/changes/gather-changes.ts';
import { saidInfo, SAID } from '../../../live/apps/hear-answer.ts';
import type { Sockets, CommandMessage, SayMessage, TestMessage } from '../events.ts';
import { rooms } from '../rooms.ts';
import type { DriverSockets } from '../../../live/driver-app/driver-sockets.ts';
import type { SentCommand } from '../../../live/apps/command-queries.ts';

/** Milliseconds: batches the answers of a thousand apps into one event. */
const TOGETHER = 250;

/** Subjects that change the list of connected apps or of commands. */
const CONCERNED: ReadonlySet<string> = new Set(['presence', 'apps', 'commands', 'command']);

/** Notifies subscribers of connected apps about changes on any process, and requesters about the information that an app reported. */
export function notifyApps(io: Sockets, { db, changes }: HttpServices, log: FastifyBaseLogger): { stop(): void } {
  const onError = (error: unknown) => log.error({ err: error }, 'changes of connected apps not sent');
  const gathering = gatherChanges(TOGETHER, async () => void io.to(rooms.apps).emit('apps_update', {}), onError);
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
export interface Receiver {
  /** Id of the socket. */
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
export function receiversOf(io: Sockets, drivers: DriverSockets, { toId, fromSocket }: SentCommand): Receiver[] {
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
