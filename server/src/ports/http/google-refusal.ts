import { isUncheckedObject, listOf, partOf, textOf } from './unchecked.ts';
import { ServiceError } from '../../kernel/service-error.ts';

/** Fault of a 400 of Google's APIs: a wrong key is also a 400, distinguished by its details. */
export function googleRefusal(service: string, body: unknown): ServiceError {
  const error = partOf(body, 'error');
  const reasons = (listOf(error, 'details') ?? []).map((detail) =>
    isUncheckedObject(detail) ? detail.reason : undefined,
  );
  if (reasons.includes('API_KEY_INVALID')) return new ServiceError(service, 'settings', 'does not know the key');
  const status = textOf(error.status);
  return new ServiceError(service, status === null ? 'unexpected' : 'refused', `answers ${String(status)}`);
}
