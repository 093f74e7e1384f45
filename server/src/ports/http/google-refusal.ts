import { isLoose, listOf, partOf, textOf } from './loose.ts';
import { ServiceError } from '../../kernel/service-error.ts';

/** What a 400 of one of Google's interfaces means: a wrong key is one too, and says so in its details. */
export function googleRefusal(service: string, body: unknown): ServiceError {
  const error = partOf(body, 'error');
  const reasons = (listOf(error, 'details') ?? []).map((detail) => (isLoose(detail) ? detail.reason : undefined));
  if (reasons.includes('API_KEY_INVALID')) return new ServiceError(service, 'settings', 'does not know the key');
  const status = textOf(error.status);
  return new ServiceError(service, status === null ? 'unexpected' : 'refused', `answers ${String(status)}`);
}
