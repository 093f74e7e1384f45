import { ProblemError } from '../../kernel/problem.ts';
import { MailingError } from '../../ports/mailing/mailing-port.ts';

/** Waits for the mailing service; what it does not do becomes a problem that the user can understand. */
export async function fromMailing<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof MailingError ? problemOf(error) : error;
  }
}

function problemOf(error: MailingError): ProblemError {
  const problem = toProblem(error);
  problem.cause = error;
  return problem;
}

function toProblem({ fault, detail, retryAfter }: MailingError): ProblemError {
  switch (fault) {
    case 'unavailable':
      return new ProblemError(
        503,
        'mailing.unavailable',
        retryAfter === undefined ? {} : { headers: { 'retry-after': String(retryAfter) } },
      );
    case 'failed':
      return new ProblemError(502, 'mailing.failed');
    case 'settings':
      return new ProblemError(502, 'mailing.settings');
    case 'refused':
      return new ProblemError(400, 'mailing.refused', {
        params: { detail },
        fields: [{ field: 'email_address', messageKey: 'validation.email' }],
      });
  }
}
