import { expect, it } from 'vitest';
import { readWeekdays, weekdayLanguage } from './cell-weekdays.ts';

it.each([
  ['lu, me, ve', '1,3,5'],
  ['Lundi et jeudi', '1,4'],
  ['les mardis', '2'],
  ['lun. mar. jeu.', '1,2,4'],
  ['du lundi au vendredi', '1,2,3,4,5'],
  ['ma t/m vr', '1,2,3,4,5'],
  ['maandag tot en met zaterdag', '1,2,3,4,5,6'],
  ['lu-ve', '1,2,3,4,5'],
  ['lu-me-ve', '1,3,5'],
  ['wo + vr', '3,5'],
  ['Mon Wed Fri', '1,3,5'],
  ['Tuesdays', '2'],
  ['elke dag', '1,2,3,4,5,6,7'],
  ['Jours ouvrables', '1,2,3,4,5'],
  ['1, 3, 5', '1,3,5'],
  ['2x par semaine', undefined],
  ['lu, xy', undefined],
])('the weekdays %s are %s', (text, value) => {
  expect(readWeekdays(text, undefined)).toEqual(value === undefined ? {} : { value });
});

it('reads days that two languages write alike in the language of their column, and asks where none is clear', () => {
  expect(weekdayLanguage(['ma/do', 'ma', 'wo'])).toBe('nl');
  expect(weekdayLanguage(['ma', 'di'])).toBeUndefined();
  expect(readWeekdays('ma, di', 'nl')).toEqual({ value: '1,2' });
  expect(readWeekdays('ma', 'fr')).toEqual({ value: '2' });
  expect(readWeekdays('ma', undefined)).toEqual({ value: '2', guess: 'weekdays' });
});

it('asks whether a hyphen between two days is a range', () => {
  expect(readWeekdays('lu-je', 'fr')).toEqual({ value: '1,4', guess: 'weekdays' });
});
