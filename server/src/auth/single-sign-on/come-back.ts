import type { FastifyBaseLogger } from 'fastify';
import { type IdentityProvider, IdentityRefusal, type ProvenIdentity } from '../../ports/identity/identity-provider.ts';
import type { AuthServices } from '../services.ts';
import { accountOfIdentity, type NoAccount } from './account-of-identity.ts';
import { proof, question } from './remembered.ts';

/** Why a sign-in with the provider ended without a session; the sign-in page says so in words. */
export type SsoFailure = NoAccount | 'expired' | 'refused' | 'unreachable';

/** Where a sign-in with the provider ended: with what the browser keeps for the session, or with a reason; `target` is the page that was asked for. */
export type CameBack =
  | { readonly target: string; readonly sealed: string }
  | { readonly target?: string; readonly failure: SsoFailure };

type Services = Pick<AuthServices, 'db' | 'vault' | 'now' | 'identityRules'> & { readonly identity: IdentityProvider };

/**
 * What becomes of somebody whom the provider sent back.
 * @param query of the address, as the provider wrote it
 * @param kept what the browser remembered of its question
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

/** Neither a refusal nor an outage is an error here; the log says which. It never holds what the provider sent, which may name somebody. */
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
