import type { FastifyBaseLogger } from 'fastify';
import {
  type IdentityProvider,
  IdentityRefusal,
  type ProvenIdentity,
  type Asked,
} from '../../ports/identity-provider.ts';
import type { AuthServices } from '../services.ts';
import { accountOfIdentity, type NoAccount } from './account-of-identity.ts';
import type { Vault } from '../vault.ts';

/** Reason why a sign-in with the provider ended without a session; the sign-in page explains it. */
type SsoFailure = NoAccount | 'expired' | 'refused' | 'unreachable';

/** Result of a sign-in with the provider: the sealed value for the session cookie, or a reason; `target` is the requested page. */
type CameBack =
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

/** Maximum seconds of a sign-in at the provider. */
const ASKED_SECONDS = 600;

/** Seconds from the redirect back to the session, which the page requests immediately. */
const PROVEN_SECONDS = 60;

/** State of a sign-in at the provider, sealed in a cookie: nothing is stored on the server before a sign-in. */
interface RememberedQuestion extends Asked {
  /** The requested page. */
  readonly target: string;
}

/** Seals and opens the state in a cookie; expired or tampered values, and those of another step, are undefined. */
interface Step<Kept> {
  readonly seal: (vault: Vault, kept: Kept, now: Date) => string;
  readonly open: (vault: Vault, sealed: string | undefined, now: Date) => Kept | undefined;
}

function step<Kept>(
  owner: string,
  seconds: number,
  read: (value: Readonly<Record<string, unknown>>) => Kept | undefined,
): Step<Kept> {
  return {
    seal: (vault, kept, now) => vault.seal(JSON.stringify({ ...kept, until: now.getTime() + seconds * 1000 }), owner),
    open: (vault, sealed, now) => {
      const text = sealed === undefined ? undefined : vault.open(sealed, owner);
      if (text === undefined) return undefined;
      const value: Record<string, unknown> = JSON.parse(text);
      return typeof value.until === 'number' && value.until > now.getTime() ? read(value) : undefined;
    },
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The user is at the provider. */
export const question = step<RememberedQuestion>(
  'single sign-on, asked',
  ASKED_SECONDS,
  ({ state, nonce, verifier, target }) =>
    isText(state) && isText(nonce) && isText(verifier) && isText(target)
      ? { state, nonce, verifier, target }
      : undefined,
);

/** The user came back and is known. */
export const proof = step<{ readonly userId: number }>('single sign-on, proven', PROVEN_SECONDS, ({ userId }) =>
  typeof userId === 'number' ? { userId } : undefined,
);

const path = '/auth/sso';

/** Cookie that carries the question to the provider while the user signs in there. */
export const QUESTION_COOKIE = { name: 'navette-sso-asked', path, maxAge: ASKED_SECONDS };

/** Cookie that carries the sign-in state until the session exists. */
export const PROOF_COOKIE = { name: 'navette-sso-proven', path, maxAge: PROVEN_SECONDS };
