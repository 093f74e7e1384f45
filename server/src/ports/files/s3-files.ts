import { S3Fault, s3Objects, type S3Settings, s3SettingsOf } from '@navette/ops/s3';
import { ServiceError } from '../../kernel/service-error.ts';
import { askOutside } from '../../kernel/work.ts';
import { type FilePort, fileTypeOfKey, hashOf, storedFileOf } from './file-port.ts';
import type { Environment } from '../../kernel/settings.ts';

/** Files in a bucket of an S3-compatible service, by their key. Rejects with a {@link ServiceError} when it fails or takes too long. */
export function createS3Files(settings: S3Settings): FilePort {
  const objects = s3Objects(settings);
  return {
    keep: async (content) => {
      const file = storedFileOf(content);
      const options = { type: file.contentType, cacheControl: 'private, max-age=31536000, immutable' };
      await asked(async () => {
        // Equal content has the same key: a second writer writes the same bytes again.
        if ((await objects.size(file.key)) !== content.length)
          await objects.put(file.key, Buffer.from(content), options);
      });
      return file;
    },
    remove: async (key) => (fileTypeOfKey(key) ? asked(() => objects.remove(key)) : undefined),
    read: async (key) => {
      const content = fileTypeOfKey(key) ? (await asked(() => objects.get(key)))?.body : undefined;
      if (content && !key.startsWith(hashOf(content)))
        throw new ServiceError(SERVICE, 'unexpected', 'answers another file than was kept');
      return content;
    },
  };
}

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await askOutside(SERVICE, ask);
  } catch (error) {
    throw error instanceof S3Fault ? bucketFailure(error) : error;
  }
}

/** Name in failures. */
const SERVICE = 'S3';

/** Maps an error of a bucket to a ServiceError, as for any other external service. */
function bucketFailure({ status, message }: S3Fault): ServiceError {
  if (status === undefined || status === 429 || status >= 500)
    return new ServiceError(SERVICE, 'unavailable', `does not answer: ${message}`);
  const refused = status === 401 || status === 403 || status === 404;
  return new ServiceError(SERVICE, refused ? 'settings' : 'unexpected', `refuses us: ${message}`);
}

/**
 * The bucket of `FILES_URL`; undefined when files are stored in their folder, or in Firebase.
 * @throws when it names none, its address or keys are missing, or Firebase's bucket is configured as well
 */
export function filesBucketOf(env: Environment): S3Settings | undefined {
  if (!env.FILES_URL) return undefined;
  if (env.FIREBASE_STORAGE_BUCKET)
    throw new Error('FILES_URL and FIREBASE_STORAGE_BUCKET are not set both: files lie in one place');
  return s3SettingsOf(env.FILES_URL, env);
}
