import type { FastifyBaseLogger } from 'fastify';
import { ANSWER_LIMIT } from '@navette/shared/domain';
import type { HttpServices } from '../../services.ts';
import { job } from '../../../kernel/work.ts';
import { repeat } from '../../../kernel/repeat.ts';
import { gatherChanges } from '../../../live/changes/gather-changes.ts';
import {
  claimTargets,
  findCommand,
  markDelivered,
  openCommands,
  pruneCommands,
  type SentCommand,
} from '../../../live/apps/command-queries.ts';
import { hearAnswer } from '../../../live/apps/hear-answer.ts';
import type { DriverSockets } from '../../../live/driver-app/driver-sockets.ts';
import type { Sockets } from '../events.ts';
import { type Receiver, receiversOf } from './notify-apps.ts';

/** Milliseconds: batches acknowledgements that arrive together. */
const TOGETHER = 50;
const PRUNE_EVERY = 3_600_000;
/** Answer recorded for an app whose socket closes. */
const CLOSED = { done: true, reason: null, info: null } as const;

/** Sends commands to the sockets of this process. */
export interface CommandDelivery {
  /** Sends a command to those sockets that have not got it yet. */
  deliver(id: number): Promise<void>;
  stop(): Promise<void>;
}

/** The sockets of this process. */
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
