import { createServer, connect } from 'node:net';
import { listenOn } from '../ports.ts';
import { setInterval } from 'node:timers';

/** A balancer of connections in front of several processes, as a proxy or a service of Kubernetes does it. */
export interface Balancer {
  readonly url: string;
  readonly stop: () => void;
}

/** Milliseconds between two looks at `/readyz`. */
const EVERY = 100;

/**
 * Hands each new connection to the next port that is ready, and to another one where nobody listens any more.
 * @param ports of the processes, which come and go
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const ready = new Set<number>();
  let turn = 0;
  const look = async (port: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) ready.add(port);
    else ready.delete(port);
  };
  const looking = setInterval(() => ports.forEach((port) => void look(port)), EVERY);
  const server = createServer({ pauseOnConnect: true }, (incoming) => {
    incoming.on('error', () => incoming.destroy());
    // Panic mode, as Envoy calls it: when none says that it is ready, any may still answer.
    const candidates = ready.size > 0 ? ports.filter((port) => ready.has(port)) : ports;
    turn += 1;
    const tryNext = (attempt: number): void => {
      const port = candidates[(turn + attempt) % candidates.length];
      if (port === undefined || attempt >= candidates.length) return void incoming.destroy();
      const outgoing = connect(port, '127.0.0.1');
      let open = false;
      outgoing.once('connect', () => {
        open = true;
        incoming.pipe(outgoing).pipe(incoming);
        incoming.resume();
      });
      incoming.once('close', () => outgoing.destroy());
      outgoing.on('error', () => (open ? incoming.destroy() : tryNext(attempt + 1)));
      outgoing.on('close', () => open && incoming.destroy());
    };
    tryNext(0);
  });
  const port = await listenOn(server);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      clearInterval(looking);
      server.close();
    },
  };
}
