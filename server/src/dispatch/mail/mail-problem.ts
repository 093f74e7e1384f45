import { ProblemError } from '../../kernel/problem.ts';
import { ServiceError } from '../../kernel/service-error.ts';

/** Maps a failure of the mail service to a problem for the user; the log has the fault. */
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
