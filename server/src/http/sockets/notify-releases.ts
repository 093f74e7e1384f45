import { concerns, currentId, stagedSet } from '@navette/ops/registry';
import type { FastifyBaseLogger } from 'fastify';
import { repeat } from '../../kernel/repeat.ts';
import type { Releases } from '../../releases/releases.ts';
import type { ReleaseNotice, Sockets, StaffSocket } from './events.ts';

/** Other processes and the command line change the registry too. */
const lookEvery = 1_000;

/** What runs, and what is tried out by whom. */
interface Running {
  stable: string;
  staged: { set: string; roles: readonly string[]; users: readonly string[] } | undefined;
}

/**
 * Tells each connected member of staff what runs for them: once after connecting, when another set runs for everybody, and when they are given
 * something to try out or no longer.
 */
export function notifyReleases(
  io: Sockets,
  releases: Releases,
  log: FastifyBaseLogger,
): { welcome(): void; stop(): Promise<void> } {
  const sent = new WeakMap<StaffSocket, string>();
  const notify = (socket: StaffSocket, running: Running) => {
    const notice = noticeFor(socket, running);
    const known = `${running.stable} ${notice.set} ${notice.channel}`;
    if (sent.get(socket) === known) return;
    sent.set(socket, known);
    socket.emit('release', notice);
  };
  const look = async () => {
    if (io.sockets.sockets.size === 0) return;
    const running = await readRunning(releases.registry);
    if (running) for (const socket of io.sockets.sockets.values()) notify(socket, running);
  };
  const looking = repeat(look, lookEvery, (error) => log.error({ err: error }, 'what runs can not be read'));
  const onChanged = () => void looking.now();
  releases.events.on('changed', onChanged);
  return {
    welcome: onChanged,
    stop: async () => {
      releases.events.off('changed', onChanged);
      await looking.stop();
    },
  };
}

async function readRunning(registry: string): Promise<Running | undefined> {
  const stable = await currentId(registry);
  // A trial that can't be read takes nobody's page away.
  const staged = await stagedSet(registry).catch(() => undefined);
  return stable === undefined ? undefined : { stable, staged: staged && { ...staged, set: staged.set.id } };
}

function noticeFor({ data }: StaffSocket, { stable, staged }: Running): ReleaseNotice {
  return staged && concerns(staged, data.caller.user)
    ? { set: staged.set, channel: 'staged' }
    : { set: stable, channel: 'stable' };
}
