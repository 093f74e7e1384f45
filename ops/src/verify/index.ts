/** Checks a release set before it runs. For the command line, and in-process for the server's page; the browser is in `./boot/index.ts`. */
export type { VersionChoice } from '../release/choose.ts';
export type { Deployed, DeployedHost } from './deployed.ts';
export { readEvidence } from './evidence.ts';
export { CHECKS } from './report.ts';
export type { CheckName, CheckOutcome, Finding, VerificationCheck, VerificationReport, VerifiedHow } from './report.ts';
export { verifyChoice, verifySet } from './verify-choice.ts';
export type { VerifyOptions } from './verify-choice.ts';
