import type { OutageLog } from '../http/circuit.ts';
import { ServiceError, type ServiceFault } from '../../kernel/service-error.ts';

/** Circuit breaker with exponential backoff, for a service without a fallback. */
export interface Backoff {
  /** Makes the call, or rejects immediately during a pause. */
  run<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
}

const FIRST = 1_000;
const LONGEST = 30_000;
const LONGEST_WANTED = 600_000;

/**
 * Exponential backoff after failures: a second, then doubled each time, up to half a minute, or as long as the service's retry-after. Calls during a
 * pause reject with the last fault, so that polls of many pages do not pile up.
 */
export function createBackoff({
  service,
  log,
  now,
}: {
  service: string;
  log?: OutageLog | undefined;
  now: () => Date;
}): Backoff {
  let [failures, until] = [0, 0];
  let fault: ServiceFault = 'unavailable';

  function fail(error: unknown): void {
    const moment = now().getTime();
    if (moment < until) return; // One of several concurrent failures.
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
        throw new ServiceError(service, fault, 'is paused after a failure', { retryAfter: Math.ceil(wait / 1000) });
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
