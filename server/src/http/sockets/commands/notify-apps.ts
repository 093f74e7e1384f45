import type { FastifyBaseLogger } from 'fastify';
import type { HttpServices } from '../../services.ts';
import { gatherChanges } from '../../../live/changes/gather-changes.ts';
import { saidInfo } from '../../../live/apps/said-info.ts';
import { SAID } from '../../../live/apps/hear-answer.ts';
import type { Sockets } from '../events.ts';
import { rooms } from '../rooms.ts';
import { isHere } from './receivers.ts';

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
