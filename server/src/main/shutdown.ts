import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds after the drain. */
const longestStop = 20_000;

/** On SIGTERM or SIGINT: answers what was asked, then ends. A second signal, or too long a stop, ends at once. */
export function stopOnSignals(stop: () => Promise<void>, log: FastifyBaseLogger, drainSeconds = 0): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), drainSeconds * 1000 + longestStop).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
