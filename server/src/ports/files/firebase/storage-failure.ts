import { isUncheckedObject } from '../../http/unchecked.ts';
import { ServiceError } from '../../../kernel/service-error.ts';

/** As failures name it. */
export const SERVICE = 'Firebase Storage';

const codeOf = (error: unknown): string =>
  isUncheckedObject(error) && typeof error.code === 'string' ? error.code : '';

/** Whether the store says that it has no such file. */
export const isGone = (error: unknown): boolean => codeOf(error) === 'storage/object-not-found';

/** What the SDK failed with, as any other outside service does. */
export function storageFailure(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  const code = codeOf(error);
  if (/network|retry-limit|quota|canceled|too-many|internal-error|timeout/u.test(code))
    return new ServiceError(SERVICE, 'unavailable', `does not answer (${code})`);
  if (/unauthor|unauthenticated|bucket|^auth\//u.test(code))
    return new ServiceError(SERVICE, 'settings', `refuses us (${code})`);
  return new ServiceError(SERVICE, 'unexpected', `fails (${code || 'for a reason of its own'})`);
}
