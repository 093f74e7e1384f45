import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  type Configuration,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
} from 'openid-client';
import { askOutside } from '../../kernel/work.ts';
import { type IdentitySettings, isOnThisMachine } from './identity-settings.ts';

/** State of a sign-in to be stored while the user is at the provider. */
export interface Asked {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Claims of the provider about the signed-in user. */
export interface ProvenIdentity {
  readonly issuer: string;
  /** Subject at the provider, which is immutable and never reused. */
  readonly subject: string;
  /** Verified by the provider, or trusted by configuration; undefined otherwise. */
  readonly email: string | undefined;
  readonly firstname: string;
  readonly lastname: string;
  readonly groups: readonly string[];
}

/** Refusal of a sign-in at the provider, or an answer that does not match the request. */
export class IdentityRefusal extends Error {
  override readonly name = 'IdentityRefusal';
}

/** An identity provider for staff. */
export interface IdentityProvider {
  /** Name on the button. */
  readonly name: string;
  /** Begins a sign-in: redirect URL for the browser, and state to store until it returns. @throws when the provider can't be reached */
  ask(): Promise<{ readonly address: string; readonly asked: Asked }>;
  /**
   * Identity of the returning user.
   * @param query query of the redirect URL
   * @throws {IdentityRefusal}, or another error when the provider can't be reached
   */
  prove(query: string, asked: Asked): Promise<ProvenIdentity>;
}

/** Name in traces and metrics. */
const SERVICE = 'identity provider';
const TIMEOUT_SECONDS = 10;

/**
 * OpenID Connect with the authorization code flow, PKCE, state and nonce. The provider's metadata is loaded at the first sign-in, and again after a
 * failure.
 */
export function createIdentityProvider(settings: IdentitySettings): IdentityProvider {
  const { issuer, clientId, clientSecret, name, redirectUri, scope, acr } = settings;
  let found: Promise<Configuration> | undefined;
  const discover = () =>
    discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: isOnThisMachine(issuer) ? [allowInsecureRequests] : [],
    });
  const metadata = () =>
    (found ??= askOutside(SERVICE, discover).catch((error: unknown) => {
      found = undefined;
      throw error;
    }));
  return {
    name,
    ask: async () => {
      const asked = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const address = buildAuthorizationUrl(await metadata(), {
        redirect_uri: redirectUri,
        scope,
        state: asked.state,
        nonce: asked.nonce,
        code_challenge: await calculatePKCECodeChallenge(asked.verifier),
        code_challenge_method: 'S256',
        ...(acr !== undefined && { acr_values: acr }),
      });
      return { address: address.href, asked };
    },
    prove: async (query, { state, nonce, verifier }) => {
      const config = await metadata();
      const exchange = () =>
        authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
      const tokens = await askOutside(SERVICE, exchange).catch((error: unknown) => {
        throw isRefusal(error) ? new IdentityRefusal('the provider did not sign anybody in', { cause: error }) : error;
      });
      const claims = tokens.claims();
      if (!claims) throw new IdentityRefusal('the provider named nobody');
      if (acr !== undefined && claims.acr !== acr)
        throw new IdentityRefusal(`not signed in with the authentication context ${acr}`);
      const more = config.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(config, tokens.access_token, claims.sub)
        : {};
      return personOf({ ...claims, ...more }, settings);
    },
  };
}

/** The user was refused, or the answer belongs to another sign-in; everything else is an outage or a wrong configuration. */
const isRefusal = (error: unknown): boolean =>
  error instanceof AuthorizationResponseError ||
  (error instanceof ResponseBodyError && error.error === 'invalid_grant') ||
  (error instanceof ClientError && UNFITTING.has(error.code ?? ''));

const UNFITTING: ReadonlySet<string> = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
]);

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function personOf(
  claims: Readonly<Record<string, unknown>>,
  { issuer, groupsClaim, trustsEmail }: IdentitySettings,
): ProvenIdentity {
  const groups = claims[groupsClaim];
  const isChecked = claims.email_verified === true || trustsEmail;
  const [first = '', ...rest] = text(claims.name).split(' ');
  return {
    issuer,
    subject: text(claims.sub),
    email: (isChecked && text(claims.email)) || undefined,
    firstname: text(claims.given_name) || first,
    lastname: text(claims.family_name) || rest.join(' '),
    groups: (Array.isArray(groups) ? groups : [groups]).filter((group): group is string => typeof group === 'string'),
  };
}
