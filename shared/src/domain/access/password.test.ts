import { describe, expect, it } from 'vitest';
import { passwordFault } from './password.ts';

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
