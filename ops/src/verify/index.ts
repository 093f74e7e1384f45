/** Checks a release set before it runs. For the command line, and in-process for the server's page. */
export type { VersionChoice } from './candidate.ts';
export type { Deployed, DeployedHost } from './deployed.ts';
export { CHECKS } from './report.ts';
export type { CheckName, CheckOutcome, VerificationCheck, VerificationReport, VerifiedHow } from './report.ts';
export { verifyChoice, verifySet } from './verify-choice.ts';
export type { VerifyOptions } from './verify-choice.ts';
