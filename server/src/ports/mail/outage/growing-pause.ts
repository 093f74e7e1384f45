import type { OutageLog } from '../../http/circuit.ts';
import { ServiceError, type ServiceFault } from '../../../kernel/service-error.ts';

/** Guards a service that nothing can stand in for. */
export interface GrowingPause {
  /** Asks, or rejects at once while the service is left alone. */
  run<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
}

const FIRST = 1_000;
const LONGEST = 30_000;
const LONGEST_WANTED = 600_000;

/**
 * After a failure the service is left alone for a second, then twice as long each time, up to half a minute, or as long as it wants: polls of many
 * pages do not pile up, and whoever tries again a moment later really asks. Meanwhile the fault is what it was.
 */
export function createGrowingPause({
  service,
  log,
  now,
}: {
  service: string;
  log?: OutageLog | undefined;
  now: () => Date;
}): GrowingPause {
  let [failures, until] = [0, 0];
  let fault: ServiceFault = 'unavailable';

  function fail(error: unknown): void {
    const moment = now().getTime();
    if (moment < until) return; // one of several that were under way
    if (failures === 0) log?.warn({ service, error: String(error) }, 'an outside service fails');
    const wanted = (error instanceof ServiceError ? (error.retryAfter ?? 0) : 0) * 1000;
    until = moment + Math.max(Math.min(FIRST * 2 ** failures, LONGEST), Math.min(wanted, LONGEST_WANTED));
    failures += 1;
    fault = error instanceof ServiceError ? error.fault : 'unexpected';
  }

  function recover(): void {
    if (failures > 0) log?.info({ service }, 'an outside service answers again');
    [failures, until] = [0, 0];
  }

  return {
    async run(ask) {
      const wait = until - now().getTime();
      if (wait > 0)
        throw new ServiceError(service, fault, 'is left alone for a while', { retryAfter: Math.ceil(wait / 1000) });
      try {
        const answer = await ask();
        recover();
        return answer;
      } catch (error) {
        if (!(error instanceof ServiceError) || error.fault !== 'refused') fail(error);
        throw error;
      }
    },
  };
}
