import { describe, expect, it } from 'vitest';
import {
  passwordFault,
  isAppCode,
  needsSecondFactor,
  otpText,
  secondFactorRoles,
  idleMinutesOf,
  idleSeconds,
} from './sign-in.ts';
import { STAFF_ROLES } from './roles.ts';

const known = new Set(['password', 'motdepasse', 'azertyuiop', 'iloveyou', 'superman']);
const context = {
  email: 'marie.dupont@navette.example',
  names: ['Anne-Lise', 'Van den Broeck', 'Les Navettes de Liège asbl'],
  oldPassword: 'the one before',
  isKnown: (word: string) => known.has(word),
};

describe('a new password', () => {
  it.each([
    ['short one', 'tooShort'],
    ['x'.repeat(201), 'tooLong'],
    ['the one before', 'same'],
    ['password1234', 'common'],
    ['Motdepasse2026!', 'common'],
    ['P@ssw0rd!2026', 'common'],
    ['123-azertyuiop', 'common'],
    ['i love you 99', 'common'],
    ['aaaaaaaaaaaa', 'common'],
    ['chatchatchatchat', 'common'],
    ['123456789012', 'common'],
    ['zyxwvutsrqponm', 'common'],
    ['MarieDupont2026', 'common'],
    ['navette-marie-1', 'common'],
    ['annelisevandenbroeck', 'common'],
    ['Broeck.Anne.Lise.2026', 'common'],
    ['Br0eck-4nne-1992', 'common'],
    ['Navettes-Liège-2026', 'common'],
    ['NavetteNavette', 'common'],
    ['navette-2026!', 'common'],
  ])('%s is refused: %s', (password, fault) => {
    expect(passwordFault(password, context)).toBe(fault);
  });

  it.each([
    'correct horse battery',
    'trois-lapins-verts',
    'Wq8!tR2#pL5x',
    'marie aime la glace au citron',
    'éééééé àà ùùù',
  ])('may be %s', (password) => expect(passwordFault(password, context)).toBeUndefined());
});

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

describe('the idle limit of a session', () => {
  it.each([
    [null, 0],
    ['', 0],
    ['0', 0],
    ['1', 0],
    ['2', 2],
    ['30', 30],
    ['1000', 0],
    ['soon', 0],
    ['7.5', 0],
  ])('reads the setting %j as %i minutes', (setting, minutes) => expect(idleMinutesOf(setting)).toBe(minutes));

  it('leaves the server a report more than the page', () => {
    expect([idleSeconds(0), idleSeconds(10)]).toEqual([undefined, 660]);
  });
});
