/** Public interface of this domain for other domains. */
export type { DriverCaller, DriverSessions } from './driver/driver-sessions.ts';
export { isLastSuper } from './last-super.ts';
export { hashPassword, temporaryPassword } from './password.ts';
export { comeBack } from './single-sign-on/come-back.ts';
export { PROOF_COOKIE, QUESTION_COOKIE } from './single-sign-on/remembered.ts';
export { question } from './single-sign-on/remembered.ts';
export { resetByOperator } from './second-factor/reset-by-operator.ts';
export type { TokenSigner } from './token.ts';
export type { Vault } from './vault.ts';
