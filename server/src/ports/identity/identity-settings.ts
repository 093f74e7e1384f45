import type { StaffRole } from '@navette/openapi/enums';
import { isStaffRole } from '@navette/shared/domain';
import { keyOf, serviceUrl } from '../http/service-settings.ts';
import { type Environment, settingOf } from '../../kernel/settings.ts';

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
export const isOnThisMachine = (issuer: string): boolean => LOOPBACK.has(new URL(issuer).hostname);

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
