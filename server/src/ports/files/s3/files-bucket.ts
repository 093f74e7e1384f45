import { type S3Settings, s3SettingsOf } from '@navette/ops/s3';
import type { Environment } from '../../../kernel/settings.ts';

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
