/** Objects in a bucket of an S3-compatible service. */
export { S3Fault, S3SettingsError } from './s3-settings.ts';
export { s3Objects } from './s3-objects.ts';
export type { Condition, PutOptions, S3Object, S3Objects } from './s3-objects.ts';
export type { ListedObject } from './s3-objects.ts';
export { s3SettingsOf } from './s3-settings.ts';
export type { S3Settings } from './s3-settings.ts';
