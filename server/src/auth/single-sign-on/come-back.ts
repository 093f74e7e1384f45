import type { FastifyBaseLogger } from 'fastify';
import { type IdentityProvider, IdentityRefusal, type ProvenIdentity } from '../../ports/identity/identity-provider.ts';
import type { AuthServices } from '../services.ts';
import { accountOfIdentity, type NoAccount } from './account-of-identity.ts';
import { proof, question } from './remembered.ts';

/** Reason why a sign-in with the provider ended without a session; the sign-in page explains it. */
export type SsoFailure = NoAccount | 'expired' | 'refused' | 'unreachable';

/** Result of a sign-in with the provider: the sealed value for the session cookie, or a reason; `target` is the requested page. */
export type CameBack =
  | { readonly target: string; readonly sealed: string }
  | { readonly target?: string; readonly failure: SsoFailure };

type Services = Pick<AuthServices, 'db' | 'vault' | 'now' | 'identityRules'> & { readonly identity: IdentityProvider };

/**
 * Handles the redirect back from the provider.
 * @param query of the URL, as written by the provider
 * @param kept remembered question from the browser's cookie
 */
export async function comeBack(
  { db, vault, now, identity, identityRules }: Services,
  { query, kept, log }: { readonly query: string; readonly kept: string | undefined; readonly log: FastifyBaseLogger },
): Promise<CameBack> {
  const asked = question.open(vault, kept, now());
  if (!asked) return { failure: 'expired' };
  const { target } = asked;
  const person = await proven(identity, query, { asked, log });
  if (typeof person === 'string') return { target, failure: person };
  const account = await accountOfIdentity(db, person, identityRules, now());
  if (typeof account === 'string') return { target, failure: account };
  return { target, sealed: proof.seal(vault, { userId: account.id }, now()) };
}

/** Neither a refusal nor an outage is an error here; the log says which. It never contains the provider's answer, which may name a person. */
async function proven(
  identity: IdentityProvider,
  query: string,
  { asked, log }: { readonly asked: Parameters<IdentityProvider['prove']>[1]; readonly log: FastifyBaseLogger },
): Promise<ProvenIdentity | 'refused' | 'unreachable'> {
  try {
    return await identity.prove(query, asked);
  } catch (error) {
    const failure = error instanceof IdentityRefusal ? 'refused' : 'unreachable';
    log.warn({ failure, reason: error instanceof Error ? error.message : undefined }, 'single sign-on failed');
    return failure;
  }
}
