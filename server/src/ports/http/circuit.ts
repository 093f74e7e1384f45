import { ServiceError, type ServiceFault } from '../../kernel/service-error.ts';

/** Log of outages: one line when one begins and one when it ends. */
export interface OutageLog {
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** Log of outages, and the clock; by default none, and the real one. */
export interface Surroundings {
  readonly log?: OutageLog | undefined;
  readonly now?: (() => Date) | undefined;
}

interface CircuitOptions extends Surroundings {
  readonly service: string;
  /** Milliseconds that the circuit stays open after a failure; 30 seconds by default. */
  readonly pause?: number;
}

/** Circuit breaker of a service, so that an outage costs one time-out instead of one per call. */
export interface Circuit {
  /** Name of the service while the circuit is open, else null. */
  outage(): string | null;
  /** Calls the service, or rejects immediately while the circuit is open. */
  run<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
}

const PAUSE = 30_000;
const LONGEST_PAUSE = 600_000;

/**
 * Circuit breaker: after a failure calls do not wait for the service. The circuit stays open for a while, then a retry runs beside a call that is
 * answered by the fallback, and a success closes it.
 */
export function createCircuit({ service, log, pause = PAUSE, now = () => new Date() }: CircuitOptions): Circuit {
  let askedAgainAt: number | null = null;

  function fail(error: unknown): void {
    if (askedAgainAt === null)
      log?.warn(
        { service, error: String(error), fault: faultOf(error) },
        'an outside service fails: what is embedded answers for it',
      );
    const wanted = (error instanceof ServiceError ? (error.retryAfter ?? 0) : 0) * 1000;
    askedAgainAt = now().getTime() + Math.min(Math.max(pause, wanted), LONGEST_PAUSE);
  }

  function recover(): void {
    if (askedAgainAt !== null) log?.info({ service }, 'an outside service answers again');
    askedAgainAt = null;
  }

  async function attempt<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await ask();
      recover();
      return answer;
    } catch (error) {
      // A refused request is no failure; but it does not end an outage either.
      if (faultOf(error) !== 'refused') fail(error);
      else if (askedAgainAt === Number.POSITIVE_INFINITY) recover();
      throw error;
    }
  }

  return {
    outage: () => (askedAgainAt === null ? null : service),
    async run(ask) {
      if (askedAgainAt === null) return attempt(ask);
      if (now().getTime() >= askedAgainAt) {
        askedAgainAt = Number.POSITIVE_INFINITY;
        attempt(ask).catch(() => undefined); // The circuit has recorded the failure.
      }
      throw new ServiceError(service, 'unavailable', 'is paused after a failure');
    },
  };
}

const faultOf = (error: unknown): string => (error instanceof ServiceError ? error.fault : 'unexpected');

/** Circuit breaker with exponential backoff, for a service without a fallback. */
export type Backoff = Pick<Circuit, 'run'>;

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
