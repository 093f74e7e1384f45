import { setTimeout as pause } from 'node:timers/promises';
import { ServiceError } from '../../../kernel/service-error.ts';

/** Milliseconds before the second and the third attempt. */
const PAUSES = [250, 1000];
/** Longest pause that a service may ask for while somebody waits, in milliseconds. */
const LONGEST = 5000;

/**
 * Asks again when a service does not answer, with pauses that grow, or as long as it asks for (`Retry-After`).
 * @throws {ServiceError} of the last attempt, or at once when asking again would not help or has to wait for longer than 5 s
 */
export async function retrying<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const wait of PAUSES) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ServiceError) || error.fault !== 'unavailable') throw error;
      const wanted = (error.retryAfter ?? 0) * 1000;
      if (wanted > LONGEST) throw error;
      await pause(Math.max(wait, wanted));
    }
  }
  return ask();
}
