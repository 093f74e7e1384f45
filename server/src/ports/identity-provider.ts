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
import { askOutside } from '../kernel/work.ts';
import type { StaffRole } from '@navette/openapi/enums';
import { isStaffRole } from '@navette/shared/domain';
import { keyOf, serviceUrl } from './http/service-settings.ts';
import { type Environment, settingOf } from '../kernel/settings.ts';

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

/** Maps a group of the provider to a role. */
export interface GroupRole {
  readonly group: string;
  readonly role: StaffRole;
}

/** The OpenID Connect provider of the staff. */
export interface IdentitySettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Name on the button. */
  readonly name: string;
  /** Redirect URI that the provider sends browsers back to. */
  readonly redirectUri: string;
  readonly scope: string;
  /** Required authentication context, such as a second factor checked by the provider; undefined for any. */
  readonly acr: string | undefined;
  /** Claim with the user's groups. */
  readonly groupsClaim: string;
  /** The first matching group decides. Empty when roles are only assigned here. */
  readonly groupRoles: readonly GroupRole[];
  /** Accepts an e-mail address without `email_verified`: only for a provider whose users can't set it themselves. */
  readonly trustsEmail: boolean;
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether the provider is on this machine, where it may be called without encryption. */
const isOnThisMachine = (issuer: string): boolean => LOOPBACK.has(new URL(issuer).hostname);

/**
 * The provider configured by `OIDC_ISSUER`, `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET`; undefined when staff only have local accounts.
 * @throws for an incomplete configuration, an invalid URL, or an unknown role
 */
export function identityOf(env: Environment): IdentitySettings | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET, PUBLIC_URL } = env;
  if (!OIDC_ISSUER && !clientId && !OIDC_CLIENT_SECRET) return undefined;
  if (!OIDC_ISSUER || !clientId || !OIDC_CLIENT_SECRET || !PUBLIC_URL)
    throw new Error(
      'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and PUBLIC_URL, the address of this suite, are set together or not at all',
    );
  serviceUrl('OIDC_ISSUER', OIDC_ISSUER);
  if (!OIDC_ISSUER.startsWith('https:') && !isOnThisMachine(OIDC_ISSUER))
    throw new Error(`OIDC_ISSUER is an https address, unless the provider runs on this machine: ${OIDC_ISSUER}`);
  return {
    issuer: OIDC_ISSUER,
    clientId,
    clientSecret: keyOf('OIDC_CLIENT_SECRET', OIDC_CLIENT_SECRET),
    name: env.OIDC_NAME || new URL(OIDC_ISSUER).hostname,
    redirectUri: `${serviceUrl('PUBLIC_URL', PUBLIC_URL)}/auth/sso/callback`,
    scope: settingOf(env, 'OIDC_SCOPE'),
    acr: env.OIDC_ACR || undefined,
    groupsClaim: settingOf(env, 'OIDC_GROUPS_CLAIM'),
    groupRoles: groupRolesOf(env.OIDC_ROLES),
    trustsEmail: env.OIDC_TRUST_EMAIL === '1',
  };
}

/** Parses `OIDC_ROLES`: `Navette Dispatchers=dispatch;Navette Accounting=account`. Group names may contain spaces and commas, hence the semicolon. */
function groupRolesOf(text = ''): GroupRole[] {
  return text
    .split(';')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [, group, role = ''] = /^\s*(.+?)\s*=\s*([^=]*?)\s*$/u.exec(entry) ?? [];
      if (group === undefined)
        throw new Error(
          `OIDC_ROLES holds entries such as Dispatchers=dispatch, separated by semicolons; this is none: ${entry}`,
        );
      if (!isStaffRole(role))
        throw new Error(`OIDC_ROLES gives ${group} the role ${role}, which is no role that signs in`);
      return { group, role };
    });
}
