import { messageKey } from '@navette/shared/i18n';

/** What the server says when a sign-in with the provider ended without a session. */
const FAULTS: ReadonlyMap<string, string> = new Map([
  ['expired', messageKey('signIn.sso.expired')],
  ['noAccount', messageKey('signIn.sso.noAccount')],
  ['noEmail', messageKey('signIn.sso.noEmail')],
  ['noRole', messageKey('signIn.sso.noRole')],
  ['refused', messageKey('signIn.sso.refused')],
  ['unreachable', messageKey('signIn.sso.unreachable')],
]);

/** Message key for the `ssoError` of the address; anybody may have written another. */
export const providerFault = (code: string | null): string | undefined =>
  code === null ? undefined : (FAULTS.get(code) ?? messageKey('signIn.sso.expired'));
