import { resolve } from 'node:path';
import { type S3Settings, s3SettingsOf } from '@navette/ops/s3';
import type { Environment } from '../../kernel/settings.ts';

/** Location of a list: a file, or a bucket, which several machines share and which outlives them. */
export type ListPlace = string | S3Settings;

/**
 * Parses a location: `s3://bucket/prefix`, or a file.
 * @throws {S3SettingsError} when the address or the keys of the bucket are missing
 */
export const listPlaceOf = (named: string, env: Environment = process.env): ListPlace =>
  named.startsWith('s3://') ? s3SettingsOf(named, env) : resolve(named);
