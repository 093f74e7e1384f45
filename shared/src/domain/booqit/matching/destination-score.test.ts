import { expect, it } from 'vitest';
import { type ComparedPlace, destinationScore } from './destination-score.ts';
import { competingScores, LIKELY_SCORE, SURE_SCORE } from './evidence.ts';

const saintLuc: ComparedPlace = {
  name: 'Cliniques universitaires Saint-Luc – Dialyse',
  address: 'Avenue Hippocrate 10',
  zip: '1200',
  latitude: 50.853,
  longitude: 4.4525,
};
const score = (changes: Partial<ComparedPlace>) => destinationScore({ ...saintLuc, ...changes }, saintLuc).score;

it.each<[string, Partial<ComparedPlace>]>([
  ['the same place', {}],
  ['the same place without coordinates', { latitude: null, longitude: null }],
  ['the same name with a shorter address', { address: null }],
  ['a part of the name at the same address', { name: 'Saint-Luc Dialyse' }],
])('a match is certain for %s', (_case, changes) => {
  expect(score(changes)).toBeGreaterThanOrEqual(SURE_SCORE);
});

it.each<[string, Partial<ComparedPlace>]>([
  ['another department at the same address', { name: 'Cliniques universitaires Saint-Luc – Oncologie' }],
  ['another name at the same address', { name: 'Institut Roi Albert II' }],
])('a match is not certain for %s', (_case, changes) => {
  expect(score(changes)).toBeLessThan(SURE_SCORE);
});

it.each<[string, Partial<ComparedPlace>]>([
  ['the same name in another town', { address: 'place Keym 3', zip: '1170', latitude: 50.81, longitude: 4.41 }],
  ['another place nearby', { name: 'Parc Malou', address: 'Chaussée de Stockel 45' }],
])('a match treats %s as a different place', (_case, changes) => {
  expect(score(changes)).toBeLessThan(LIKELY_SCORE);
});

it('the match of a destination is not sure without a name and an address', () => {
  const nowhere = { name: '', address: null, zip: null, latitude: null, longitude: null };
  expect(destinationScore(nowhere, nowhere).score).toBeLessThan(LIKELY_SCORE);
});

it('the match of a destination is certain for the named department, and for none when only the hospital is named', () => {
  const at = (name: string) => destinationScore({ ...saintLuc, name }, saintLuc).bits;
  const [named, other] = [at(saintLuc.name), at('Cliniques universitaires Saint-Luc – Oncologie')];
  expect(competingScores([named, other, other, other])[0]).toBeGreaterThanOrEqual(SURE_SCORE);
  expect(competingScores([other, other])[0]).toBeLessThan(LIKELY_SCORE);
});
