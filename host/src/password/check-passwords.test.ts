import { describe, expect, it } from 'vitest';
import { passwordFaults } from './change-password-page.tsx';

const right = { email: 'noor@navette.example', oldpassword: 'the old long one', newpassword: 'the new long one' };

describe('changing the password', () => {
  it('accepts an address, the old password and a different new one', () => {
    expect(passwordFaults(right)).toEqual({});
  });

  it('requires every field of the change-password form', () => {
    expect(passwordFaults({ email: '', oldpassword: '', newpassword: '' })).toEqual({
      email: 'signIn.email.required',
      oldpassword: 'signIn.password.required',
      newpassword: 'signIn.password.required',
    });
  });

  it.each(['elevenchars', 'x'.repeat(201)])('requires 12 to 200 characters: %s', (newpassword) => {
    expect(passwordFaults({ ...right, newpassword })).toEqual({ newpassword: 'password.new.length' });
  });

  it('requires a new password that differs from the old one', () => {
    expect(passwordFaults({ ...right, newpassword: right.oldpassword })).toEqual({ newpassword: 'password.new.same' });
  });
});
