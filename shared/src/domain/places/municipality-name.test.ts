import { expect, it } from 'vitest';
import { municipalityKey, municipalityName, municipalityNames } from './municipality-name.ts';

it('names a municipality in the language of the screen, whichever name is stored', () => {
  expect(municipalityName('Ixelles', 'nl')).toBe('Elsene');
  expect(municipalityName('Elsene', 'fr')).toBe('Ixelles');
  expect(municipalityName('Ixelles', 'fr')).toBe('Ixelles');
});

it('recognises a municipality typed without accents, capitals or hyphens', () => {
  expect(municipalityName('LIEGE', 'nl')).toBe('Luik');
  expect(municipalityName('saint gilles', 'nl')).toBe('Sint-Gillis');
});

it('keeps the stored name of a municipality without another name, and in English', () => {
  expect(municipalityName('Charleroi', 'nl')).toBe('Charleroi');
  expect(municipalityName('Elsene', 'en')).toBe('Elsene');
  expect(municipalityName('', 'nl')).toBe('');
});

it('does not take a municipality for its namesake', () => {
  expect(municipalityName('Saint-Nicolas', 'nl')).toBe('Saint-Nicolas');
});

it('tells a municipality from its namesake by the postal code', () => {
  expect(municipalityName('Halle', 'fr', '1500')).toBe('Hal');
  expect(municipalityName('Halle', 'fr', '2980')).toBe('Halle');
  expect(municipalityName('FOREST', 'nl', '7910')).toBe('FOREST');
  expect(municipalityName('Saint-Nicolas', 'nl', '9100')).toBe('Sint-Niklaas');
  expect(municipalityName('Sint-Truiden', 'fr', '3800')).toBe('Saint-Trond');
  expect(municipalityKey('Forest', '7910')).not.toBe(municipalityKey('Vorst', '1190'));
  expect(municipalityNames('Forest', '7910')).toEqual(['Forest']);
});

it('treats both names of a municipality as one place', () => {
  expect(municipalityKey('Elsene')).toBe(municipalityKey('Ixelles'));
  expect(municipalityNames('Elsene')).toEqual(['Ixelles', 'Elsene']);
  expect(municipalityNames('Charleroi')).toEqual(['Charleroi']);
});
