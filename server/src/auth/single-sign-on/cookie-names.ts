import { ASKED_SECONDS, PROVEN_SECONDS } from './remembered.ts';

const path = '/auth/sso';

/** Cookie that carries the question to the provider while the user signs in there. */
export const QUESTION_COOKIE = { name: 'navette-sso-asked', path, maxAge: ASKED_SECONDS };

/** Cookie that carries the sign-in state until the session exists. */
export const PROOF_COOKIE = { name: 'navette-sso-proven', path, maxAge: PROVEN_SECONDS };
