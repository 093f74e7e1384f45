import { homedir } from 'node:os';
import { join } from 'node:path';
import { type S3Settings, s3SettingsOf, S3SettingsError } from '../../../s3/index.ts';
import { Refusal } from '../../../refusal.ts';

/** A registry in a bucket. */
export interface BucketSettings extends S3Settings {
  /** Folder for copies of published versions. */
  readonly cache: string;
}

/**
 * The bucket that a location names, with the variables that the AWS tools read too.
 * @throws {Refusal} naming what is missing
 */
export function bucketSettingsOf(location: string, env: NodeJS.ProcessEnv): BucketSettings {
  try {
    return {
      ...s3SettingsOf(location, env),
      cache: env.REGISTRY_CACHE || join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'navette-registry'),
    };
  } catch (error) {
    throw error instanceof S3SettingsError ? new Refusal(error.message, { cause: error }) : error;
  }
}
