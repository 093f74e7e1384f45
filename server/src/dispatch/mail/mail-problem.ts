import { ProblemError } from '../../app/problem.ts';
import { ServiceError } from '../../ports/http/service-error.ts';

/** Waits for the mailbox; a service that fails becomes a problem that the user can understand. The log tells which fault it was. */
export async function fromMailbox<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    // A password that no longer holds does not mend by waiting.
    const problem = new ProblemError(
      503,
      error.fault === 'settings' ? 'mail.refused' : 'serviceUnavailable',
      error.retryAfter === undefined ? {} : { headers: { 'retry-after': String(error.retryAfter) } },
    );
    problem.cause = error;
    throw problem;
  }
}
