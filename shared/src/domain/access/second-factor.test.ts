import { describe, expect, it } from 'vitest';
import { STAFF_ROLES } from './roles.ts';
import { isAppCode, needsSecondFactor, otpText, secondFactorRoles } from './second-factor.ts';

describe('a second factor', () => {
  it.each([
    [undefined, ['super']],
    ['', ['super']],
    ['lead,admin', ['admin', 'lead', 'super']],
    ['driver,nobody', ['super']],
  ])('is needed by super and by the roles of the setting %j', (setting, roles) => {
    expect(STAFF_ROLES.filter((role) => needsSecondFactor(role, setting)).toSorted()).toEqual(roles);
  });

  it('reads the roles of the setting without unknown ones', () => {
    expect(secondFactorRoles('lead,driver,,admin')).toEqual(['lead', 'admin']);
    expect(secondFactorRoles(null)).toEqual([]);
  });

  it('reads codes as they are typed', () => {
    expect(otpText(' ABCD-efgh jkmn ')).toBe('abcdefghjkmn');
    expect(['123 456', '123456', '12345', '1234567', 'abcdef'].map(isAppCode)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
