import { describe, expect, it } from 'vitest';
import { contractForms, textLimits } from '../../testing/contract-limits.ts';
import { refusals } from '../../testing/refusals.ts';
import { sampleUser } from '../../testing/sample-user.ts';
import { userSchema, userValues } from './user-requests.ts';

const complete = userValues(sampleUser());
const refused = (values: object) => refusals(userSchema, values);

describe('the form of a user', () => {
  it('requires names, a complete address and a role', () => {
    expect(Object.keys(refused(userValues())).toSorted()).toEqual(['address', 'firstname', 'lastname', 'role']);
    expect(refused(complete)).toEqual({});
    expect(refused({ ...complete, zip: '' })).toEqual({ address: 'validation.address.incomplete' });
  });

  it.each(['account', 'dispatch', 'invoice', 'admin', 'lead', 'super'])(
    'wants the address that %s signs in with',
    (role) => {
      expect(refused({ ...complete, role, email: '' })).toEqual({ email: 'validation.required' });
    },
  );

  it.each(['client', 'driver'])('requires no e-mail address of a %s, who does not sign in', (role) => {
    expect(refused({ ...complete, role, email: '' })).toEqual({});
  });

  it('refuses an invalid e-mail address of a user', () => {
    expect(refused({ ...complete, email: 'nora@' })).toEqual({ email: 'validation.email' });
  });

  it('sends a stored user back unchanged', () => {
    const { id: _number, secondFactor: _state, ...stored } = sampleUser();
    expect(userSchema.parse(complete)).toEqual(stored);
  });
});

describe('the form of a user and the contract', () => {
  const form = contractForms.UserForm;

  it('the form of a user and the contract has the fields of the contract, and requires the same', () => {
    expect(Object.keys(userSchema.parse(complete)).toSorted()).toEqual(Object.keys(form.properties).toSorted());
    // Postal code and locality come with the address.
    expect([...Object.keys(refused(userValues())), 'zip', 'city'].toSorted()).toEqual(form.required.toSorted());
  });

  it.each(textLimits(form).filter(([name]) => name !== 'role'))(
    'allows %s the %i characters of the contract',
    (name, most) => {
      const ofLength = (length: number) => ({
        ...complete,
        [name]: name === 'email' ? `${'x'.repeat(length - 11)}@navette.be` : 'x'.repeat(length),
      });
      expect(refused(ofLength(most))).toEqual({});
      expect(Object.keys(refused(ofLength(most + 1)))).toEqual([name]);
    },
  );
});
