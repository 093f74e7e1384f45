import { describe, expect, it } from 'vitest';
import { credentialFaults, emailFault } from './check-credentials.ts';

describe('the sign-in form', () => {
  it('requires an address and a password for sign-in', () => {
    expect(credentialFaults({ email: ' ', password: '' })).toEqual({
      email: 'signIn.email.required',
      password: 'signIn.password.required',
    });
  });

  it.each(['dispatch', 'dispatch@', '@navette.example', 'a b@navette.example', 'dispatch@navette'])(
    'refuses %s as an address',
    (email) => {
      expect(emailFault(email)).toBe('signIn.email.invalid');
    },
  );

  it('accepts an address, with or without spaces around it, and any password', () => {
    expect(credentialFaults({ email: ' dispatch@navette.example ', password: ' ' })).toEqual({});
  });
});
