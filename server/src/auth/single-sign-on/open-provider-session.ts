import type { Handler } from '../../kernel/operation.ts';
import { noteForLog } from '../../kernel/log-details.ts';
import { cookieOf, setPrivateCookie } from '../../kernel/cookies.ts';
import { findAddressAndRole } from '../account-queries.ts';
import { openSession, refusal } from '../open-session.ts';
import type { AuthServices } from '../services.ts';
import { PROOF_COOKIE } from './cookie-names.ts';
import { proof } from './remembered.ts';

/** The session of who has just come back from the provider; a second factor is the provider's to ask for. */
export const openProviderSession: Handler<'openProviderSession', AuthServices> = async ({
  services,
  request,
  reply,
}) => {
  const proven = proof.open(services.vault, cookieOf(request.headers.cookie, PROOF_COOKIE.name), services.now());
  const user = proven && (await findAddressAndRole(services.db, proven.userId));
  if (!proven || !user) return refusal;
  noteForLog(request, { subject: user.email, outcome: 'done', user: { id: proven.userId, role: user.role } });
  setPrivateCookie(request, reply, { ...PROOF_COOKIE, maxAge: 0 }, '');
  return { auth: true, ...(await openSession(services, proven.userId)), msg: null };
};
