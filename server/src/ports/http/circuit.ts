import { ServiceError } from './service-error.ts';

/** Where an outage is told, once when it begins and once when it ends. */
export interface OutageLog {
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** What a circuit is made of. */
export interface CircuitOptions {
  readonly service: string;
  readonly log?: OutageLog | undefined;
  /** Milliseconds after a failure in which nobody asks; 30 seconds when left out. */
  readonly pause?: number;
  readonly now?: (() => Date) | undefined;
}

/** Guards a service, so that its outage costs one time-out and not one for each call. */
export interface Circuit {
  /** Name of the service while it is taken for broken, else null. */
  outage(): string | null;
  /** Asks, or rejects at once while the service is taken for broken. */
  run<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
}

const PAUSE = 30_000;
const LONGEST_PAUSE = 600_000;

/**
 * After a failure nobody waits for the service again: it is left alone for a while, then tried beside a call that is answered
 * otherwise, and asked as before once it answers.
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
      // Who refuses one question is well; an outage that another call met is not over by it.
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
        attempt(ask).catch(() => undefined); // the circuit has been told
      }
      throw new ServiceError(service, 'unavailable', 'is left alone for a while');
    },
  };
}

const faultOf = (error: unknown): string => (error instanceof ServiceError ? error.fault : 'unexpected');
