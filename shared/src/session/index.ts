/** Session: signed-in user, permissions, expiry. */
export { followActivity, idleEndedAtom, idleWarningAtom, noteActivity } from './activity.ts';
export { afterRefusal } from './start-session.ts';
export { refreshEachSession, refreshSession, renewSession } from './renew-session.ts';
export { safeRedirect } from './safe-redirect.ts';
export type { Session, User } from './session.ts';
export { currentSession, expireSession, keepSession, sessionAtom, sessionStatusAtom } from './session-state.ts';
export type { SessionStatus } from './session.ts';
export { confirmSecondFactor, startSecondFactor } from './sign-in.ts';
export type { EnrolledSecondFactor, SecondFactorStart } from './sign-in.ts';
export { changePassword, openProviderSession, signIn } from './sign-in.ts';
export type { SignInOutcome } from './sign-in.ts';
export { signOut } from './sign-in.ts';
export { PERSONAL_PREFIX, personalStorage } from './personal-storage.ts';
export { registerSignOutCleanup } from './session-state.ts';
export { startSession } from './start-session.ts';
export { useCan, useSession, useSessionStatus, useUser } from './use-session.ts';
