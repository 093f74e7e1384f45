import { expect, it } from 'vitest';
import { typographyFaults } from './wording.mjs';

const NBSP = '\u00A0';

it.each([
  ['fr', 'Continuer ?', 'plain space before'],
  ['fr', 'Chauffeur : {name}', 'plain space before'],
  ['fr', '« Réessayer »', 'plain space inside'],
  ['fr', 'Cliquez “Réessayer”', 'quotation marks'],
  ['fr', "L'adresse", 'straight apostrophe'],
  ['fr', 'Réservation nº {id}', 'write n°'],
  ['nl', '‘{title}’ verwijderd', 'quotation marks'],
  ['nl', "foto's", 'straight apostrophe'],
  ['en', 'Press "Retry"', 'quotation marks'],
  ['en', 'This can’t be undone.', 'write cannot'],
])('refuses a message in %s with wrong typography: %s', (language, text, fault) => {
  expect(typographyFaults(language, 'a', text)).toEqual([expect.stringContaining(fault)]);
});

it.each([
  ['fr', `Continuer${NBSP}? «${NBSP}L’adresse${NBSP}»${NBSP}: {count, number, ::compact-short}`],
  ['nl', '“{title}”: foto’s'],
  ['en', 'The client’s “Retry” cannot help: why?'],
])('accepts a message in %s with right typography: %s', (language, text) => {
  expect(typographyFaults(language, 'a', text)).toEqual([]);
});

it('accepts a text that the specification quotes, whatever its typography', () => {
  expect(typographyFaults('fr', 'denied.location', "GeoLocation n'est pas activé")).toEqual([]);
});

it.each(['expense.form.name', 'booking.form.newName', 'late.remind.form'])(
  'requires a capital letter in the name of a form: %s',
  (key) => {
    expect(typographyFaults('fr', key, 'la dépense')).toEqual([
      'name of a form: start with a capital letter, since it is quoted as a title',
    ]);
    expect(typographyFaults('fr', key, 'Dépense')).toEqual([]);
  },
);
