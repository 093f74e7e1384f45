import { ServiceError } from '../../kernel/service-error.ts';

/** Log of outages: one line when one begins and one when it ends. */
export interface OutageLog {
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** Options of a circuit breaker. */
export interface CircuitOptions {
  readonly service: string;
  readonly log?: OutageLog | undefined;
  /** Milliseconds that the circuit stays open after a failure; 30 seconds by default. */
  readonly pause?: number;
  readonly now?: (() => Date) | undefined;
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
