import { describe, expect, it } from 'vitest';
import { passwordFaults } from './check-passwords.ts';

const right = { email: 'noor@navette.example', oldpassword: 'old-one', newpassword: 'new-one' };

describe('changing the password', () => {
  it('is possible with an address, the old password and another new one', () => {
    expect(passwordFaults(right)).toEqual({});
  });

  it('wants every field', () => {
    expect(passwordFaults({ email: '', oldpassword: '', newpassword: '' })).toEqual({
      email: 'signIn.email.required',
      oldpassword: 'signIn.password.required',
      newpassword: 'signIn.password.required',
    });
  });

  it.each(['12345', 'x'.repeat(21)])('wants 6 to 20 characters: %s', (newpassword) => {
    expect(passwordFaults({ ...right, newpassword })).toEqual({ newpassword: 'password.new.length' });
  });

  it('wants another password than the old one', () => {
    expect(passwordFaults({ ...right, newpassword: right.oldpassword })).toEqual({ newpassword: 'password.new.same' });
  });
});
