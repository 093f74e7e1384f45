import { ASKED_SECONDS, PROVEN_SECONDS } from './remembered.ts';

const path = '/auth/sso';

/** What the browser keeps while somebody is at the provider. */
export const QUESTION_COOKIE = { name: 'navette-sso-asked', path, maxAge: ASKED_SECONDS };

/** What it keeps from there to the session. */
export const PROOF_COOKIE = { name: 'navette-sso-proven', path, maxAge: PROVEN_SECONDS };
