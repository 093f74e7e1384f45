import { expect, it } from 'vitest';
import { termFaults } from './wording.mjs';

it.each([
  ['fr', 'Affecter la course', 'write trajet'],
  ['fr', 'Affecter à…', 'write attribuer'],
  ['fr', 'Ce que vous avez saisi', 'write encoder'],
  ['fr', 'Le chauffeur est averti', 'write prévenir'],
  ['fr', 'L’élément est créé', 'write fiche'],
  ['fr', 'La mutualité n’intervient pas', 'write mutuelle'],
  ['fr', 'Import en cours…', 'write importation, exportation'],
  ['nl', 'Een traject kiezen', 'write rit'],
  ['nl', 'De verificatie is gereset', 'write opnieuw instellen'],
  ['nl', 'Geen PDF of foto', 'write pdf'],
  ['nl', 'De applicatie', 'write toepassing'],
  ['nl', 'Banktransacties', 'write bankverrichting'],
  ['en', 'Demands of drivers', 'write request'],
  ['en', 'Both ways', 'write trip, route'],
  ['en', 'A valid email address', 'write e-mail'],
])('refuses a message in %s with a forbidden term: %s', (language, text, fault) => {
  expect(termFaults(language, 'a', text)).toContainEqual(expect.stringContaining(fault));
});

it.each([
  ['fr', 'Le trajet est attribué : le chauffeur est prévenu, la remarque est encodée.'],
  ['nl', 'De rit is toegewezen, de toepassing verwittigt de chauffeur.'],
  ['en', 'The request for this trip on the way is always answered by e-mail: {email}, {way}.'],
])('accepts a message in %s with the terms of the product: %s', (language, text) => {
  expect(termFaults(language, 'a', text)).toEqual([]);
});

it('accepts a forbidden term in a text that the specification quotes', () => {
  expect(termFaults('fr', 'signIn.email.required', 'Email est requis')).toEqual([]);
});
