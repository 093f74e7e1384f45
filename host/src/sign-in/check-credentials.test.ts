import { describe, expect, it } from 'vitest';
import { credentialFaults, emailFault } from './check-credentials.ts';

describe('the sign-in form', () => {
  it('wants an address and a password', () => {
    expect(credentialFaults({ email: ' ', password: '' })).toEqual({
      email: 'signIn.email.required',
      password: 'signIn.password.required',
    });
  });

  it.each(['dispatch', 'dispatch@', '@navette.example', 'a b@navette.example', 'dispatch@navette'])(
    'does not take %s for an address',
    (email) => {
      expect(emailFault(email)).toBe('signIn.email.invalid');
    },
  );

  it('is right with an address, spaces around it or not, and any password', () => {
    expect(credentialFaults({ email: ' dispatch@navette.example ', password: ' ' })).toEqual({});
  });
});
