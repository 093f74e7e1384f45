/** Public interface of this domain for other domains. */
export type { DriverCaller, DriverSessions } from './driver-sessions.ts';
export { isLastSuper, refuseSuper } from './account-queries.ts';
export { hashPassword, temporaryPassword } from './password.ts';
export { comeBack } from './single-sign-on/come-back.ts';
export { PROOF_COOKIE, QUESTION_COOKIE } from './single-sign-on/come-back.ts';
export { question } from './single-sign-on/come-back.ts';
export { resetByOperator } from './second-factor/own-factor.ts';
export type { TokenSigner } from './authenticate.ts';
export type { Vault } from './vault.ts';
