import { describe, expect, it } from 'vitest';
import { identityOf } from './identity-provider.ts';

const env = {
  OIDC_ISSUER: 'https://login.house.example/realms/navette',
  OIDC_CLIENT_ID: 'navette',
  OIDC_CLIENT_SECRET: 'of-navette',
  PUBLIC_URL: 'https://navette.house.example/',
};

describe('configuration of single sign-on', () => {
  it('configuration of single sign-on is nothing when no provider is named', () => {
    expect(identityOf({ PUBLIC_URL: 'https://navette.house.example' })).toBeUndefined();
  });

  it('contains the provider, its redirect address, and roles by group', () => {
    const settings = identityOf({ ...env, OIDC_ROLES: 'Planning, Brussels = dispatch; Accounting=account;' });
    expect(settings).toEqual({
      issuer: env.OIDC_ISSUER,
      clientId: 'navette',
      clientSecret: 'of-navette',
      name: 'login.house.example',
      redirectUri: 'https://navette.house.example/auth/sso/callback',
      scope: 'openid email profile',
      acr: undefined,
      groupsClaim: 'groups',
      groupRoles: [
        { group: 'Planning, Brussels', role: 'dispatch' },
        { group: 'Accounting', role: 'account' },
      ],
      trustsEmail: false,
    });
  });

  it.each(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'PUBLIC_URL'])('is refused without %s', (left) => {
    expect(() => identityOf({ ...env, [left]: '' })).toThrow('set together or not at all');
  });

  it.each([
    ['an issuer without encryption', { OIDC_ISSUER: 'http://login.house.example' }, 'is an https address'],
    ['an issuer that is no address', { OIDC_ISSUER: 'login' }, 'OIDC_ISSUER is not the address'],
    ['a suite that is no address', { PUBLIC_URL: 'navette' }, 'PUBLIC_URL is not the address'],
    ['a role that nobody signs in with', { OIDC_ROLES: 'Drivers=driver' }, 'gives Drivers the role driver'],
    ['a rule without a role', { OIDC_ROLES: 'Drivers' }, 'this is none: Drivers'],
  ])('is refused for %s', (_, wrong, message) => {
    expect(() => identityOf({ ...env, ...wrong })).toThrow(message);
  });

  it('takes a provider on this machine without encryption', () => {
    expect(identityOf({ ...env, OIDC_ISSUER: 'http://127.0.0.1:9000' })?.issuer).toBe('http://127.0.0.1:9000');
  });
});
