import { expect, it } from 'vitest';
import { isSecretName, SECRET_NAMES } from './secret-names.ts';

it('names that must not be logged include passwords, tokens and national numbers in any composition', () => {
  for (const name of [...SECRET_NAMES, 'temporaryPassword', 'INSZ', 'clientSecret'])
    expect([name, isSecretName(name)]).toEqual([name, true]);
});

it('names that must not be written to a log are not those of other personal columns', () => {
  expect(['email', 'lastname', 'comment', 'mobile'].filter(isSecretName)).toEqual([]);
});
