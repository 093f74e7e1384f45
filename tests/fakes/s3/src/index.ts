/** A small S3 server on this machine, for tests. */
export type { Fault, FaultKind } from './faults.ts';
export { startS3Fake } from './start-s3-fake.ts';
export type { S3Fake } from './start-s3-fake.ts';
