import type { S3Fault } from '@navette/s3';
import { ServiceError } from '../../../kernel/service-error.ts';

/** As failures name it. */
export const SERVICE = 'S3';

/** What a bucket failed with, as any other outside service does. */
export function bucketFailure({ status, message }: S3Fault): ServiceError {
  if (status === undefined || status === 429 || status >= 500)
    return new ServiceError(SERVICE, 'unavailable', `does not answer: ${message}`);
  const refused = status === 401 || status === 403 || status === 404;
  return new ServiceError(SERVICE, refused ? 'settings' : 'unexpected', `refuses us: ${message}`);
}
