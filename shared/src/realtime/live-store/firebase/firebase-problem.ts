import { ApiProblem, transportProblem } from '../../../api/problem.ts';

/** An error of Firebase as a problem of the suite. */
export function firebaseProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  const code = codeOf(error);
  if (/network/iu.test(code) || code === 'DISCONNECTED') return transportProblem('network', 0, error);
  if (/^(?:UNAVAILABLE|MAX_RETRIES|OVERRIDDEN_BY_SET)$/u.test(code) || code.endsWith('internal-error'))
    return transportProblem('unavailable', 0, error);
  return code === 'PERMISSION_DENIED' || code.startsWith('auth/')
    ? refused(403, 'forbidden', error)
    : transportProblem('unexpected', 0, error);
}

/** The problem that our server answers in the same case. */
export const refused = (status: number, code: string, cause?: unknown): ApiProblem =>
  new ApiProblem({ status, code, messageKey: `problem.${code}`, fields: [], incidentId: '' }, { cause });

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return String(error.code);
}
