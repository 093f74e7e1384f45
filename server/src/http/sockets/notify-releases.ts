import { offerFor, type Offers, readOffers } from '@navette/ops/registry';
import type { FastifyBaseLogger } from 'fastify';
import { job } from '../../kernel/work.ts';
import { repeat } from '../../kernel/repeat.ts';
import type { Releases } from '../../releases/releases.ts';
import type { ReleaseNotice, Sockets, StaffSocket } from './events.ts';

/** Milliseconds. Polled, because other processes and the command line change the registry too. */
const POLL_INTERVAL = 1_000;

/**
 * Notifies connected staff of their release set: after connecting, when another set is activated for everybody, and when a trial starts or stops
 * reaching them.
 */
export function notifyReleases(
  io: Sockets,
  releases: Releases,
  log: FastifyBaseLogger,
): { welcome(): void; stop(): Promise<void> } {
  const sent = new WeakMap<StaffSocket, string>();
  const notify = (socket: StaffSocket, running: Offers) => {
    const notice: ReleaseNotice = offerFor(running, socket.data.caller.user);
    const known = `${running.stable} ${notice.set} ${notice.channel}`;
    if (sent.get(socket) === known) return;
    sent.set(socket, known);
    socket.emit('release', notice);
  };
  const poll = async () => {
    if (io.sockets.sockets.size === 0) return;
    const running = await readOffers(releases.registry);
    if (running) for (const socket of io.sockets.sockets.values()) notify(socket, running);
  };
  const polling = repeat(job('releases', poll), POLL_INTERVAL, (error) =>
    log.error({ err: error }, 'the active release set can not be read'),
  );
  const onChanged = () => void polling.now();
  releases.events.on('changed', onChanged);
  return {
    welcome: onChanged,
    stop: async () => {
      releases.events.off('changed', onChanged);
      await polling.stop();
    },
  };
}
