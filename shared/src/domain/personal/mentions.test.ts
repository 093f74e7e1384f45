import { describe, expect, it } from 'vitest';
import { mentionsOf, type PersonTraces } from './mentions.ts';

const zoe: PersonTraces = {
  firstnames: ['Zoé'],
  lastnames: ['Dequeker', "D'Hondt-Maes"],
  unshared: ['Dequeker'],
  emails: ['zoe@example.test'],
  numbers: ['+32470123456', '85.07.30-033-28'],
  birthdays: ['1985-07-30'],
  others: ['avenue Rogier 50'],
};
const { erasedFrom, in: names } = mentionsOf(zoe);

describe('mentions of a person in texts', () => {
  it.each([
    ['Rappeler Mme Dequeker demain', 'Rappeler Mme — demain'],
    ['ZOE DEQUEKER, née le 30/07/1985', '—, née le —'],
    ['Dequeker, Zoé (1985-07-30)', '— (—)'],
    ['d’hondt maes zoe habite avenue Rogier 50', '— habite —'],
    ['GSM 0470/12.34.56', 'GSM —'],
    ['tel +32 470 12 34 56 le soir', 'tel — le soir'],
    ['n° 850730 033 28', 'n° —'],
    ['De : zoe@example.test', 'De : —'],
    ['Dequeker: Zoé préfère 30.7.85', '—: — préfère —'],
  ])('erases the person from %j', (text, left) => {
    expect(names(text)).toBe(true);
    expect(erasedFrom(text)).toBe(left);
  });

  it.each([
    'Zoé Peeters arrive',
    'avenue Rogier 50',
    'né le 30/07/1985',
    'Dequekerstraat 3',
    'dequeker',
    'D’Hondt-Maes',
    'appeler le 0470 12 34 57',
    '10470123456',
  ])('leaves %j, which may be of another', (text) => {
    expect(names(text)).toBe(false);
    expect(erasedFrom(text)).toBe(text);
  });

  it('finds no mention when nothing is known of the person', () => {
    const nobody = { firstnames: [], lastnames: [], unshared: [], emails: [], numbers: [], birthdays: [], others: [] };
    expect(mentionsOf(nobody).in('Zoé Dequeker')).toBe(false);
  });
});
