/** Session: signed-in user, permissions, expiry. */
export { followActivity, idleEndedAtom, idleWarningAtom, noteActivity } from './activity.ts';
export { afterRefusal, startSession } from './start-session.ts';
export { refreshEachSession, refreshSession, renewSession } from './renew-session.ts';
export { safeRedirect } from './safe-redirect.ts';
export type { Session, User, SessionStatus } from './session.ts';
export {
  currentSession,
  expireSession,
  keepSession,
  sessionAtom,
  sessionStatusAtom,
  registerSignOutCleanup,
} from './session-state.ts';
export {
  confirmSecondFactor,
  startSecondFactor,
  changePassword,
  openProviderSession,
  signIn,
  signOut,
  type EnrolledSecondFactor,
  type SecondFactorStart,
  type SignInOutcome,
} from './sign-in.ts';
export { PERSONAL_PREFIX, personalStorage } from './personal-storage.ts';
export { useCan, useSession, useSessionStatus, useUser } from './use-session.ts';
