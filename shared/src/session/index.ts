/** Session: signed-in user, permissions, expiry. */
export { followActivity, idleEndedAtom, idleWarningAtom, noteActivity } from './activity.ts';
export { afterRefusal } from './after-refusal.ts';
export { refreshEachSession, refreshSession, renewSession } from './renew-session.ts';
export { safeRedirect } from './safe-redirect.ts';
export type { Session, User } from './session.ts';
export { currentSession, expireSession, keepSession, sessionAtom, sessionStatusAtom } from './session-state.ts';
export type { SessionStatus } from './session-status.ts';
export { confirmSecondFactor, startSecondFactor } from './second-factor.ts';
export type { EnrolledSecondFactor, SecondFactorStart } from './second-factor.ts';
export { changePassword, openProviderSession, signIn } from './sign-in.ts';
export type { SignInOutcome } from './sign-in.ts';
export { signOut } from './sign-out.ts';
export { PERSONAL_PREFIX, personalStorage } from './personal-storage.ts';
export { registerSignOutCleanup } from './sign-out-cleanup.ts';
export { startSession } from './start-session.ts';
export { useCan, useSession, useSessionStatus, useUser } from './use-session.ts';
